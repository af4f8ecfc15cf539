/** Reads the selling rates of currencies, fixed at the date in `data/rates.json`. */
import type * as z from 'zod/mini'
import type { Currency } from '#contract/frame.ts'
import table from '#server/content/data/rates.json' with { type: 'json' }

const rates = new Map(Object.entries(table.rates))

export const currencyCodes: readonly string[] = [...rates.keys()]

/** Returns a currency with its selling rate; undefined if it is not offered. */
export function currency(code: string, language: string): z.infer<typeof Currency> | undefined {
  const rate = rates.get(code)
  if (!rate) return undefined
  const name = new Intl.DisplayNames([language, 'en'], { type: 'currency' }).of(code) ?? code
  return { code, icon: rate.icon, name, value: rate.value }
}
