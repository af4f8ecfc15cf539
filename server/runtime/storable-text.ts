/**
 * Whether PostgreSQL can store a text. It can't store a NUL character in a text, or a lone surrogate in JSON. Requests
 * with a text that it can't store are rejected before they reach a database statement.
 */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
