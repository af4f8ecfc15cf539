/**
 * Answers GET location without a keyword. The reply lists the places near a coordinate, the place with an ID or a code,
 * the destinations of a place, or popular places. Also answers GET nearby with the places near the client.
 */

import type { NearbyTransfers } from '#contract/transfer-search.ts'
import { publicJson } from '#server/http/public-json.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'
import { ask, type SupplyCall } from '#server/supply/supply-call.ts'
import type { TransferLocation, TransferSupply } from '#server/supply/transfer/transfer-supply.ts'
import { wireLocation } from '#server/api/transfer/wire-offer.ts'
import { invalidField } from '#server/http/api-error.ts'

type Locations = TransferSupply['locations']

/** Header that tells caches not to store a reply. It is for replies that depend on the traveller's location. */
const noStore = { 'Cache-Control': 'no-store' }
const listed = 20
const nearest = 12
/** Seconds for which browsers cache a list of places. */
const kept = 3600

/** Parses latitude and longitude such as `36.9,30.7`; undefined if they are malformed or out of range. */
function coordinateOf(text: string): { latitude: number; longitude: number } | undefined {
  const [, latitude, longitude] = /^(-?\d{1,2}(?:\.\d{1,20})?),(-?\d{1,3}(?:\.\d{1,20})?)$/.exec(text) ?? []
  const place = { latitude: Number(latitude), longitude: Number(longitude) }
  return Math.abs(place.latitude) <= 90 && Math.abs(place.longitude) <= 180 ? place : undefined
}

const idOf = (text: string): number | undefined => (/^\d{1,9}$/.test(text) ? Number(text) : undefined)
const one = (place: TransferLocation | undefined) => (place ? [place] : [])

/**
 * One parser for each query parameter by which places can be looked up. A parser returns undefined if the parameter's
 * value is malformed. Otherwise it returns a function that looks up the places for this value.
 */
const lookups: Record<
  string,
  (value: string) => ((locations: Locations, call: SupplyCall) => Promise<TransferLocation[]>) | undefined
> = {
  near(value) {
    const place = coordinateOf(value)
    return place && ((locations, call) => locations.near(place, nearest, call))
  },
  from(value) {
    const id = idOf(value)
    return id === undefined ? undefined : (locations, call) => locations.destinations(id, listed, call)
  },
  id(value) {
    const id = idOf(value)
    return id === undefined ? undefined : async (locations, call) => one(await locations.byId(id, call))
  },
  code: (value) =>
    /^[A-Za-z]{3}$/.test(value)
      ? async (locations, call) => one(await locations.byCode(value.toUpperCase(), call))
      : undefined,
}

/** Answers a request for places without a keyword. Throws a 400 for a malformed parameter. */
export async function listedPlaces(
  { transfers: { locations }, patience }: Pick<GatewayDeps, 'transfers' | 'patience'>,
  c: ApiContext,
): Promise<Response> {
  const language = languageOf(c)
  const asked = Object.entries(lookups).find(([name]) => c.req.query(name) !== undefined)
  const [name = '', read] = asked ?? []
  const find = read ? read(c.req.query(name) ?? '') : (all: Locations, call: SupplyCall) => all.popular(call)
  if (!find) throw invalidField(name, language)
  const places = await ask(patience.places, (call) => find(locations, call))
  const body = { results: places.map((place) => wireLocation(place, language)) }
  return name === 'near' ? c.json(body, 200, noStore) : publicJson(c, body, kept)
}

/** Answers with the places near the client's approximate location, which is derived from its IP address. */
export async function placesAround(
  { transfers: { locations }, patience, clientPlace }: Pick<GatewayDeps, 'transfers' | 'patience' | 'clientPlace'>,
  c: ApiContext,
): Promise<Response> {
  const around = clientPlace(c)
  const found = around ? await ask(patience.places, (call) => locations.near(around, nearest, call)) : []
  const results = found.map((place) => wireLocation(place, languageOf(c)))
  return c.json({ city: results[0]?.city ?? null, results } satisfies NearbyTransfers, 200, noStore)
}
