/** Formats amounts of money (docs/product/frame.md#money-and-dates). */
import type { Currency } from '#contract/frame.ts'

export const lira: Currency = { code: 'TRY', icon: '₺', name: 'Türk lirası', value: 1 }

/**
 * Converts an amount in TRY to `currency` by its selling rate, and formats it with 2 decimals, '.' for thousands, ','
 * for decimals, and a no-break space before the currency's symbol.
 */
export function formatMoney(amountTry: number, currency: Currency = lira): string {
  const cents = Math.round((Math.abs(amountTry) / currency.value) * 100)
  const whole = String(Math.floor(cents / 100)).replaceAll(/\B(?=(\d{3})+$)/g, '.')
  const sign = amountTry < 0 && cents > 0 ? '-' : ''
  return `${sign}${whole},${String(cents % 100).padStart(2, '0')}\u{a0}${currency.icon}`
}

/** Formats an amount in TRY as `formatMoney` does, but rounded to a whole number and without decimals. */
export function formatWholeMoney(amountTry: number, currency: Currency = lira): string {
  const rounded = Math.round(amountTry / currency.value)
  return formatMoney(rounded, { ...currency, value: 1 }).replace(',00', '')
}

/**
 * Formats an amount in TRY as a number of whole thousands of `currency`, without its symbol, for places with little
 * space. Returns null if the amount is less than 100,000 in `currency`.
 */
export function thousandsOf(amountTry: number, currency: Currency = lira): string | null {
  const units = Math.round(amountTry / currency.value)
  return units < 100_000 ? null : formatWholeMoney(Math.round(units / 1000)).replace(/\s.*/, '')
}
