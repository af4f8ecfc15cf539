/**
 * Parts that lists, details and bookings of activities share (docs/product/activities.md). IDs are text; a backend may
 * send numbers. Amounts are TRY.
 */
import * as z from 'zod/mini'
import { extra, optionalExtra } from '#contract/extra.ts'

function isTimeZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}
/**
 * An IANA time zone. A zone that the device does not know becomes Europe/Istanbul, because dates can't be formatted in
 * it.
 */
export const WireTimeZone = extra(z.string().check(z.refine(isTimeZone)), 'Europe/Istanbul')

/** An ID as text. */
export const WireId = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

const Named = z.object({ name: z.string() })
/** An ID with its name; a backend may send only the ID where only filters need it. */
export const NamedId = z.object({ id: WireId, name: extra(z.string(), '') })
export type NamedId = z.infer<typeof NamedId>

/** Name of a city and its country. */
const City = z.object({ name: z.string(), country: optionalExtra(Named) })

/** A location in a list or a search; `image` is an address of a picture. */
export const ActivityLocation = z.object({
  id: WireId,
  name: z.string(),
  city: City,
  image: extra(z.string(), ''),
  activity_count: extra(z.number(), 0),
  latitude: extra(z.nullable(z.number()), null),
  longitude: extra(z.nullable(z.number()), null),
})
export type ActivityLocation = z.infer<typeof ActivityLocation>

/** The place of an activity; a backend may send only the city. */
const LocationOfActivity = z.object({ id: optionalExtra(WireId), name: extra(z.string(), ''), city: City })

/**
 * An activity as lists show it. `duration_in_days` is null unless it ends on another day than it begins;
 * `duration` is HH:MM, with hours above 24 as in 26:15.
 */
export const ActivitySummary = z.object({
  id: WireId,
  name: z.string(),
  image: z.string(),
  location: LocationOfActivity,
  category: extra(z.nullable(NamedId), null),
  departure: extra(z.nullable(NamedId), null),
  arrival: extra(z.nullable(NamedId), null),
  departure_zones: extra(z.array(NamedId), []),
  day_plans: extra(z.array(NamedId), []),
  short_description: extra(z.string(), ''),
  provider: optionalExtra(Named),
  duration_in_days: extra(z.nullable(z.number()), null),
  duration: extra(z.nullable(z.string()), null),
})
export type ActivitySummary = z.infer<typeof ActivitySummary>

/** A service of an activity; `icon` is a name such as `guide` or `lunch`. */
export const ActivityService = z.object({ name: z.string(), icon: extra(z.string(), '') })
export type ActivityService = z.infer<typeof ActivityService>

/**
 * Cancelling is free until `free_until`, then costs `fee_percent`, and is not possible from `closes_at`. Both are ISO
 * instants, shown in `time_zone`, the activity's IANA time zone.
 */
export const ActivityCancellation = z.object({
  free_until: z.string(),
  fee_percent: z.number(),
  closes_at: z.string(),
  time_zone: WireTimeZone,
})
export type ActivityCancellation = z.infer<typeof ActivityCancellation>

export const departureStatuses = ['AVAILABLE', 'LIMITED', 'FREESALE', 'SOLD_OUT', 'CLOSED'] as const

const WireOrganizationDate = z.object({
  id: WireId,
  start_date: z.string(),
  /** Defaults to `start_date`, because a backend may omit it. */
  end_date: optionalExtra(z.string()),
  time: extra(z.nullable(z.string()), null),
  end_time: extra(z.nullable(z.string()), null),
  status: extra(z.enum(departureStatuses), 'AVAILABLE'),
  left: extra(z.nullable(z.number()), null),
  price: extra(z.nullable(z.number()), null),
  adult_price: extra(z.nullable(z.number()), null),
})
/**
 * A departure: plain dates and times HH:MM in the local time of the activity. `left` is null unless few places are
 * left. `price` is the lowest total for the requested party, `adult_price` the price of one adult; null if unknown.
 */
export const OrganizationDate = z.pipe(
  WireOrganizationDate,
  z.transform((date) => ({ ...date, end_date: date.end_date ?? date.start_date })),
)
export type OrganizationDate = z.infer<typeof OrganizationDate>

/**
 * A meeting point. `time` (HH:MM) is when the travellers of the departure meet or, without a departure, those of the
 * day's first one; null if it depends on the departure. `minutes_before` is the time from meeting to start.
 */
export const DepartureZone = z.object({
  id: optionalExtra(WireId),
  name: z.string(),
  time: extra(z.nullable(z.string()), null),
  address: extra(z.string(), ''),
  directions: extra(z.string(), ''),
  latitude: extra(z.nullable(z.number()), null),
  longitude: extra(z.nullable(z.number()), null),
  minutes_before: extra(z.number(), 0),
})
export type DepartureZone = z.infer<typeof DepartureZone>

export const pricedPer = ['unit', 'booking'] as const

/**
 * A package without its price. `languages` are ISO 639-1 codes of the guide; `pick_up` means that travellers are picked
 * up at their hotels.
 */
export const ActivityPackage = z.object({
  id: WireId,
  name: z.string(),
  services: extra(z.array(ActivityService), []),
  languages: extra(z.array(z.string()), []),
  priced_per: extra(z.enum(pricedPer), 'unit'),
  max_travellers: extra(z.nullable(z.number()), null),
  pick_up: extra(z.boolean(), false),
})
export type ActivityPackage = z.infer<typeof ActivityPackage>
