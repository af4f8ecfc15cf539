/**
 * Whether PostgreSQL can store a text: it accepts no NUL character, and its JSON no lone surrogate. Valid identifiers
 * have neither, so such requests are rejected before they reach a statement.
 */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
