/** Formats money (docs/product/frame.md#money-and-dates). */
import type { Currency } from '#contract/frame.ts'

export const lira: Currency = { code: 'TRY', icon: '₺', name: 'Türk lirası', value: 1 }

/** Formats a TRY amount in `currency`, divided by its selling rate: 2 decimals, '.' for thousands, ',' for decimals. */
export function formatMoney(amountTry: number, currency: Currency = lira): string {
  const cents = Math.round((Math.abs(amountTry) / currency.value) * 100)
  const whole = String(Math.floor(cents / 100)).replaceAll(/\B(?=(\d{3})+$)/g, '.')
  const sign = amountTry < 0 && cents > 0 ? '-' : ''
  return `${sign}${whole},${String(cents % 100).padStart(2, '0')} ${currency.icon}`
}

/** Formats a TRY amount like `formatMoney`, rounded to whole units of `currency`. */
export function formatWholeMoney(amountTry: number, currency: Currency = lira): string {
  const rounded = Math.round(amountTry / currency.value)
  return formatMoney(rounded, { ...currency, value: 1 }).replace(/,00(?= )/, '')
}

/** Formats a TRY amount in whole thousands of `currency`, for narrow places; null below 100,000 of its units. */
export function thousandsOf(amountTry: number, currency: Currency = lira): string | null {
  const units = Math.round(amountTry / currency.value)
  return units < 100_000 ? null : formatWholeMoney(Math.round(units / 1000)).replace(/ \S+$/, '')
}
