/**
 * Schemas that lists, details and bookings of activities share (docs/product/activities.md). IDs are text, although a
 * backend may send numbers. Amounts are in TRY.
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
 * An IANA time zone. A time zone that the device does not know becomes Europe/Istanbul, because the device could not
 * format dates in it.
 */
export const WireTimeZone = extra(z.string().check(z.refine(isTimeZone)), 'Europe/Istanbul')

/** Accepts an ID as text or number; the result is text. */
export const WireId = z.pipe(z.union([z.string(), z.number()]), z.transform(String))

const Named = z.object({ name: z.string() })
/**
 * An ID with its name. A backend may leave out the name if the ID is used only in filters; the name then becomes ''.
 */
export const NamedId = z.object({ id: WireId, name: extra(z.string(), '') })
export type NamedId = z.infer<typeof NamedId>

/** The name of a city, and its country. */
const City = z.object({ name: z.string(), country: optionalExtra(Named) })

/** A location in a list or a search; `image` is the URL of a picture. */
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

/** The location of an activity; a backend may send only its city. */
const LocationOfActivity = z.object({ id: optionalExtra(WireId), name: extra(z.string(), ''), city: City })

/**
 * The fields that an activity has in lists of activities, on its own page and in bookings. `duration_in_days` is the
 * number of days of an activity that lasts several days, otherwise null. `duration` is HH:MM, and its hours may exceed
 * 24, as in 26:15.
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

/** A service that an activity includes; `icon` is a name such as `guide` or `meal`. */
export const ActivityService = z.object({ name: z.string(), icon: extra(z.string(), '') })
export type ActivityService = z.infer<typeof ActivityService>

/**
 * Cancellation terms. Cancellation is free until `free_until`. Then it costs `fee_percent` of the price until
 * `closes_at`, after which it is not possible. `free_until` and `closes_at` are ISO instants, shown in `time_zone`, the
 * IANA time zone of the activity.
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
  /** Plain date on which the activity ends; if a backend does not send it, it equals `start_date`. */
  end_date: optionalExtra(z.string()),
  time: extra(z.nullable(z.string()), null),
  end_time: extra(z.nullable(z.string()), null),
  status: extra(z.enum(departureStatuses), 'AVAILABLE'),
  left: extra(z.nullable(z.number()), null),
  price: extra(z.nullable(z.number()), null),
  adult_price: extra(z.nullable(z.number()), null),
})
/**
 * A departure: plain dates, and times as HH:MM in the local time of the activity. `left` is the number of places left,
 * null unless there are few. `price` is the lowest total for the requested party or, in a booking, the total of the
 * booked package. `adult_price` is the price for one adult. Prices are null if unknown.
 */
export const OrganizationDate = z.pipe(
  WireOrganizationDate,
  z.transform((date) => ({ ...date, end_date: date.end_date ?? date.start_date })),
)
export type OrganizationDate = z.infer<typeof OrganizationDate>

/**
 * A meeting point, or the venue of an activity. `time` (HH:MM) is the time at which the travellers meet. In a booking,
 * `time` is for the booked departure; in a reply with packages, for the departure of these packages; on the activity
 * page, for the next departure. `time` is null for a venue, or if the meeting time is unknown. `minutes_before` is the
 * number of minutes between meeting and start.
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
 * A package without its price. `languages` are the guide's languages as ISO 639-1 codes; `pick_up` means that the
 * travellers are picked up at their hotels.
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
