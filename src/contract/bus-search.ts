/**
 * Schemas for stations and searches of buses (docs/product/buses.md#calls-of-buses). Field names are those of the API.
 */
import * as z from 'zod/mini'
import { extra, optionalExtra } from '#contract/extra.ts'
import { rule } from '#contract/rules.ts'
import { departureDate, looseBoolean, wholeNumber } from '#contract/rule-schemas.ts'

/**
 * A bus station. `name` starts with the station's city. `name_only` is the station's own name. If `name_only` itself
 * starts with the city, `name` equals `name_only`. `district` is empty in the centre of a province and everywhere in
 * İstanbul.
 */
export const BusStation = z.object({
  id: z.number(),
  name: z.string(),
  name_only: z.string(),
  city: z.string(),
  district: extra(z.string(), ''),
  country_code: z.string(),
})
export type BusStation = z.infer<typeof BusStation>

/**
 * A bus station in a trip or a booking. A backend may send only `name_only` and `city`. If `name` is missing, it is
 * composed of them.
 */
export const TripStation = z.pipe(
  z.object({
    id: optionalExtra(z.number()),
    name: optionalExtra(z.string()),
    name_only: z.string(),
    city: z.string(),
    district: extra(z.string(), ''),
    country_code: extra(z.string(), ''),
  }),
  z.transform((station) => ({ ...station, name: station.name ?? `${station.city} ${station.name_only}` })),
)
export type TripStation = z.infer<typeof TripStation>

/** Reply to GET /api/bus/station/?keyword= (a `Keyword` of keyword.ts) and to GET /api/bus/station/popular/. */
export const BusStationList = z.object({ results: z.array(BusStation) })
export type BusStationList = z.infer<typeof BusStationList>

/**
 * Returns the schema for the body of POST /api/bus/gateway/search/, the search form of the home page. `today` (in
 * Europe/Istanbul) and `lastDay`, the last day on sale, are plain dates. `show_route_alternatives` adds trips from and
 * to other stations near the two stations; it defaults to true.
 */
export const busSearchForm = ({ today, lastDay }: { today: string; lastDay: string }) =>
  z
    .object({
      departure_station: wholeNumber,
      arrival_station: wholeNumber,
      departure_date: departureDate({ today, lastDay }),
      show_route_alternatives: z._default(looseBoolean, true),
    })
    .check(
      z.refine((form) => form.departure_station !== form.arrival_station, {
        error: rule.unique,
        path: ['arrival_station'],
      }),
    )
export type BusSearchForm = z.infer<ReturnType<typeof busSearchForm>>

const Named = z.object({ name: z.string() })

/**
 * A search as posted. `id` is the ID under which the gateway saves it (the API's search option); share links and price
 * alerts refer to this ID.
 */
export const BusFormData = z.object({
  id: z.string(),
  departure_station: BusStation,
  departure_station_id: z.number(),
  departure_station_city: z.optional(Named),
  arrival_station: BusStation,
  arrival_station_id: z.number(),
  arrival_station_city: z.optional(Named),
  departure_date: z.string(),
  show_route_alternatives: z.boolean(),
})
export type BusFormData = z.infer<typeof BusFormData>

/**
 * Reply to POST /api/bus/gateway/search/ if the body is a search form. `form_data` is the posted search; the app reads
 * only the fields of `StartedSearch`.
 */
export const BusSearchReply = z.object({ form_data: BusFormData, session_unique: z.string() })
export type BusSearchReply = z.infer<typeof BusSearchReply>

/**
 * Reply to GET /api/user/bus/recent-searches/: the searches of the signed-in user, or of a guest's device
 * (X-Device-Id).
 */
export const RecentBusSearches = z.object({
  results: z.array(z.object({ departure_station: BusStation, arrival_station: BusStation, option: z.string() })),
})
export type RecentBusSearches = z.infer<typeof RecentBusSearches>

/**
 * Reply to GET /api/bus/option/{option}/: a saved search (the API's search option) as form fields, with which it is
 * repeated or shared.
 */
export const BusOption = z.object({ form_data: BusFormData })
