/**
 * Whether PostgreSQL can store a text: its texts have no NUL character, and its JSON no lone surrogate. Valid
 * identifiers have neither, so such requests are rejected before they reach a statement.
 */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
