/** Builds the offers of a departure for a party. */
import { cancellationOf } from './activity-terms.ts'
import { shownDeparture, type Asking, type Departure } from './activity-calendar.ts'
import type { SoldPackage } from './activity-catalogue.ts'
import { inOrder, offerKey, packageKey } from './activity-keys.ts'
import { placesFor, sizeOf, type Group } from './activity-parties.ts'
import { priceOf } from './activity-prices.ts'
import type { ActivityOffer, ActivityParty } from './activity-supply.ts'
import { plainDate } from '#server/runtime/plain-days.ts'
import { takenElsewhere } from '#server/supply/sales-elsewhere.ts'
import { hash } from '#server/supply/seeded.ts'
import { leftOf, type Stock } from '#server/supply/stock.ts'

/** A party with its groups: the travellers of one group have the same price unit and, for children, the same age. */
export interface KnownParty {
  party: ActivityParty
  groups: Group[]
}

/**
 * Returns how many units of a package's own stock a party takes: one for a private package, the number of double rooms
 * for a package with hotel, otherwise the number of places.
 */
function ownWanted({ row: { kind } }: SoldPackage, { groups }: KnownParty): number {
  const places = placesFor(groups)
  if (kind === 'private') return 1
  return kind === 'hotel' ? Math.ceil(places / 2) : places
}

function stockOf(departure: Departure, bought: SoldPackage, known: KnownParty, { today }: Asking): Stock[] {
  const { name, places } = departure
  const stock = places ? [{ ...places, wanted: placesFor(known.groups) }] : []
  const { own } = bought.row
  if (own === undefined) return stock
  const key = packageKey(name, bought.shown.id)
  const sold = takenElsewhere(hash(key), own, name.day - today)
  return [...stock, { key, day: plainDate(name.day), wanted: ownWanted(bought, known), all: own, takenElsewhere: sold }]
}

/** Whether a package admits the party: the party is not larger than the package's maximum. */
const takesParty = ({ shown }: SoldPackage, { party }: KnownParty): boolean => sizeOf(party) <= shown.maxTravellers

export function offerOf(
  departure: Departure,
  bought: SoldPackage,
  known: KnownParty,
  asking: Asking,
): ActivityOffer | undefined {
  if (!takesParty(bought, known)) return undefined
  const { activity, name, startsAt } = departure
  const stock = stockOf(departure, bought, known, asking)
  const { adults, childAges } = known.party
  const party = { adults, childAges: inOrder(childAges) }
  return {
    key: offerKey({ departure: name, package: bought.shown.id, party }),
    summary: activity.summary,
    departure: shownDeparture(departure, asking.now),
    package: bought.shown,
    party,
    price: priceOf(activity, bought, known, { day: name.day, ...asking }),
    cancellation: cancellationOf(activity.detail.cancellation, startsAt, activity.detail.timeZone),
    stock,
    left: stock.length > 0 ? leftOf(stock) : null,
  }
}

/** Compares two offers: the cheaper one first; at the same price, by key. */
export const byPrice = (a: ActivityOffer, b: ActivityOffer): number =>
  a.price.total - b.price.total || (a.key < b.key ? -1 : 1)

/** Returns the offers of all packages that admit the party, cheapest first, including those that are sold out. */
export const offersOf = (departure: Departure, known: KnownParty, asking: Asking): ActivityOffer[] =>
  departure.activity.packages.flatMap((bought) => offerOf(departure, bought, known, asking) ?? []).toSorted(byPrice)
