import { useLingui } from '@lingui/react/macro'
import type { Prices } from '#booking/day-prices/use-day-prices.ts'
import { thousandsOf } from '#i18n/money.ts'
import { useWholeMoney } from '#ui/money.tsx'
import { useSite } from '#ui/site.ts'

/** Texts for the price of a day, for display and for screen readers. */
export interface PriceWords {
  text: string
  /** The price as text, in thousands from 100,000 on, so that it fits into one day of the strip of days. */
  short: string
  /** As `short`, but without the currency sign, so that it fits into one day of the calendar. */
  amount: string
  words: string
  /** Whether this is the lowest price among the shown days and at least one of these days has a higher price. */
  best: boolean
}

/** Returns a function that returns the price texts of a date, or undefined for a date whose price is not known. */
export function usePriceWords(prices: Prices, days: readonly string[]): (day: string) => PriceWords | undefined {
  const { t } = useLingui()
  const money = useWholeMoney()
  const { currency } = useSite()
  const known = days.flatMap((day) => prices[day] ?? [])
  const lowest = Math.min(...known)
  const differ = known.some((price) => price > lowest)
  return (day) => {
    const price = prices[day]
    if (price === undefined) return undefined
    if (price === null) return { text: '–', short: '–', amount: '–', words: t`bilet yok`, best: false }
    const best = differ && price === lowest
    const text = money(price)
    const thousands = thousandsOf(price, currency)
    const amount = thousands === null ? text.replace(/\s.*/, '') : t`${thousands} bin`
    return {
      text,
      short: thousands === null ? text : `${amount}\u{a0}${currency.icon}`,
      amount,
      words: best ? t`${text}, en ucuz` : text,
      best,
    }
  }
}
