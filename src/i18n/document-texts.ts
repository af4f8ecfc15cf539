/**
 * The texts that a document needs to hydrate, as JSON behind what it shows
 * (docs/decisions/0051-texts-in-documents.md). A plain text is a string that begins with its message ID; a text with
 * placeholders is an array that begins with it.
 */
import type { Messages } from '@lingui/core'

/** ID of the element that has the texts. */
export const textsElement = 'texts'

/** Length of the IDs that Lingui makes of source texts. */
const idLength = 6

/** The texts of these IDs as the content of a script element; IDs without a message are left out. */
export function writeTexts(ids: Iterable<string>, messages: Messages): string {
  const entries = [...ids].flatMap((id) => {
    const message = messages[id]
    if (message === undefined) return []
    const tokens = typeof message === 'string' ? [message] : message
    const [text] = tokens
    const plain = id.length === idLength && tokens.length === 1 && typeof text === 'string'
    return [plain ? id + text : [id, ...tokens]]
  })
  // `<` is escaped, so that no text can close the script element.
  return JSON.stringify(entries).replaceAll('<', '\\u003c')
}

/** The messages that `writeTexts` wrote; undefined if it did not write `json`. */
export function readTexts(json: string): Messages | undefined {
  const entries: unknown = parse(json)
  if (!Array.isArray(entries)) return undefined
  // The cast is safe: the server of this same build wrote the array.
  const texts = entries as (string | [string, ...Exclude<Messages[string], string>])[]
  return Object.fromEntries(
    texts.map((entry) => {
      if (typeof entry === 'string') return [entry.slice(0, idLength), [entry.slice(idLength)]]
      const [id, ...tokens] = entry
      return [id, tokens]
    }),
  )
}

function parse(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}
