/**
 * Defines the snapshot that an activity booking stores of its offer, so that the booking can be shown and priced after
 * its search is deleted.
 */
import * as z from 'zod/mini'
import { departureStatuses, pricedPer } from '#contract/activity-parts.ts'
import type { BookingRow } from '#server/db/schema/bookings.ts'
import { StoredNames, StoredStock } from '#server/api/booking/snapshot-parts.ts'
import { sha256 } from '#server/db/random-token.ts'
import type { Order } from '#server/parts/product.ts'
import type { ActivityOfferDetail } from '#server/supply/activity/activity-supply.ts'
import { ActivitySearchQuery } from '#server/api/activity/search-query.ts'
import { turkishZone } from '#server/runtime/zones.ts'

const Named = z.object({ id: z.string(), name: StoredNames })
const LocalTime = z.object({ date: z.string(), time: z.string() })
const Service = z.object({ name: StoredNames, icon: z.string() })
// oxfmt-ignore
const unitTypes = ['ADULT', 'YOUTH', 'CHILD', 'INFANT', 'FAMILY', 'SENIOR', 'STUDENT', 'MILITARY', 'OTHER'] as const
const Unit = z.object({
  id: z.string(),
  type: z.enum(unitTypes),
  name: StoredNames,
  ageFrom: z.number(),
  ageTo: z.number(),
  paxCount: z.number(),
  min: z.number(),
  max: z.number(),
  accompanied: z.boolean(),
})
const Summary = z.object({
  id: z.string(),
  name: StoredNames,
  image: z.string(),
  category: Named,
  location: z.object({ id: z.string(), name: StoredNames, city: StoredNames, country: StoredNames }),
  departure: Named,
  arrival: Named,
  supplier: z.object({ id: z.string(), name: z.string(), phone: z.string() }),
  shortDescription: StoredNames,
  durationDays: z.nullable(z.number()),
  durationMinutes: z.nullable(z.number()),
})
const Departure = z.object({
  id: z.string(),
  start: LocalTime,
  end: LocalTime,
  startsAt: z.number(),
  endsAt: z.number(),
  status: z.enum(departureStatuses),
  vacancies: z.nullable(z.number()),
})
const Package = z.object({
  id: z.string(),
  name: StoredNames,
  services: z.array(Service),
  languages: z.array(z.string()),
  pricedPer: z.enum(pricedPer),
  maxTravellers: z.number(),
  pickUp: z.boolean(),
})
const UnitPrice = z.object({
  unit: Unit,
  age: z.nullable(z.number()),
  count: z.number(),
  each: z.number(),
  total: z.number(),
  tax: z.number(),
})
const Offer = z.object({
  key: z.string(),
  summary: Summary,
  departure: Departure,
  package: Package,
  party: z.object({ adults: z.number(), childAges: z.array(z.number()) }),
  price: z.object({
    adult: z.number(),
    units: z.array(UnitPrice).check(z.minLength(1)),
    total: z.number(),
    tax: z.number(),
  }),
  cancellation: z.object({
    freeUntil: z.number(),
    feePercent: z.number(),
    closesAt: z.number(),
    timeZone: z._default(z.string(), turkishZone),
  }),
  stock: z.array(StoredStock),
})
const Zone = z.object({
  id: z.string(),
  name: StoredNames,
  latitude: z.number(),
  longitude: z.number(),
  address: z.string(),
  directions: StoredNames,
  minutesBefore: z.number(),
})
/** Details of an activity for its ticket, in addition to the activity's summary in `Offer`. */
const Shown = z.object({
  services: z.array(Service),
  notIncluded: z.array(StoredNames),
  notes: z.array(StoredNames),
  departureZones: z.array(Zone),
  venue: z._default(z.nullable(Zone), null),
  timeZone: z.string(),
})

export const ActivitySnapshot = z.object({
  query: ActivitySearchQuery,
  offer: Offer,
  activity: Shown,
  /** Why the organiser cancelled the ticket or its departure; null if it cancelled neither. */
  calledOff: z._default(z.nullable(StoredNames), null),
  /**
   * The plain date on which the travellers arrive at the place of the activity. Null if the payment form left it empty
   * or was not sent yet, or if the booking was anonymised.
   */
  arrivalDate: z._default(z.nullable(z.string()), null),
})
export type ActivitySnapshot = z.infer<typeof ActivitySnapshot>

export const activitySnapshot = ({ snapshot }: Pick<BookingRow, 'snapshot'>): ActivitySnapshot =>
  ActivitySnapshot.parse(snapshot)

export const snapshotOf = (
  query: ActivitySearchQuery,
  { offer, activity }: ActivityOfferDetail,
  arrivalDate: string | null = null,
): ActivitySnapshot => ActivitySnapshot.parse({ query, offer, activity, arrivalDate })

/** Returns an order: the snapshot, and the total price of its offer in kuruş. */
export const orderOf = (snapshot: ActivitySnapshot): Order & { snapshot: ActivitySnapshot } => ({
  snapshot,
  total: snapshot.offer.price.total,
})

/** Returns a fingerprint of the selected offer: departure, package and party. */
export const activitySelection = (booking: Pick<BookingRow, 'snapshot'>): string =>
  sha256(activitySnapshot(booking).offer.key)
