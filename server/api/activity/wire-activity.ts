/** Converts activities, locations and packages to their wire format, in the request's language. Amounts become TRY. */
import type {
  ActivityCancellation,
  ActivityLocation,
  ActivityPackage,
  ActivityService,
  ActivitySummary,
  DepartureZone,
  NamedId,
  OrganizationDate,
} from '#contract/activity-parts.ts'
import type { ActivityFormData } from '#contract/activity-search.ts'
import type { GroupTicket } from '#contract/group-ticket.ts'
import type * as supply from '#server/supply/activity/activity-supply.ts'
import { leftOf, type TakenStock } from '#server/supply/stock.ts'
import { clockTime, clockMinute } from '#server/runtime/plain-days.ts'
import { hoursAndMinutes } from '#contract/duration.ts'
import { messageLanguage } from '#server/text/messages.ts'
import { lira } from '#server/text/money.ts'
import type { ActivitySearchQuery, SearchTarget } from '#server/api/activity/search-query.ts'

export const wireNamed = ({ id, name }: supply.Named, language: string): NamedId => ({
  id,
  name: name[messageLanguage(language)],
})

export const wireNames = (names: readonly supply.Names[], language: string): string[] =>
  names.map((name) => name[messageLanguage(language)])

export function wireLocation(location: supply.ActivityLocation, language: string): ActivityLocation {
  const own = messageLanguage(language)
  const { id, name, city, country, image, activityCount, latitude, longitude } = location
  return {
    id,
    name: name[own],
    city: { name: city[own], country: { name: country[own] } },
    image,
    activity_count: activityCount,
    latitude,
    longitude,
  }
}

/** A summary of an activity. It may lack the fields that only filters need. */
type Summary = Omit<supply.ActivitySummary, 'departureZones' | 'dayPlans' | 'location' | 'supplier'> &
  Partial<Pick<supply.ActivitySummary, 'departureZones' | 'dayPlans'>> & {
    location: Pick<supply.ActivityLocation, 'id' | 'name' | 'city' | 'country'>
    supplier: Pick<supply.ActivitySupplier, 'name'>
  }

export function wireSummary(activity: Summary, language: string): ActivitySummary {
  const own = messageLanguage(language)
  const { location } = activity
  const named = (one: supply.Named) => wireNamed(one, language)
  return {
    id: activity.id,
    name: activity.name[own],
    image: activity.image,
    location: {
      id: location.id,
      name: location.name[own],
      city: { name: location.city[own], country: { name: location.country[own] } },
    },
    category: named(activity.category),
    departure: named(activity.departure),
    arrival: named(activity.arrival),
    departure_zones: (activity.departureZones ?? []).map(named),
    day_plans: (activity.dayPlans ?? []).map(named),
    short_description: activity.shortDescription[own],
    provider: { name: activity.supplier.name },
    duration_in_days: activity.durationDays,
    duration: activity.durationMinutes === null ? null : hoursAndMinutes(activity.durationMinutes),
  }
}

/**
 * Returns the URL of a card's picture. A vector drawing in `public/activities/` is replaced by its raster image of
 * 560 × 420 pixels.
 */
export const cardPicture = (image: string): string =>
  image.replace(/^\/activities\/(.+)\.svg$/, '/activities/cards/$1.webp')

const withCardPicture = <T extends { image: string }>(shown: T): T => ({ ...shown, image: cardPicture(shown.image) })

/** Returns the wire format of an activity in a list of cards. */
export const wireActivityCard = (activity: Summary, language: string): ActivitySummary =>
  withCardPicture(wireSummary(activity, language))

/** Returns the wire format of a location for its card in a list. */
export const wireLocationCard = (location: supply.ActivityLocation, language: string): ActivityLocation =>
  withCardPicture(wireLocation(location, language))

export const wireServices = (services: readonly supply.ActivityService[], language: string): ActivityService[] =>
  services.map(({ name, icon }) => ({ name: name[messageLanguage(language)], icon }))

export function wirePackage(bought: supply.ActivityPackage, language: string): ActivityPackage {
  return {
    id: bought.id,
    name: bought.name[messageLanguage(language)],
    services: wireServices(bought.services, language),
    languages: bought.languages,
    priced_per: bought.pricedPer,
    max_travellers: bought.maxTravellers,
    pick_up: bought.pickUp,
  }
}

export const wireCancellation = (terms: supply.ActivityCancellation): ActivityCancellation => ({
  free_until: new Date(terms.freeUntil).toISOString(),
  fee_percent: terms.feePercent,
  closes_at: new Date(terms.closesAt).toISOString(),
  time_zone: terms.timeZone,
})

/** Maximum number of remaining places that a reply states. If more places remain, the reply does not say how many. */
const fewPlaces = 5

/**
 * Returns the number of remaining places, `left`, if it is small, otherwise null. `left` is null if the places are not
 * limited or the supplier does not state their number.
 */
const fewLeft = (left: number | null): number | null => (left !== null && left <= fewPlaces ? left : null)

/**
 * Returns how many places of an offer remain, if they are at most `fewPlaces`; otherwise null. If the gateway counts
 * the places, the number is computed from `stock` and from the places that the gateway has sold or holds, which `taken`
 * returns. Otherwise it is `left`, the number of remaining places that the supplier states.
 */
export const offerLeft = ({ stock, left }: Pick<supply.ActivityOffer, 'stock' | 'left'>, taken: TakenStock) =>
  fewLeft(stock.length > 0 ? leftOf(stock, taken) : left)

type Departure = Pick<supply.ActivityDeparture, 'id' | 'start' | 'end' | 'status' | 'vacancies'>

/**
 * Returns the wire format of a departure. `price` is the price of the booked offer or, before a selection, of the
 * cheapest offer for the party, if known.
 */
export const wireDeparture = (
  { id, start, end, status, vacancies }: Departure,
  price?: Pick<supply.ActivityPrice, 'total' | 'adult'>,
): OrganizationDate => ({
  id,
  start_date: start.date,
  end_date: end.date,
  time: start.time,
  end_time: end.time,
  status,
  left: status === 'SOLD_OUT' ? 0 : fewLeft(vacancies),
  price: price ? lira(price.total) : null,
  adult_price: price ? lira(price.adult) : null,
})

/**
 * Returns the wire format of a meeting point or venue. `start` is the start time of the departure (HH:MM), from which
 * the time at a meeting point is computed. If `start` is null, as for a venue, the time is null, too.
 */
export function wireZone(zone: supply.DepartureZone, start: string | null, language: string): DepartureZone {
  const own = messageLanguage(language)
  const minute = start === null ? undefined : clockMinute(start)
  return {
    id: zone.id,
    name: zone.name[own],
    time: minute === undefined ? null : clockTime((((minute - zone.minutesBefore) % 1440) + 1440) % 1440),
    address: zone.address,
    directions: zone.directions[own],
    latitude: zone.latitude,
    longitude: zone.longitude,
    minutes_before: zone.minutesBefore,
  }
}

/** Details of an activity that both its page and its booking contain. */
type OnSite = Pick<supply.ActivityDetail, 'notIncluded' | 'notes' | 'departureZones' | 'timeZone'> & {
  venue?: supply.DepartureZone | null
}

/**
 * Returns the reply fields that an activity's page and its bookings share: the organiser, meeting points and venue,
 * what the price does not include, notes for travellers, and the time zone. `start` is the start time of the departure
 * (HH:MM), or null if unknown.
 */
export const wireOnSite = (
  { departureZones, venue, notIncluded, notes, timeZone }: OnSite,
  { name, phone }: Pick<supply.ActivitySupplier, 'name' | 'phone'>,
  start: string | null,
  language: string,
) => ({
  provider: { name, phone },
  departure_zones: departureZones.map((zone) => wireZone(zone, start, language)),
  venue: venue ? wireZone(venue, null, language) : null,
  not_included: wireNames(notIncluded, language),
  notes: wireNames(notes, language),
  time_zone: timeZone,
})

/** Returns the passenger type as it is written in replies: the type of a price unit in lower case. */
export const paxType = ({ type }: Pick<supply.ActivityUnit, 'type'>): string => type.toLowerCase()

/**
 * Returns the lines of the table that shows how an offer's price is made up. Travellers of the same price unit and
 * price form one line.
 */
export function wireGroups({ units }: Pick<supply.ActivityPrice, 'units'>, language: string): GroupTicket[] {
  const groups = new Map<string, Omit<supply.UnitPrice, 'total'>>()
  for (const line of units) {
    const key = `${line.unit.id} ${line.each}`
    const known = groups.get(key)
    groups.set(key, known ? { ...known, count: known.count + line.count, tax: known.tax + line.tax } : line)
  }
  return [...groups.values()].map(({ unit, count, each, tax }) => {
    const own = Math.round(tax / count)
    return {
      pax_type: paxType(unit),
      pax_name: unit.name[messageLanguage(language)],
      count,
      total_base: lira(each - own),
      total_tax: lira(own),
      total_service_fee: 0,
    }
  })
}

const nameOf = (named: supply.Named | null, language: string) => named && wireNamed(named, language)

/**
 * Returns the reply field `form_data`: the fields of the search form, with the names of the searched activity, location
 * or category in `language`.
 */
export function wireFormData(
  id: string,
  query: ActivitySearchQuery,
  { activity, location, category }: SearchTarget,
  language: string,
  sessionUnique: string | null = null,
): ActivityFormData {
  const { departureDate, adults, children, childAges } = query
  return {
    id,
    activity_id: activity?.id ?? null,
    location_id: location?.id ?? null,
    category_id: category?.id ?? null,
    activity: nameOf(activity, language),
    location: location && wireLocation(location, language),
    category: nameOf(category, language),
    departure_date: departureDate,
    adult_count: adults,
    child_count: children,
    child_ages: childAges,
    total_passenger_count: adults + children,
    session_unique: sessionUnique,
  }
}
