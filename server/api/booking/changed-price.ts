import type { SelectReply } from '#contract/booking.ts'
import { message, type MessageKey } from '#server/text/messages.ts'
import { moneyText } from '#server/text/money.ts'

/**
 * The refusal of a selection whose price has changed since its traveller saw it; undefined if it has not, or if the form
 * names no price. `shown` is in TRY, `total` in kuruş. To be asked before anything is held.
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
