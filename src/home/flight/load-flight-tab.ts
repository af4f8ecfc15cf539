import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from 'react-router'
import type { Api } from '#api/client.ts'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { flightCalls } from '#api/flight.ts'
import { frameCalls } from '#api/frame.ts'
import { addDays } from '#contract/calendar-date.ts'
import { keywordMinimum } from '#contract/keyword-minimum.ts'
import { asksForBag } from '#booking/search/bag-param.ts'
import type { FlightFormData } from '#contract/flight-search.ts'
import { airportOption, airportText } from '#flight/airport-match.ts'
import { recentFlights } from '#flight/airports-route.ts'
import {
  emptyFlightFields,
  flightDraft,
  type FlightFields,
  flightPlace,
  flightStay,
  renewFlightFields,
} from '#home/flight/flight-fields.ts'
import type { TabData } from '#home/home-tab.ts'
import { draftOfPlace, type Place, placeOf, withPlaces } from '#home/places/place.ts'
import { earlierSearch, orInstead, recentOnServer, tabTexts } from '#home/tab-data.ts'
import type { Draft } from '#store/store.ts'

/**
 * Loads the data of home's flight tab. The form is filled in with the saved search that the URL names, otherwise with
 * the last search, otherwise with initial values. The query parameters `from` and `to` are airport codes or IDs of
 * popular cities; they set departure and arrival.
 */
export async function loadFlightTab(args: LoaderFunctionArgs): Promise<TabData<FlightFields>> {
  const { context, request } = args
  const store = context.get(storeContext)
  const today = context.get(clockContext).today()
  const query = new URL(request.url).searchParams
  const { signal } = request
  const api = context.get(apiContext)
  const [{ earlier, isLost }, flyType, departure, arrival, recent] = await Promise.all([
    earlierSearch(args, {
      draft: flightDraft,
      ask: (option) => flightCalls.option(api, option, { signal }),
      draftOf: draftOfSearch,
    }),
    store.lastFlyType(),
    airportOf(query.get('from'), args),
    airportOf(query.get('to'), args),
    recentOnServer(args, async () => recentFlights(await flightCalls.recentSearches(api, { signal }))),
  ])
  const kept = earlier ? renewFlightFields(earlier, today) : emptyFlightFields(today, flyType ?? 'OW')
  const named = { ...(departure && { departure }), ...(arrival && { arrival }) }
  return {
    texts: texts(args),
    isLost,
    initial: { ...withPlaces(kept, named), bag: asksForBag(query) },
    named,
    recent,
    popular: null,
  }
}

const texts = ({ context }: LoaderFunctionArgs) =>
  tabTexts(context, {
    title: msg`Uçak bileti ara, karşılaştır, al`,
    description: msg`Yurt içi ve yurt dışı uçak biletlerini tek aramada karşılaştırın. Toplam fiyatı baştan görün, 3D Secure ile güvenle ödeyin, biletiniz internetsiz de açılsın.`,
    heading: msg`Nereye uçuyoruz?`,
    lead: msg`Uçak biletlerini karşılaştırın, toplam fiyatı baştan görün.`,
    form: msg`Uçak bileti ara`,
    searching: msg`Uçuşlar aranıyor…`,
  })

function draftOfSearch(asked: FlightFormData): Draft {
  const airport = (side: 'departure' | 'arrival') => {
    const code = asked[`${side}_airport_code`]
    const name = asked[`${side}_airport_name`]
    const city = asked[`${side}_city`].name
    const id = String(asked[`${side}_airport_id`])
    return draftOfPlace(side, flightPlace, {
      id,
      text: airportText({ city, code, name }),
      name,
      city: code ? undefined : city,
    })
  }
  return {
    ...airport('departure'),
    ...airport('arrival'),
    fly_type: asked.fly_type,
    departure_date: asked.departure_date,
    return_date: asked.return_date ?? addDays(asked.departure_date, flightStay),
    adult_count: String(asked.adult_count),
    child_count: String(asked.child_count),
    senior_count: String(asked.senior_count),
    infant_count: String(asked.infant_count),
    flight_class: asked.flight_class,
    ...(asked.direct_flights_only && { direct_flights_only: 'on' }),
  }
}

const popularAirports = async (api: Api, options: { signal: AbortSignal }) =>
  (await frameCalls.appInfo(api, options)).constants.flight.popular_airports

/**
 * Returns the airport with the given code, or the popular airport or city with the given ID. A city is named by its ID
 * in URLs, because it has no code and its name depends on the language.
 */
async function airportOf(named: string | null, { context, request }: LoaderFunctionArgs): Promise<Place | undefined> {
  if (!named || named.length < keywordMinimum || named.length > 80) return undefined
  const api = context.get(apiContext)
  const { signal } = request
  const isId = /^\d+$/.test(named)
  const found = await (isId
    ? orInstead(popularAirports(api, { signal }), [])
    : orInstead(flightCalls.airports(api, named, { signal }), { results: [] }).then(({ results }) => results))
  const airport = found.find(({ id, code }) => (isId ? String(id) === named : code === named.toUpperCase()))
  return airport && placeOf(airportOption(airport))
}
