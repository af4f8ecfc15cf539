/**
 * Data route for the popup in which a location is chosen: /transfer/locations/ with `?keyword=`,
 * `?near=latitude,longitude`, or `?around` for the city of the traveller's IP address.
 */
import type { LoaderFunctionArgs } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext } from '#api/context.ts'
import { transferCalls } from '#api/transfer.ts'
import { type PlaceAnswer, placeLoader } from '#booking/places/place-search.ts'
import type { RecentSearch } from '#booking/places/places.ts'
import { NearbyTransfers, RecentTransferSearches, TransferLocation } from '#contract/transfer-search.ts'
import { locationOption } from '#transfer/location-option.ts'

/** Converts recent transfer searches to the `RecentSearch` objects that home lists. */
export function recentTransfers({ results }: RecentTransferSearches): RecentSearch[] {
  return results.map(({ departure_location, arrival_location, option }) => ({
    places: [locationOption(departure_location), locationOption(arrival_location)],
    option,
  }))
}

const byKeyword = placeLoader({
  name: 'transfer',
  place: TransferLocation,
  find: (api, keyword, options) => transferCalls.locations(api, { keyword }, options),
  option: locationOption,
  searches: RecentTransferSearches,
  earlier: transferCalls.recentSearches,
  recent: recentTransfers,
})

export function loader(args: LoaderFunctionArgs): Promise<PlaceAnswer> {
  const { searchParams } = new URL(args.request.url)
  if (searchParams.has('around')) return placesAround(args)
  const near = searchParams.get('near')
  return near === null ? byKeyword(args) : placesNear(near, args)
}

/** Returns the locations near a position, the nearest first; `results` is null if the call fails. */
async function placesNear(near: string, { context, request }: LoaderFunctionArgs): Promise<PlaceAnswer> {
  try {
    const { results } = await transferCalls.locations(context.get(apiContext), { near }, { signal: request.signal })
    return { keyword: '', results: results.map(locationOption), recent: [] }
  } catch (error) {
    if (error instanceof ApiError) return { keyword: '', results: null, recent: [] }
    throw error
  }
}

/**
 * Looks up the city of the traveller's IP address. The field `keyword` of the result is the city's name, or '' if the
 * city is unknown or the API call fails.
 */
async function placesAround({ context, request }: LoaderFunctionArgs): Promise<PlaceAnswer> {
  try {
    const { city } = await context
      .get(apiContext)
      .get('/api/transfer/nearby/', NearbyTransfers, { signal: request.signal })
    return { keyword: city?.name ?? '', results: null, recent: [] }
  } catch (error) {
    if (error instanceof ApiError) return { keyword: '', results: null, recent: [] }
    throw error
  }
}
