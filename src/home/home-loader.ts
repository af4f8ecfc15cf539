/** What home needs to know; apart from the screen, so that a hydrated home needs none of it. */
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from 'react-router'
import { clockContext, localeContext, storeContext } from '#api/context.ts'
import { lastDayOnSale } from '#booking/search/day-rules.ts'
import { products, type ProductName } from '#contract/products.ts'
import type { TabData } from '#home/home-tab.ts'
import { namedTab } from '#home/product-tab.ts'
import type { SearchReply } from '#home/search-reply.ts'
import type { NextJourney } from '#profile/tickets/next-journey.ts'
import { tabLoaders } from '#home/tab-loaders.ts'
import { hasTicketCookie } from '#store/ticket-cookie.ts'

export interface HomeData extends TabData {
  tab: ProductName
  /** Last day on sale. */
  lastDay: string
  /** The journey that comes next, as far as it is known. */
  next: NextJourney | null
  /** False where the browser has to ask: of the device, which the server does not know, or of the account. */
  isNextKnown: boolean
  isSignedIn: boolean
  /** Whether this traveller has searched this product before, so that there can be recent searches. */
  searchedBefore: boolean
  /** What is said over the form: the address that led here named no search. */
  reply?: SearchReply<never>
}

/** The tab that the address names, else that of the last search, with its form: a search that could not be started, else an empty one. */
export async function loadHome(args: LoaderFunctionArgs): Promise<HomeData> {
  const store = args.context.get(storeContext)
  const today = args.context.get(clockContext).today()
  const searched = await store.searchedProducts()
  const token = await store.token()
  const tab = namedTab(new URL(args.request.url).searchParams) ?? searched[0] ?? products[0]
  const query = new URL(args.request.url).searchParams
  const { i18n } = args.context.get(localeContext)
  const form = i18n._(msg`Bu adreste bir arama yok. Buradan yeni bir arama başlatabilirsiniz.`)
  const [loaded, next] = await Promise.all([tabLoaders[tab](args), nextAtOnce(args, token !== null)])
  return {
    ...loaded,
    tab,
    ...(query.has('missing') ? { reply: { fields: null, matches: {}, errors: { form } } } : {}),
    next,
    isNextKnown: import.meta.env.SSR === (token !== null),
    isSignedIn: token !== null,
    lastDay: lastDayOnSale(today),
    searchedBefore: searched.includes(tab) || token !== null,
  }
}

/** What can be told without keeping home waiting: the account's journey on the server, which is beside it; the kept one in a browser. */
async function nextAtOnce(args: LoaderFunctionArgs, isSignedIn: boolean): Promise<NextJourney | null> {
  if (import.meta.env.SSR) {
    return isSignedIn ? (await import('#profile/tickets/next-journey.ts')).loadNextJourney(args) : null
  }
  if (!hasTicketCookie(document.cookie)) return null
  const { keptJourney } = await import('#profile/tickets/next-journey.ts')
  return keptJourney(args.context.get(storeContext), args.context.get(clockContext).now())
}
