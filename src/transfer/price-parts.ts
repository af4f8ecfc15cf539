import type { TransferPrice } from '#contract/transfer-booking.ts'

/**
 * Parts of a price in TRY. The total before a coupon or a money point is subtracted is `fare` - `campaign` + `service`.
 */
export interface PriceParts {
  /** Price of the rides before the campaign discount. */
  fare: number
  campaign: number
  /** Price of the chosen extras. */
  service: number
}

const kurus = (amount: number) => Math.round(amount * 100)

/** Returns the parts of a price. If the API sends no `base`, the price of the rides is computed from the total. */
export function priceParts({ total, base, service, discount, campaign_discount: campaign }: TransferPrice): PriceParts {
  const rides = base ?? (kurus(total) + kurus(discount) - kurus(service)) / 100
  return { fare: (kurus(rides) + kurus(campaign)) / 100, campaign, service }
}

/** Returns the total in TRY before a coupon or a money point is subtracted. */
export const sumOf = ({ fare, campaign, service }: PriceParts): number =>
  (kurus(fare) - kurus(campaign) + kurus(service)) / 100
