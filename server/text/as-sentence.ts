/** Text of a supplier for the end of a sentence: with a full stop, unless it ends with a mark of its own. */
export const asSentence = (text: string): string => text.trim().replace(/(?<![.!?…])$/, '.')
