/**
 * Whether PostgreSQL can store a text: a text can't contain a NUL character, and JSON can't contain a lone surrogate.
 * Valid identifiers contain neither, so requests with such a text are rejected before they reach a database statement.
 */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
