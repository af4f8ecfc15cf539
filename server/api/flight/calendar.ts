/** Answers GET /api/flight/calendar/: the lowest price of each day (docs/product/booking.md#day-prices). */
import { isPlainDate, laterDate } from '#contract/calendar-date.ts'
import { dayPrices } from '#server/api/booking/day-prices.ts'
import { askedSearch } from '#server/api/flight/asked-search.ts'
import { lowestPrice } from '#server/api/flight/lowest-price.ts'
import { isPackaged } from '#server/api/flight/search-airports.ts'
import { newSearch, type FlightSearchQuery } from '#server/api/flight/search-query.ts'
import { languageOf, type ApiContext } from '#server/http/request-context.ts'
import type { GatewayDeps } from '#server/parts/deps.ts'

/**
 * Returns the search whose lowest price is shown for the date `day`. If the round trip is sold as one package, the
 * search and its price cover both directions. Otherwise the search covers one direction only. Returns undefined if the
 * return date of a package would be before its departure date.
 */
function onDay(
  query: FlightSearchQuery,
  day: string,
  returning: boolean,
  packaged: boolean,
): FlightSearchQuery | undefined {
  if (!packaged) {
    const [from, to] = returning ? [query.to, query.from] : [query.from, query.to]
    return { ...query, from, to, flyType: 'OW', departureDate: day, returnDate: null }
  }
  const { departureDate, returnDate } = query
  const days = returning ? { departureDate, returnDate: day } : { departureDate: day, returnDate }
  return (days.returnDate ?? '') < days.departureDate ? undefined : { ...query, ...days }
}

/**
 * Returns the well-formed travel dates of the request. A past date, from a page that was opened before midnight,
 * becomes today.
 */
const daysOfTrip = (asked: Record<string, string>, today: string) =>
  Object.fromEntries(
    ['departure_date', 'return_date'].flatMap((name) => {
      const day = asked[name]
      return day !== undefined && isPlainDate(day) ? [[name, laterDate(day, today)]] : []
    }),
  )

/**
 * Answers with the lowest price for each departure date. If `direction` is return, answers with the lowest price for
 * each return date. Prices are for the passengers and the cabin of the search. If `bag` is 1, fares without a checked
 * bag are ignored.
 */
export function flightCalendar(deps: GatewayDeps, c: ApiContext): Promise<Response> {
  const asked = c.req.query()
  const returning = asked['direction'] === 'return'
  const bag = asked['bag'] === '1'
  return dayPrices(deps, c, 'flight', async ({ start, ...onSale }) => {
    const form = { departure_date: start, ...asked, ...daysOfTrip(asked, onSale.today) }
    const { query, names } = await askedSearch(deps, form, onSale, languageOf(c))
    const packaged = isPackaged(query, names)
    // The cache key of the search omits the requested dates, because `dayPrices` appends each date to the cache key. If
    // the round trip is sold as one package, the cache key includes the date of the other direction. The price of the
    // package depends on that date, too.
    const fixed: FlightSearchQuery = packaged
      ? { ...query, ...(returning ? { returnDate: null } : { departureDate: '' }) }
      : { ...query, departureDate: '', returnDate: null, flyType: 'OW' }
    return {
      key: `${newSearch(fixed).optionId} ${returning} ${bag}`,
      async lowestOn(day) {
        const search = onDay(query, day, returning, packaged)
        return search && lowestPrice(deps, search, bag)
      },
    }
  })
}
