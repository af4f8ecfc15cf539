/**
 * Implements the embedded inventory of activities: real places, invented organisers, simulated capacity and prices
 * (docs/decisions/0034-activity-supply.md).
 */
import { departureAt, departuresOn, isOpen, startsOn, type Asking, type Departure } from './activity-calendar.ts'
import { allActivities, allLocations, type Activity } from './activity-catalogue.ts'
import { readDeparture, readOffer } from './activity-keys.ts'
import { byPrice, offerOf, offersOf, type KnownParty } from './activity-offers.ts'
import { operationOf } from './activity-operation.ts'
import { groupsOf, placesFor, sizeOf } from './activity-parties.ts'
import { searchActivities } from './activity-search.ts'
import { categories } from './activity-services.ts'
import type {
  ActivityDetail,
  ActivityLocation,
  ActivityMatches,
  ActivityOffer,
  ActivityOfferDetail,
  ActivityOperation,
  ActivityPackage,
  ActivityParty,
  ActivityQuery,
  ActivityScope,
  ActivitySummary,
  LocationDetail,
  Named,
  PartyRefusal,
} from './activity-supply.ts'
import { dayOf, plainDate, todayInTurkey } from '#server/runtime/plain-days.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { dayOnSale } from '#server/supply/sale-window.ts'
import { isAvailable } from '#server/supply/stock.ts'

/** An activity found by a search. Offers and departures do not take the gateway's own sales into account. */
export interface FoundActivity {
  summary: ActivitySummary
  /**
   * Offers on the searched day, cheapest first. An offer is listed only if enough units for the party remain after the
   * sales of other sellers.
   */
  offers: { offer: ActivityOffer; departure: Departure }[]
  /**
   * Departures after the searched day that have enough places for the party. The list covers only the first days that
   * have such departures: at most `soughtNext` days.
   */
  next: Departure[]
  /** Number of places on a departure that the party takes. */
  places: number
}

type DeparturePackages =
  | { outcome: 'known'; departure: Departure; offers: ActivityOffer[]; packages: ActivityPackage[] }
  | { outcome: 'refused'; refusal: PartyRefusal }

/** An inventory of activities. Its methods are pure functions of their arguments, including the current instant. */
export interface ActivityInventory {
  catalogue: {
    categories(): Named[]
    location(id: string): LocationDetail | undefined
    activity(id: string): ActivityDetail | undefined
    popularLocations(): ActivityLocation[]
    popularActivities(): ActivitySummary[]
    listed(scope: ActivityScope): ActivitySummary[] | undefined
    search(keyword: string): ActivityMatches
  }
  search(query: ActivityQuery, now: Date): FoundActivity[]
  departures(activity: string, days: { from: string; to: string }, now: Date): Departure[]
  departure(id: string, now: Date): Departure | undefined
  packages(departure: string, party: ActivityParty, now: Date): DeparturePackages | undefined
  offer(key: string, now: Date): ActivityOfferDetail | undefined
  operation(asked: { offer: string; reservation: string }, now: Date): ActivityOperation | null | undefined
  lastDay(today: string): string
}

/**
 * A search result also lists dates with departures after the searched date. The traveller sees at most `shownNext` of
 * these dates. The inventory returns up to `soughtNext`, because the gateway may have sold out some of them.
 */
export const shownNext = 3
const soughtNext = 6
const longestPeriod = 92
const nothingSold = () => 0

/** Creates an inventory that reads only its own data files and gives the same results on every machine. */
export function createActivityInventory(): ActivityInventory {
  const activities = allActivities()
  const locations = allLocations()
  const asking = (now: Date): Asking => ({ now: now.getTime(), today: todayInTurkey(now) })

  function inScope(scope: ActivityScope): Activity[] | undefined {
    if ('location' in scope && !locations.has(scope.location)) return undefined
    if ('category' in scope && !categories.has(scope.category)) return undefined
    return [...activities.values()].filter(({ places, row }) =>
      'location' in scope ? places.has(scope.location) : row.category === scope.category,
    )
  }

  function knownParty({ detail }: Activity, party: ActivityParty): KnownParty | PartyRefusal {
    const groups = groupsOf(detail.units, party)
    return Array.isArray(groups) ? { party, groups } : groups
  }

  const hasRoom = ({ places }: Departure, wanted: number): boolean =>
    !places || places.takenElsewhere + wanted <= places.all

  function nextOf(activity: Activity, days: { after: number; to: number }, places: number, at: Asking): Departure[] {
    const found: Departure[][] = []
    for (let next = days.after + 1; next <= days.to && found.length < soughtNext; next += 1) {
      const open = departuresOn(activity, next, at).filter((one) => isOpen(one, at.now) && hasRoom(one, places))
      if (open.length > 0) found.push(open)
    }
    return found.flat()
  }

  function search({ scope, date, party }: ActivityQuery, now: Date): FoundActivity[] {
    const day = dayOnSale(date, now)
    if (day === undefined) return []
    const at = asking(now)
    const lastDay = dayOf(lastDayOnSale(plainDate(at.today))) ?? day
    return (inScope(scope) ?? []).flatMap((activity) => {
      const known = knownParty(activity, party)
      if ('reason' in known) return []
      const places = placesFor(known.groups)
      const open = departuresOn(activity, day, at).filter((departure) => isOpen(departure, at.now))
      const offers = open
        .flatMap((departure) => offersOf(departure, known, at).map((offer) => ({ offer, departure })))
        .filter(({ offer }) => isAvailable(offer.stock, nothingSold))
        .toSorted((a, b) => byPrice(a.offer, b.offer))
      return [
        { summary: activity.summary, offers, next: nextOf(activity, { after: day, to: lastDay }, places, at), places },
      ]
    })
  }

  function departures(id: string, { from, to }: { from: string; to: string }, now: Date): Departure[] {
    const activity = activities.get(id)
    const [first, last] = [dayOf(from), dayOf(to)]
    if (!activity || first === undefined || last === undefined) return []
    const at = asking(now)
    const end = Math.min(last, first + longestPeriod, dayOf(lastDayOnSale(plainDate(at.today))) ?? last)
    const begin = Math.max(first, at.today)
    return Array.from({ length: Math.max(0, end - begin + 1) }, (_, index) => begin + index).flatMap((day) =>
      departuresOn(activity, day, at),
    )
  }

  function departure(id: string, now: Date): Departure | undefined {
    const name = readDeparture(id)
    const activity = name && activities.get(name.activity)
    if (!activity || !startsOn(activity, name.day).includes(name.minute)) return undefined
    return departureAt(activity, name.day, name.minute, asking(now))
  }

  function packages(id: string, party: ActivityParty, now: Date): DeparturePackages | undefined {
    const found = departure(id, now)
    if (!found) return undefined
    const known = knownParty(found.activity, party)
    if ('reason' in known) return { outcome: 'refused', refusal: known }
    return {
      outcome: 'known',
      departure: found,
      offers: offersOf(found, known, asking(now)),
      packages: found.activity.detail.packages.filter(({ maxTravellers }) => sizeOf(party) <= maxTravellers),
    }
  }

  /**
   * Finds an offer by its key (`ActivityOffer.key`). Returns the offer together with its departure; undefined if there
   * is no such offer.
   */
  function named(key: string, now: Date): { departure: Departure; offer: ActivityOffer } | undefined {
    const name = readOffer(key)
    const activity = name && activities.get(name.departure.activity)
    const { day = 0, minute = 0 } = name?.departure ?? {}
    if (!activity || !startsOn(activity, day).includes(minute)) return undefined
    const bought = activity.packages.find(({ shown }) => shown.id === name.package)
    const known = knownParty(activity, name.party)
    if (!bought || 'reason' in known) return undefined
    const found = departureAt(activity, day, minute, asking(now))
    const offer = offerOf(found, bought, known, asking(now))
    return offer && { departure: found, offer }
  }

  return {
    catalogue: {
      categories: () => [...categories.values()],
      location: (id) => locations.get(id)?.detail,
      activity: (id) => activities.get(id)?.detail,
      popularLocations: () => [...locations.values()].map(({ detail }) => detail.location),
      popularActivities: () => [...activities.values()].map(({ summary }) => summary),
      listed: (scope) => inScope(scope)?.map(({ summary }) => summary),
      search: searchActivities,
    },
    search,
    departures,
    departure,
    packages,
    offer(key, now) {
      const found = named(key, now)
      return found && { offer: found.offer, activity: found.departure.activity.detail }
    },
    operation(asked, now) {
      const found = named(asked.offer, now)
      if (!found?.offer.package.pickUp) return undefined
      return operationOf(found.departure, asked.reservation, now.getTime())
    },
    lastDay: lastDayOnSale,
  }
}
