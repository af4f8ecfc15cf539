/** Loader of home's flight tab. */
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from 'react-router'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { flightCalls } from '#api/flight.ts'
import { airportOption } from '#flight/airport-match.ts'
import { recentFlights } from '#flight/airports-route.ts'
import { emptyFlightFields, readFlightFields, flightDraft, type FlightFields } from '#home/flight/flight-fields.ts'
import type { TabData } from '#home/home-tab.ts'
import { type Place, placeOf, withPlaces } from '#home/places/place.ts'
import { formOf, orInstead, recentOnServer, tabTexts } from '#home/tab-data.ts'

/** The draft of a failed search, otherwise an empty form; `?from=` and `?to=` are airport codes. */
export async function loadFlightTab(args: LoaderFunctionArgs): Promise<TabData<FlightFields>> {
  const { context, request } = args
  const store = context.get(storeContext)
  const today = context.get(clockContext).today()
  const query = new URL(request.url).searchParams
  const [draft, flyType, departure, arrival, recent] = await Promise.all([
    store.draft(flightDraft),
    store.lastFlyType(),
    airportOf(query.get('from'), args),
    airportOf(query.get('to'), args),
    recentOnServer(args, async () =>
      recentFlights(await flightCalls.recentSearches(context.get(apiContext), { signal: request.signal })),
    ),
  ])
  const kept = draft ? readFlightFields(formOf(draft), today) : emptyFlightFields(today, flyType ?? 'OW')
  const named = { ...(departure && { departure }), ...(arrival && { arrival }) }
  return { texts: texts(args), initial: withPlaces(kept, named), named, recent, popular: null }
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

/** The airport with that code; undefined for an unknown code. */
async function airportOf(code: string | null, { context, request }: LoaderFunctionArgs): Promise<Place | undefined> {
  if (!code || !/^[A-Za-z]{3}$/.test(code)) return undefined
  const asking = flightCalls.airports(context.get(apiContext), code, { signal: request.signal })
  const found = await orInstead(asking, { results: [] })
  const airport = found.results.find((result) => result.code === code.toUpperCase())
  return airport && placeOf(airportOption(airport))
}
