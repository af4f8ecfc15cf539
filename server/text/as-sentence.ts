/**
 * Returns a supplier's text as the end of a sentence: adds a full stop unless the text ends with `.`, `!`, `?` or `…`.
 */
export const asSentence = (text: string): string => text.trim().replace(/(?<![.!?…])$/, '.')
