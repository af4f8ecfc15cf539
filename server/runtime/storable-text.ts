/**
 * Whether the database can keep a text: PostgreSQL knows no NUL character, and its JSON no half of a surrogate pair. No
 * identifier of ours has either, so that a request with one is refused before it reaches a statement.
 */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed()
