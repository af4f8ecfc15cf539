import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from 'react-router'
import { apiContext, clockContext } from '#api/context.ts'
import { type AskedLocations, transferCalls } from '#api/transfer.ts'
import { matchPlace } from '#booking/places/match-place.ts'
import { readTransferPrefill } from '#booking/transfer-link/transfer-prefill.ts'
import { keywordMinimum } from '#contract/keyword-minimum.ts'
import type { TransferFormData } from '#contract/transfer-search.ts'
import type { TabData } from '#home/home-tab.ts'
import { draftOfPlace, type Place, placeOf, withPlaces } from '#home/places/place.ts'
import { earlierSearch, orInstead, recentOnServer, tabTexts } from '#home/tab-data.ts'
import {
  emptyTransferFields,
  renewTransferFields,
  transferDraft,
  type TransferFields,
  transferPlace,
  withPrefill,
} from '#home/transfer/transfer-fields.ts'
import { locationOption } from '#transfer/location-option.ts'
import type { Draft } from '#store/store.ts'
import { recentTransfers } from '#transfer/locations-route.ts'
import { transferSearchFields } from '#transfer/search/transfer-search-again.ts'

/**
 * Loads the data of home's transfer tab. The form is filled in with the saved search that the URL names, otherwise with
 * the last search, otherwise with initial values. Query parameters such as `from`, `departure` and `passengers` replace
 * single fields (see `TransferPrefill`).
 */
export async function loadTransferTab(args: LoaderFunctionArgs): Promise<TabData<TransferFields>> {
  const { context, request } = args
  const today = context.get(clockContext).today()
  const given = readTransferPrefill(new URL(request.url).searchParams)
  const api = context.get(apiContext)
  const { signal } = request
  const [{ earlier, isLost }, popular, departure, arrival, recent] = await Promise.all([
    earlierSearch(args, {
      draft: transferDraft,
      ask: (option) => transferCalls.option(api, option, { signal }),
      draftOf: draftOfSearch,
    }),
    locations({}, args),
    given.from === undefined ? undefined : locationOf(given.from, args),
    given.to === undefined ? undefined : locationOf(given.to, args),
    recentOnServer(args, async () => recentTransfers(await transferCalls.recentSearches(api, { signal }))),
    // The loader imports the form's module, so that it is available when the page renders.
    import('#home/transfer/transfer-form.tsx'),
  ])
  const kept = earlier ? renewTransferFields(earlier, today) : emptyTransferFields(today)
  const named = { ...(departure && { departure }), ...(arrival && { arrival }) }
  const initial = withPlaces(withPrefill(kept, given, today), named)
  return { shownWith: 'home/transfer/transfer-form', texts: texts(args), isLost, initial, named, recent, popular }
}

const texts = ({ context }: LoaderFunctionArgs) =>
  tabTexts(context, {
    title: msg`Transfer ara, karşılaştır, rezerve et`,
    description: msg`Havalimanı transferi ve şehirler arası özel araçları tek aramada karşılaştırın. Toplam fiyatı baştan görün, internetten ödeyin ya da ödemeyi sürücüye yapın.`,
    heading: msg`Sizi nereden alalım?`,
    lead: msg`Özel araçları ve servisleri karşılaştırın, toplam fiyatı baştan görün.`,
    form: msg`Transfer ara`,
    searching: msg`Araçlar aranıyor…`,
  })

function draftOfSearch(asked: TransferFormData): Draft {
  const place = (side: 'departure' | 'arrival') => {
    const { id, name, city } = asked[`${side}_location`]
    return draftOfPlace(side, transferPlace, { id: String(id ?? ''), text: name, name, city: city?.name })
  }
  const fields = Object.entries(transferSearchFields(asked)).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  )
  return { ...Object.fromEntries(fields), ...place('departure'), ...place('arrival') }
}

async function locations(asked: AskedLocations, { context, request }: LoaderFunctionArgs) {
  const asking = transferCalls.locations(context.get(apiContext), asked, { signal: request.signal })
  return (await orInstead(asking, { results: [] })).results.map(locationOption)
}

/**
 * Returns the airport with the given IATA code or the place with the given name, or undefined if no place or several
 * match.
 */
async function locationOf(given: string, args: LoaderFunctionArgs): Promise<Place | undefined> {
  const code = /^[A-Z]{3}$/.test(given)
  if (!code && given.length < keywordMinimum) return undefined
  const found = await locations(code ? { code: given } : { keyword: given }, args)
  const place = code ? found[0] : matchPlace(given, found)
  return place && placeOf(place)
}
