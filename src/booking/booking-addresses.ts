/** URLs of a product's screens, derived from the product's name. */
import { searchParams } from '#booking/search/search-params.ts'
import { ownAddresses } from '#contract/own-addresses.ts'
import type { ProductName } from '#contract/products.ts'

/** Fields of a booking from which its search can be repeated. */
export interface Searched {
  session_unique: string
  /**
   * ID of the saved search (the API's search option) that the booking came from; null if the backend sends none.
   * Without this ID, `session_unique` identifies the search.
   */
  search_option: string | null
}

const session = (sessionUnique: string) => `?session_unique=${encodeURIComponent(sessionUnique)}`

export type BookingAddresses = ReturnType<typeof bookingAddresses>

/**
 * Returns the URLs of the screens of `product`, from search to ticket. `carried` are parameters that `carriedIn` reads
 * from the current URL. They are added to the URLs `edit`, `payment`, `leave`, `results` and `searchAgain`.
 */
export function bookingAddresses(product: ProductName, carried: Readonly<Record<string, string>> = {}) {
  const carry = (address: string): string => {
    const params = String(new URLSearchParams(carried))
    return params === '' ? address : `${address}${address.includes('?') ? '&' : '?'}${params}`
  }
  const payment = `/${product}/payment/`
  const ticket = (sessionUnique: string) => `/${product}/booking/detail/${sessionUnique}/`
  const results = (sessionUnique: string) => carry(`/${product}/search/${session(sessionUnique)}`)
  return {
    /** Home page with the product's tab open, where the traveller can start a search. */
    home: `/?tab=${product}`,
    /** Home page with its search form filled in from the saved search `option`. */
    edit: (option: string) => carry(`/?${new URLSearchParams({ tab: product, [searchParams.option]: option })}`),
    /** Redirect target for a URL without a session: the home page with a notice that the search is missing. */
    noSession: `/?tab=${product}&missing=session`,
    payment: (sessionUnique: string) => carry(payment + session(sessionUnique)),
    status: (sessionUnique: string) => `${payment}status/${session(sessionUnique)}`,
    /**
     * URL to open after a payment whose call failed or got no reply. Its loader requests the outcome of the payment and
     * redirects. If the booking is reserved, that is, to be paid later, its ticket opens. If a payment is in progress
     * or has succeeded, the payment page opens, which redirects a paid booking to its ticket. Otherwise the search of
     * the booking is repeated.
     */
    leave: ({ session_unique: sessionUnique, search_option: option }: Searched) =>
      carry(`${payment}status/${session(sessionUnique)}&leave=${encodeURIComponent(option ?? '')}`),
    draft: `${payment}draft/`,
    /** URL of the DELETE request that is sent when the traveller abandons the payment. */
    left: (sessionUnique: string) => `${payment}draft/${session(sessionUnique)}`,
    search: `/${product}/search/`,
    results,
    /** URL that repeats the search of a booking (docs/product/booking.md#payment). */
    searchAgain: ({ session_unique: sessionUnique, search_option: option }: Searched) =>
      option ? carry(`/${product}/search-gate/${encodeURIComponent(option)}/`) : results(sessionUnique),
    /** URL of a shared search; `option` is the ID of the saved search. */
    sharedSearch: (option: string) => `${ownAddresses[product].sharedSearch}/${encodeURIComponent(option)}/`,
    ticket,
    /**
     * URL of the ticket after a payment. Its parameter `clear` makes the ticket page remove the payment page from the
     * browser history.
     */
    paidTicket: (sessionUnique: string) => `${ticket(sessionUnique)}?clear=true`,
    calendar: (sessionUnique: string) => `${ticket(sessionUnique)}calendar.ics`,
    priceAlert: (option: string) => `/${product}/price-alert/?${new URLSearchParams({ option })}`,
    checkPnr: `/${product}/check-pnr/`,
    /** The page with the account's price alerts for this product. */
    accountAlerts: `/profile/price_alerts/?tab=${product}`,
  }
}
