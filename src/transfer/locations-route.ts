/** The data of the location popup (/transfer/locations/?keyword=, or ?near=latitude,longitude). */
import type { LoaderFunctionArgs } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import { apiContext } from '#api/context.ts'
import { transferCalls } from '#api/transfer.ts'
import { type PlaceAnswer, placeLoader } from '#booking/places/place-search.ts'
import type { RecentSearch } from '#booking/places/places.ts'
import { RecentTransferSearches, TransferLocation } from '#contract/transfer-search.ts'
import { locationOption } from '#transfer/location-option.ts'

/** Recent transfer searches for home. */
export function recentTransfers({ results }: RecentTransferSearches): RecentSearch[] {
  return results.map(({ departure_location, arrival_location, option }) => ({
    departure: locationOption(departure_location),
    arrival: locationOption(arrival_location),
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
  const near = new URL(args.request.url).searchParams.get('near')
  return near === null ? byKeyword(args) : placesNear(near, args)
}

/** The places near a position, the nearest first; null if no reply came. */
async function placesNear(near: string, { context, request }: LoaderFunctionArgs): Promise<PlaceAnswer> {
  try {
    const { results } = await transferCalls.locations(context.get(apiContext), { near }, { signal: request.signal })
    return { keyword: '', results: results.map(locationOption), recent: [] }
  } catch (error) {
    if (error instanceof ApiError) return { keyword: '', results: null, recent: [] }
    throw error
  }
}
