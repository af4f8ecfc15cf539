/** What home needs to know; apart from the screen, so that a hydrated home needs none of it. */
import type { LoaderFunctionArgs } from 'react-router'
import { clockContext, storeContext } from '#api/context.ts'
import type { PlaceOption, RecentSearch } from '#booking/places.ts'
import { lastDayOnSale } from '#booking/search/day-rules.ts'
import type { BusFields } from '#home/bus/bus-fields.ts'
import { loadFlightTab } from '#home/flight/flight-tab.ts'
import type { SearchFields } from '#home/flight/search-fields.ts'
import type { Ends } from '#home/places/place.ts'
import { namedTab } from '#home/product-tab.ts'

/** What one tab shows. */
export type TabData = {
  /** The ends of the trip that the address names; they replace what stands in the form. */
  named: Partial<Ends>
  /** Null where they are not known yet: the server does not know a guest's device. */
  recent: RecentSearch[] | null
} & ({ tab: 'flight'; initial: SearchFields } | { tab: 'bus'; initial: BusFields; popular: PlaceOption[] })

export type HomeData = TabData & {
  /** Last day on sale. */
  lastDay: string
  /** Whether this traveller has searched this product before, so that there can be recent searches. */
  searchedBefore: boolean
}

/** The tab that the address names, else that of the last search, with its form: a search that could not be started, else an empty one. */
export async function loadHome(args: LoaderFunctionArgs): Promise<HomeData> {
  const store = args.context.get(storeContext)
  const today = args.context.get(clockContext).today()
  const searched = await store.searchedProducts()
  const token = await store.token()
  const tab = namedTab(new URL(args.request.url).searchParams) ?? searched[0] ?? 'flight'
  const loading = tab === 'bus' ? (await import('#home/bus/bus-tab.ts')).loadBusTab(args) : loadFlightTab(args)
  return {
    ...(await loading),
    lastDay: lastDayOnSale(today),
    searchedBefore: searched.includes(tab) || token !== null,
  }
}
