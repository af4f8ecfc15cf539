/**
 * Loads the data of home. This module is separate from home's components, because the browser does not need it to
 * hydrate home.
 */
import { msg } from '@lingui/core/macro'
import type { LoaderFunctionArgs } from 'react-router'
import { clockContext, localeContext, storeContext } from '#api/context.ts'
import { lastDayOnSale } from '#contract/last-day-on-sale.ts'
import { products, type ProductName } from '#contract/products.ts'
import type { TabData } from '#home/home-tab.ts'
import { namedTab } from '#home/product-tab.ts'
import type { SearchReply } from '#home/search-reply.ts'
import type { NextJourney } from '#profile/tickets/next-journey.ts'
import { hasFlag } from '#store/flag-cookie.ts'
import { homeTabs } from '#home/tabs.ts'

export interface HomeData extends Omit<TabData, 'isLost'> {
  tab: ProductName
  /** Latest travel date on sale, as a plain date, for the native date inputs that the form has before hydration. */
  lastDay: string
  /** The traveller's next booked journey, or null if there is none or it is unknown. */
  next: NextJourney | null
  /**
   * Whether `next` is final. It comes from the account of a signed-in traveller, and from the tickets on the device of
   * a guest.
   * - On the server, it is final for a signed-in traveller. For a guest it is null, and the browser looks it up on the
   *   device after the page is rendered.
   * - In the browser, it is final for a guest. For a signed-in traveller, it first comes from the tickets on the
   *   device, and the browser looks it up in the account after the page is rendered.
   */
  isNextKnown: boolean
  isSignedIn: boolean
  /**
   * Whether this traveller is signed in or has searched for this product on this device, so that there may be recent
   * searches.
   */
  searchedBefore: boolean
  /**
   * Message above the form. It says that the search in the URL could not be loaded, or that the URL which the traveller
   * opened contained no search. In the second case, home's URL has the query parameter `missing`. Pages whose URL lacks
   * a search redirect to home with this parameter.
   */
  reply?: SearchReply<never>
  /**
   * Message in place of the lead text; null if there is none. It says that the account was deleted, if home's URL says
   * so, as it does after a deletion without JavaScript.
   */
  done: string | null
}

/**
 * Loads the tab that the URL names, otherwise the tab of the last search, otherwise the first tab. The form is filled
 * in with the search that the URL names, otherwise with the last search, otherwise with initial values.
 */
export async function loadHome(args: LoaderFunctionArgs): Promise<HomeData> {
  const store = args.context.get(storeContext)
  const today = args.context.get(clockContext).today()
  const searched = await store.searchedProducts()
  const token = await store.token()
  const tab = namedTab(new URL(args.request.url).searchParams) ?? searched[0] ?? products[0]
  const query = new URL(args.request.url).searchParams
  const { i18n } = args.context.get(localeContext)
  const [loaded, next] = await Promise.all([homeTabs[tab].load(args), nextAtOnce(args, token !== null)])
  const { isLost, ...shown } = loaded
  const said = isLost
    ? msg`Arama yüklenemedi. Buradan yeni bir arama başlatabilirsiniz.`
    : query.has('missing') && msg`Bu adreste bir arama yok. Buradan yeni bir arama başlatabilirsiniz.`
  return {
    ...shown,
    tab,
    ...(said && { reply: { fields: null, matches: {}, errors: { form: i18n._(said) } } }),
    done: query.get('done') === 'deleted' && token === null ? i18n._(msg`Hesabınız silindi.`) : null,
    next,
    isNextKnown: import.meta.env.SSR === (token !== null),
    isSignedIn: token !== null,
    lastDay: lastDayOnSale(today),
    searchedBefore: searched.includes(tab) || token !== null,
  }
}

/**
 * Returns the next journey if it is available without delay, otherwise null. On the server, the journey comes from the
 * account of a signed-in traveller; in the browser, from the tickets stored there.
 */
async function nextAtOnce(args: LoaderFunctionArgs, isSignedIn: boolean): Promise<NextJourney | null> {
  if (import.meta.env.SSR) {
    return isSignedIn ? (await import('#profile/tickets/next-journey.ts')).loadNextJourney(args) : null
  }
  if (!hasFlag(document.cookie, 'has-ticket')) return null
  const { keptJourney } = await import('#profile/tickets/next-journey.ts')
  return keptJourney(args.context.get(storeContext), args.context.get(clockContext).now())
}
