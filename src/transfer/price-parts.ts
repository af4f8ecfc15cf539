import type { TransferPrice } from '#contract/transfer-booking.ts'

/** Amounts of a price in TRY. Before a coupon or a money point, the total is `fare` - `campaign` + `service`. */
export interface PriceParts {
  /** The rides before the campaign. */
  fare: number
  campaign: number
  /** The chosen extras. */
  service: number
}

const kurus = (amount: number) => Math.round(amount * 100)

/** The parts of a price; a backend may send only its total. */
export function priceParts({ total, base, service, discount, campaign_discount: campaign }: TransferPrice): PriceParts {
  const rides = base ?? (kurus(total) + kurus(discount) - kurus(service)) / 100
  return { fare: (kurus(rides) + kurus(campaign)) / 100, campaign, service }
}

/** The total of the parts before a coupon or a money point, in TRY. */
export const sumOf = ({ fare, campaign, service }: PriceParts): number =>
  (kurus(fare) - kurus(campaign) + kurus(service)) / 100
