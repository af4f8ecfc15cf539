import { I18n, type MessageDescriptor, type MessageOptions, type Messages } from '@lingui/core'

/** The parts of a message that Lingui has compiled: texts and placeholders. */
type Tokens = Exclude<Messages[string], string>

type Values = Record<string, unknown>

/** Languages with Latin digits that have one plural form for 1 and one for all other numbers. */
const plain = new Set(['tr', 'en'])

/**
 * Formats a message without `Intl`. Returns undefined if Lingui must format it: because of a count that is not a whole
 * number from 0 to 999, a value such as an object, or a format other than a simple plural.
 */
function lightText(tokens: Tokens, values: Values, count?: number): string | undefined {
  let text = ''
  for (const token of tokens) {
    if (typeof token === 'string') {
      text += token === '#' && count !== undefined ? count : token
      continue
    }
    const [name, type, cases] = token
    const value = values[name]
    if (type === undefined) {
      if (typeof value === 'string' || typeof value === 'number') text += value
      else if (value !== undefined && value !== null) return undefined
      continue
    }
    const isSmall = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 1000
    if (type !== 'plural' || typeof cases !== 'object' || !isSmall) return undefined
    const { [value]: exact, one, other, offset } = cases as Record<string, Tokens | string | undefined>
    const chosen = exact ?? (value === 1 && one !== undefined ? one : other)
    const part = typeof chosen === 'object' ? lightText(chosen, values, value) : chosen
    if (offset !== undefined || part === undefined) return undefined
    text += part
  }
  return text
}

/**
 * An `I18n` that formats most Turkish and English messages without `Intl`. Creating the first formatter of `Intl` would
 * take a fifth of a page's JavaScript execution time.
 */
export class LightMessages extends I18n {
  override _(id: MessageDescriptor | string, values?: Values, options?: MessageOptions): string {
    const [key, given = {}] = typeof id === 'string' ? [id, values] : [id.id, id.values ?? values]
    const tokens = plain.has(this.locale) ? this.messages[key] : undefined
    const text = typeof tokens === 'object' ? lightText(tokens, given) : undefined
    if (text !== undefined && !text.includes('\\')) return text
    return typeof id === 'string' ? super._(id, values, options) : super._(id)
  }
}
