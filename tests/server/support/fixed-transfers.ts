/** Creates a variant of the gateway's embedded transfer supplier; a test sets its prices, stock and terms. */
import { transferSupplyOf } from '#server/supply/transfer/embedded-transfers.ts'
import { createTransferInventory } from '#server/supply/transfer/transfer-inventory.ts'
import type { TransferOffer, TransferSupply } from '#server/supply/transfer/transfer-supply.ts'

export interface FixedTransfers extends TransferSupply {
  /** Price in kuruş of every private offer, and of a seat on every shuttle. */
  ridePrice: number
  /** Number of units of every stock; `elsewhere` of them are sold elsewhere. */
  units: number
  elsewhere: number
  feePercent: number
}

/**
 * Creates a supplier for which every vehicle costs 1.200 ₺ without campaigns, six units are left, and late cancellation
 * costs 50 %.
 */
export function createFixedTransfers(): FixedTransfers {
  const embedded = createTransferInventory()
  const ruled = (offer: TransferOffer): TransferOffer => {
    const units = offer.typeCode === 1 ? offer.query.passengers : offer.count
    const total = fixed.ridePrice * units * offer.rides.length
    const stock = offer.stock.map((one) => ({ ...one, all: fixed.units, takenElsewhere: fixed.elsewhere }))
    return {
      ...offer,
      stock,
      left: fixed.units - fixed.elsewhere,
      price: { ...offer.price, total, tax: Math.round(total / 6), discount: 0, campaign: null, base: total },
      terms: {
        ...offer.terms,
        cancellation: { ...offer.terms.cancellation, feePercent: fixed.feePercent },
      },
    }
  }
  const knobs = { ridePrice: 120_000, units: 6, elsewhere: 0, feePercent: 50 }
  const inventory = {
    ...embedded,
    search: (...asked: Parameters<typeof embedded.search>) =>
      embedded
        .search(...asked)
        .map(ruled)
        .filter(({ stock }) => stock.every((one) => one.takenElsewhere + one.wanted <= one.all)),
    offer(...asked: Parameters<typeof embedded.offer>) {
      const found = embedded.offer(...asked)
      return found && { ...found, offer: ruled(found.offer) }
    },
    moved(...asked: Parameters<typeof embedded.moved>) {
      const found = embedded.moved(...asked)
      return found && { ...found, offer: ruled(found.offer) }
    },
  }
  const fixed: FixedTransfers = Object.assign(transferSupplyOf(inventory), knobs)
  return fixed
}
