/**
 * Converts amounts of an OCTO server to kuruş. Offers with a price in another currency than Turkish lira are not sold.
 */
import type { OctoPricing } from '#server/supply/octo/octo-schemas.ts'
import { vatIn } from '#server/supply/vat.ts'

export const soldCurrency = 'TRY'

/**
 * Converts an amount to kuruş, rounded up. The last `currencyPrecision` digits of the amount are decimal places: with
 * 2, the amount is in kuruş, with 0 in lira. Returns undefined for another currency than Turkish lira, or for a
 * negative amount.
 */
function kurusOf(amount: number, { currency, currencyPrecision }: OctoPricing): number | undefined {
  if (currency !== soldCurrency || amount < 0) return undefined
  const kurus = currencyPrecision <= 2 ? amount * 10 ** (2 - currencyPrecision) : amount / 10 ** (currencyPrecision - 2)
  return Math.ceil(kurus)
}

export interface RetailPrice {
  retail: number
  /** Taxes included in the retail price (`retail`), in kuruş; Turkish VAT if the OCTO server names no taxes. */
  tax: number
}

/**
 * Returns the price that travellers pay and the taxes included in it, in kuruş. Returns undefined if the price is not
 * in lira, negative or too large for an exact number.
 */
export function retailOf(pricing: OctoPricing): RetailPrice | undefined {
  const retail = kurusOf(pricing.retail, pricing)
  if (retail === undefined || !Number.isSafeInteger(retail)) return undefined
  const named = pricing.includedTaxes.reduce((sum, tax) => sum + (kurusOf(tax.retail, pricing) ?? 0), 0)
  return { retail, tax: pricing.includedTaxes.length > 0 ? Math.min(named, retail) : vatIn(retail) }
}
