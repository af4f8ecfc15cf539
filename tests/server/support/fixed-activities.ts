/**
 * Creates a variant of the gateway's embedded activity supplier; a test sets its prices, capacity and cancelled
 * departures.
 */
import type { Departure } from '#server/supply/activity/activity-calendar.ts'
import { createActivityInventory } from '#server/supply/activity/activity-inventory.ts'
import { departureId } from '#server/supply/activity/activity-keys.ts'
import type { ActivityDeparture, ActivityOffer, ActivitySupply } from '#server/supply/activity/activity-supply.ts'
import { activitySupplyOf } from '#server/supply/activity/embedded-activities.ts'

export interface FixedActivities extends ActivitySupply {
  /** Price in kuruş of every traveller who pays. */
  unitPrice: number
  /**
   * Number of places on every departure, and of units of every package that has its own stock. `elsewhere` is how many
   * of this number are sold by other sellers.
   */
  places: number
  elsewhere: number
  /** IDs of the departures that their organiser cancelled. */
  calledOff: Set<string>
}

export const badWeather = { tr: 'Hava koşulları nedeniyle iptal edildi.', en: 'Cancelled because of the weather.' }

/**
 * Creates a supplier for which every paying traveller costs 900 ₺, each departure has twelve places left, and none is
 * cancelled.
 */
export function createFixedActivities(): FixedActivities {
  const embedded = createActivityInventory()
  const knobs = { unitPrice: 90_000, places: 12, elsewhere: 0, calledOff: new Set<string>() }
  const priced = (offer: ActivityOffer): ActivityOffer => {
    const units = offer.price.units.map((line) => {
      const each = line.each === 0 ? 0 : fixed.unitPrice
      const total = each * line.count
      return { ...line, each, total, tax: Math.round(total / 6) }
    })
    const total = units.reduce((sum, line) => sum + line.total, 0)
    const stock = offer.stock.map((one) => ({ ...one, all: fixed.places, takenElsewhere: fixed.elsewhere }))
    return {
      ...offer,
      departure: ruled(offer.departure),
      stock,
      left: stock.length > 0 ? fixed.places - fixed.elsewhere : null,
      price: { adult: fixed.unitPrice, units, total, tax: Math.round(total / 6) },
    }
  }
  const ruled = (departure: ActivityDeparture): ActivityDeparture =>
    fixed.calledOff.has(departure.id)
      ? { ...departure, status: 'CLOSED', cancelled: { reason: badWeather } }
      : { ...departure, cancelled: null }
  const sized = (departure: Departure): Departure => ({
    ...departure,
    places: departure.places && { ...departure.places, all: fixed.places, takenElsewhere: fixed.elsewhere },
    cancelled: fixed.calledOff.has(departureId(departure.name)) ? { reason: badWeather } : null,
  })
  const inventory = {
    ...embedded,
    departures: (...asked: Parameters<typeof embedded.departures>) => embedded.departures(...asked).map(sized),
    departure(...asked: Parameters<typeof embedded.departure>) {
      const found = embedded.departure(...asked)
      return found && sized(found)
    },
    search: (...asked: Parameters<typeof embedded.search>) =>
      embedded.search(...asked).map((found) => ({
        ...found,
        offers: found.offers.map(({ offer, departure }) => ({ offer: priced(offer), departure: sized(departure) })),
        next: found.next.map(sized),
      })),
    packages(...asked: Parameters<typeof embedded.packages>) {
      const found = embedded.packages(...asked)
      if (found?.outcome !== 'known') return found
      return { ...found, departure: sized(found.departure), offers: found.offers.map(priced) }
    },
    offer(...asked: Parameters<typeof embedded.offer>) {
      const found = embedded.offer(...asked)
      return found && { ...found, offer: priced(found.offer) }
    },
  }
  const fixed: FixedActivities = Object.assign(activitySupplyOf(inventory), knobs)
  return fixed
}
