/**
 * The texts that a server-rendered page needs for hydration, as JSON at the end of its HTML
 * (docs/decisions/0051-texts-in-documents.md). A text without placeholders is one string: its message ID of six
 * characters, directly followed by the text. Any other text, also one with a longer or shorter ID, is an array whose
 * first item is the message ID.
 */
import type { Messages } from '@lingui/core'

/** ID of the script element that contains the output of `writeTexts`. */
export const textsElement = 'texts'

/** Length of the message IDs that Lingui derives from source texts. */
const idLength = 6

/** Returns the texts with these message IDs as the content of a script element; IDs without a message are omitted. */
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

/** Parses the output of `writeTexts`; returns undefined if `json` is not an array. */
export function readTexts(json: string): Messages | undefined {
  const entries: unknown = parse(json)
  if (!Array.isArray(entries)) return undefined
  // The type cast is safe, because the server of the same build wrote the array.
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
