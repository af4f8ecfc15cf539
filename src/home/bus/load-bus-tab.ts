import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from 'react-router'
import { apiContext, clockContext } from '#api/context.ts'
import { busCalls } from '#api/bus.ts'
import { matchPlace } from '#booking/places/match-place.ts'
import type { BusFormData } from '#contract/bus-search.ts'
import { stationOption } from '#bus/station-option.ts'
import { recentBuses } from '#bus/stations-route.ts'
import { busDraft, type BusFields, busPlace, emptyBusFields, renewBusFields } from '#home/bus/bus-fields.ts'
import type { TabData } from '#home/home-tab.ts'
import { draftOfPlace, type Place, placeOf, withPlaces } from '#home/places/place.ts'
import { earlierSearch, orInstead, recentOnServer, tabTexts } from '#home/tab-data.ts'
import type { Draft } from '#store/store.ts'

/**
 * Loads the data of home's bus tab. The form is filled in with the saved search that the URL names, otherwise with the
 * last search, otherwise with initial values. The query parameters `from` and `to` are station names; they set
 * departure and arrival.
 */
export async function loadBusTab(args: LoaderFunctionArgs): Promise<TabData<BusFields>> {
  const { context, request } = args
  const api = context.get(apiContext)
  const { signal } = request
  const today = context.get(clockContext).today()
  const query = new URL(request.url).searchParams
  const [{ earlier, isLost }, popular, departure, arrival, recent] = await Promise.all([
    earlierSearch(args, {
      draft: busDraft,
      ask: (option) => busCalls.option(api, option, { signal }),
      draftOf: draftOfSearch,
    }),
    orInstead(busCalls.popularStations(api, { signal }), { results: [] }),
    stationOf(query.get('from'), args),
    stationOf(query.get('to'), args),
    recentOnServer(args, async () => recentBuses(await busCalls.recentSearches(api, { signal }))),
    // The loader imports the form's module, so that it is available when the page renders.
    import('#home/bus/bus-form.tsx'),
  ])
  const kept = earlier ? renewBusFields(earlier, today) : emptyBusFields(today)
  const named = { ...(departure && { departure }), ...(arrival && { arrival }) }
  const offered = popular.results.map(stationOption)
  const shownWith = 'home/bus/bus-form'
  return { shownWith, texts: texts(args), isLost, initial: withPlaces(kept, named), named, recent, popular: offered }
}

const texts = ({ context }: LoaderFunctionArgs) =>
  tabTexts(context, {
    title: msg`Otobüs bileti ara, karşılaştır, al`,
    description: msg`Tüm Türkiye'nin otobüs seferlerini tek aramada karşılaştırın. Koltuğunuzu seçin, 3D Secure ile güvenle ödeyin, biletiniz internetsiz de açılsın.`,
    heading: msg`Nereye gidiyoruz?`,
    lead: msg`Otobüs biletlerini karşılaştırın, koltuğunuzu kendiniz seçin.`,
    form: msg`Otobüs bileti ara`,
    searching: msg`Seferler aranıyor…`,
  })

const draftOfSearch = (asked: BusFormData): Draft => ({
  ...draftOfPlace('departure', busPlace, placeOf(stationOption(asked.departure_station))),
  ...draftOfPlace('arrival', busPlace, placeOf(stationOption(asked.arrival_station))),
  departure_date: asked.departure_date,
})

/** Returns the station with the given name, or undefined if no station or several match. */
async function stationOf(name: string | null, { context, request }: LoaderFunctionArgs): Promise<Place | undefined> {
  if (!name || name.length > 80) return undefined
  const asking = busCalls.stations(context.get(apiContext), name, { signal: request.signal })
  const { results } = await orInstead(asking, { results: [] })
  const station = matchPlace(name, results.map(stationOption))
  return station && placeOf(station)
}
