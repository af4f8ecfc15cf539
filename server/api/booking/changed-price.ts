import type { SelectReply } from '#contract/booking.ts'
import { message, type MessageKey } from '#server/text/messages.ts'
import { moneyText } from '#server/text/money.ts'

/**
 * Returns the refusal of a selection whose price differs from the price that the traveller saw; undefined if the prices
 * are equal or the form has no price. `shown` is in TRY, `total` in kuruş. Callers check this before they hold any
 * units.
 */
export function changedPrice(
  shown: number | undefined,
  total: number,
  words: MessageKey,
  language: string,
): SelectReply | undefined {
  if (shown === undefined || Math.round(shown * 100) === total) return undefined
  return { status: false, research: true, message: message(words, language, moneyText(shown * 100), moneyText(total)) }
}
