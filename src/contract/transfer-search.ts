/**
 * Schemas for places and searches of transfers (docs/product/transfers.md#calls-of-transfers). Field names are those of
 * the API.
 */
import * as z from 'zod/mini'
import { extra } from '#contract/extra.ts'
import { rule } from '#contract/rules.ts'
import { departureDate, plainDate, returnDateFailure, wholeNumber } from '#contract/rule-schemas.ts'
import { halfHour, transferLimits } from '#contract/transfer-limits.ts'
import { locationKinds, TransferPlace, travelTypes } from '#contract/transfer-place.ts'
import { turkishInstant } from '#contract/turkish-time.ts'

const Named = z.object({ name: z.string() })

/**
 * A place to which or from which transfers go. `kind` and coordinates are null if the backend sends none; `code` is the
 * IATA code of an airport.
 */
export const TransferLocation = z.object({
  id: z.number(),
  name: z.string(),
  address: z.string(),
  city: Named,
  kind: extra(z.nullable(z.enum(locationKinds)), null),
  code: extra(z.nullable(z.string()), null),
  latitude: extra(z.nullable(z.number()), null),
  longitude: extra(z.nullable(z.number()), null),
})
export type TransferLocation = z.infer<typeof TransferLocation>

/**
 * Reply to GET /api/transfer/location/: places that match the query parameter, or popular places if there is none. The
 * parameters are `keyword` (at least 3 characters), `near` (latitude,longitude), `from` (ID of a place whose
 * destinations are returned), `id` and `code` (IATA). Of several parameters, the gateway uses only the first in this
 * order. Backends other than this project's gateway accept only `keyword`.
 */
export const TransferLocationList = z.object({ results: z.array(TransferLocation) })
export type TransferLocationList = z.infer<typeof TransferLocationList>

/**
 * Reply to GET /api/transfer/nearby/: the places near the client's position according to its IP address, and the city
 * of the nearest place. If the position is unknown or no place is near, `city` is null and `results` is empty. Only
 * this project's gateway offers the call.
 */
export const NearbyTransfers = z.object({ city: z.nullable(Named), results: z.array(TransferLocation) })
export type NearbyTransfers = z.infer<typeof NearbyTransfers>

/** A full or half hour as HH:MM; HH:MM:00 is accepted too, and becomes HH:MM. */
const timeText = z.string(rule.required).check(
  z.overwrite((value) => value.trim().replace(/^(\d\d:\d\d):00$/, '$1')),
  z.minLength(1, rule.required),
  z.regex(halfHour, rule.invalid),
)
/** Returns a schema that accepts what `field` accepts, and also a missing, empty or null value. */
const optional = <Field extends z.ZodMiniType>(field: Field) =>
  z._default(z.nullable(z.union([z.literal(''), field])), null)

/** Returns the schema of a whole number between two bounds, both inclusive. */
const between = ({ min, max }: { min: number; max: number }) =>
  wholeNumber.check(z.refine((value) => value >= min && value <= max, rule.invalid))

/**
 * Returns date and time of a pick-up as one string, so that the times of two pick-ups can be compared. Returns '' if
 * the date or the time is not a string.
 */
export const pickUp = (date: unknown, time: unknown) =>
  typeof date === 'string' && typeof time === 'string' ? `${date} ${time}` : ''

/** Returns whether a pick-up date and time (Turkish time) are before `now`, an instant in milliseconds since 1970. */
const isOver = (date: string, time: string, now: number): boolean => turkishInstant(date, time) < now

/** Sets the return fields of a one-way search to null, so that they are not validated. */
function withoutIdleReturn(given: unknown): unknown {
  if (typeof given !== 'object' || given === null) return given
  if ('travel_type' in given && given.travel_type === 'RT') return given
  return { ...given, return_date: null, return_pickup_time: null }
}

/**
 * Returns the schemas of the form fields for date and time of the outbound and the return pick-up. The outbound date
 * must be from `today` to `lastDay` (plain dates).
 */
export const pickUpFields = ({ today, lastDay }: { today: string; lastDay: string }) => ({
  departure_date: departureDate({ today, lastDay }),
  departure_pickup_time: timeText,
  return_date: optional(plainDate),
  return_pickup_time: optional(timeText),
})

interface SearchDays {
  today: string
  lastDay: string
  /**
   * The current time in milliseconds since 1970. Only the gateway sets it; the schema then refuses a pick-up at an
   * earlier time today. The app leaves this check to the gateway.
   */
  now?: number
}

const searchFields = ({ today, lastDay, now }: SearchDays) =>
  z
    .object({
      departure_location_id: wholeNumber,
      arrival_location_id: wholeNumber,
      ...pickUpFields({ today, lastDay }),
      travel_type: z._default(z.enum(travelTypes, rule.invalid), 'OW'),
      passenger_count: between(transferLimits.passengers),
      baggage_count: z._default(between(transferLimits.baggage), 0),
    })
    .check((context) => {
      const form = context.value
      const fail = (field: string, message: string) => {
        context.issues.push({ code: 'custom', message, path: [field], input: form })
      }
      if (
        now !== undefined &&
        form.departure_date === today &&
        isOver(form.departure_date, form.departure_pickup_time, now)
      )
        fail('departure_pickup_time', rule.pastTime)
      if (form.departure_location_id === form.arrival_location_id) fail('arrival_location_id', rule.unique)
      if (form.travel_type !== 'RT') return
      const failed = returnDateFailure(form, { today, lastDay })
      if (failed) fail('return_date', failed)
      if (!form.return_pickup_time) fail('return_pickup_time', rule.required)
      else if (
        form.return_date === form.departure_date &&
        pickUp(form.return_date, form.return_pickup_time) < pickUp(form.departure_date, form.departure_pickup_time)
      )
        fail('return_pickup_time', rule.invalid)
    })

/**
 * Returns the schema for the body of POST /api/transfer/gateway/search/, the search form of the home page. `today` (in
 * Europe/Istanbul) and `lastDay`, the last day on sale, are plain dates. The return fields are validated and used only
 * for a round trip (RT).
 */
export const transferSearchForm = (days: SearchDays) => z.pipe(z.transform(withoutIdleReturn), searchFields(days))
export type TransferSearchForm = z.infer<ReturnType<typeof transferSearchForm>>

/**
 * A saved search. `id` is its ID (the API's search option), to which share links and price alerts refer. Times are
 * HH:MM:SS in Turkish time. The return fields are null for a one-way trip.
 */
export const TransferFormData = z.object({
  id: z.string(),
  departure_location: TransferPlace,
  arrival_location: TransferPlace,
  departure_date: z.string(),
  departure_pickup_time: z.string(),
  return_date: z._default(z.nullable(z.string()), null),
  return_pickup_time: extra(z.nullable(z.string()), null),
  travel_type: z._default(z.enum(travelTypes), 'OW'),
  passenger_count: z.number(),
  baggage_count: z.number(),
})
export type TransferFormData = z.infer<typeof TransferFormData>

/**
 * Reply to POST /api/transfer/gateway/search/ if the body contains the fields of the search form. The app reads only
 * the fields of `StartedSearch` from this reply.
 */
export const TransferSearchReply = z.object({ form_data: TransferFormData, session_unique: z.string() })
export type TransferSearchReply = z.infer<typeof TransferSearchReply>

/**
 * Reply to GET /api/user/transfer/recent-searches/: the searches of the signed-in user, or of a guest's device
 * (X-Device-Id).
 */
export const RecentTransferSearches = z.object({
  results: z.array(
    z.object({ departure_location: TransferLocation, arrival_location: TransferLocation, option: z.string() }),
  ),
})
export type RecentTransferSearches = z.infer<typeof RecentTransferSearches>

/**
 * Reply to GET /api/transfer/option/{option}/: the form fields of a saved search (the API's search option). With them,
 * the app starts the search again, or fills in the search form on home.
 */
export const TransferOption = z.object({ form_data: TransferFormData })
