/** Converts the extras and the price of a booking to their wire format, with amounts in TRY instead of kuruş. */
import type { TransferExtra, TransferPrice } from '#contract/transfer-booking.ts'
import type { OfferedExtra } from '#contract/transfer-payment.ts'
import { payable } from '#server/booking/booking-store.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { extrasPrice, type TransferSnapshot } from '#server/api/transfer/snapshot.ts'
import { kilometreRate, wireCampaign } from '#server/api/transfer/wire-offer.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { lira } from '#server/text/money.ts'

/** Returns the offered extras as the validation of the payment form expects them. */
export const offeredExtras = ({ extras }: Pick<TransferSnapshot, 'extras'>): OfferedExtra[] =>
  extras.map(({ id, maxQuantity }) => ({ id, max_quantity: maxQuantity }))

export const wireExtras = ({ extras }: Pick<TransferSnapshot, 'extras'>, language: string): TransferExtra[] =>
  extras.map(({ id, name, price, quantity, maxQuantity }) => ({
    id,
    name: name[messageLanguage(language)],
    price: lira(price),
    quantity,
    max_quantity: maxQuantity,
    is_selected: quantity > 0,
  }))

/** Returns the VAT contained in an amount (kuruş), at the offer's tax rate. */
function taxIn(amount: number, { total, tax }: TransferSnapshot['offer']['price']): number {
  return total === 0 ? 0 : Math.round((amount * tax) / total)
}

/** Returns the price of a booking: `total` = `base` + `service` - `discount`. */
export function wirePrice(
  booking: Pick<BookingRow, 'total' | 'discount'>,
  snapshot: TransferSnapshot,
  language: string,
): TransferPrice {
  const { price } = snapshot.offer
  const extras = lira(extrasPrice(snapshot))
  const total = payable(booking)
  const rate = kilometreRate(snapshot.offer)
  return {
    total: lira(total),
    tax: lira(taxIn(total, price)),
    base: lira(price.total),
    service: extras,
    discount: lira(booking.discount),
    per_km_price: lira(rate),
    total_price_for_km: lira(rate * price.billedKilometres),
    extra_products_price: extras,
    campaign: wireCampaign(snapshot.offer, language),
    campaign_discount: lira(price.discount),
  }
}
