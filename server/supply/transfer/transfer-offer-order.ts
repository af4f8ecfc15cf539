import type { TransferOffer } from './transfer-supply.ts'

type Ordered = Pick<TransferOffer, 'key' | 'typeCode'> & { price: { total: number }; vendor: { id: number } }

const shared = 1

/**
 * Returns the offers sorted by price, cheapest first. At the same price, private rides precede shuttles, and vendors
 * alternate, so that the departures of one shuttle do not fill the top of the list. The given order of the offers has
 * no influence.
 */
export function cheapestFirst<T extends Ordered>(offers: readonly T[]): T[] {
  const turns = new Map<string, number>()
  return offers
    .toSorted((a, b) => (a.key < b.key ? -1 : 1))
    .map((offer) => {
      const group = [offer.price.total, offer.typeCode, offer.vendor.id].join()
      const turn = turns.get(group) ?? 0
      turns.set(group, turn + 1)
      return { offer, turn }
    })
    .toSorted(
      (a, b) =>
        a.offer.price.total - b.offer.price.total ||
        Number(a.offer.typeCode === shared) - Number(b.offer.typeCode === shared) ||
        a.turn - b.turn,
    )
    .map(({ offer }) => offer)
}
