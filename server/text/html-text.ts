/** Converts plain text to HTML, for fields of the API that contain HTML. */
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

/** Returns the texts as one HTML string: a paragraph for each text, with special characters escaped. */
export const paragraphs = (texts: readonly string[]): string =>
  texts.map((text) => `<p>${text.replaceAll(/[&<>"']/g, (letter) => entities[letter] ?? '')}</p>`).join('')
