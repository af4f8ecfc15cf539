import { useLingui } from '@lingui/react/macro'
import type { Prices } from '#booking/day-prices/use-day-prices.ts'
import { useWholeMoney } from '#ui/money.tsx'

/** What a day says of its price: a few characters, and words. */
export interface PriceWords {
  text: string
  words: string
  /** Whether no other of the days is cheaper, and some are dearer. */
  best: boolean
}

/** Returns the words for each of the days; undefined for a day whose price is not known. */
export function usePriceWords(prices: Prices, days: readonly string[]): (day: string) => PriceWords | undefined {
  const { t } = useLingui()
  const money = useWholeMoney()
  const known = days.flatMap((day) => prices[day] ?? [])
  const lowest = Math.min(...known)
  const differ = known.some((price) => price > lowest)
  return (day) => {
    const price = prices[day]
    if (price === undefined) return undefined
    if (price === null) return { text: '–', words: t`bilet yok`, best: false }
    const best = differ && price === lowest
    return { text: money(price), words: best ? t`${money(price)}, en ucuz` : money(price), best }
  }
}
