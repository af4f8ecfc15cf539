/** Addresses of a product's screens, derived from the product's name. */
import { searchParams } from '#booking/search/search-params.ts'
import { ownAddresses } from '#contract/own-addresses.ts'
import type { ProductName } from '#contract/products.ts'

/** The fields of a booking that identify its search. */
export interface Searched {
  session_unique: string
  /**
   * Search option of the booking; null where the backend sends none, and the booking's session key is then used
   * instead.
   */
  search_option: string | null
}

const session = (sessionUnique: string) => `?session_unique=${encodeURIComponent(sessionUnique)}`

export type BookingAddresses = ReturnType<typeof bookingAddresses>

/**
 * Addresses of the screens of `product`, from selection to ticket. Payment and search addresses carry the parameters
 * `carried`, which `carriedIn` reads from the current address.
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
    /** Home with the product's tab open, where a search starts. */
    home: `/?tab=${product}`,
    /** Home with the form filled in with a search option. */
    edit: (option: string) => carry(`/?${new URLSearchParams({ tab: product, [searchParams.option]: option })}`),
    /** Redirect target for an address without a session: home with a notice that the search is missing. */
    noSession: `/?tab=${product}&missing=session`,
    payment: (sessionUnique: string) => carry(payment + session(sessionUnique)),
    status: (sessionUnique: string) => `${payment}status/${session(sessionUnique)}`,
    /**
     * Asks the gateway for the outcome of a payment whose reply was lost, then redirects to the payment or to the
     * search results.
     */
    leave: ({ session_unique: sessionUnique, search_option: option }: Searched) =>
      carry(`${payment}status/${session(sessionUnique)}&leave=${encodeURIComponent(option ?? '')}`),
    draft: `${payment}draft/`,
    /** Address of the DELETE request sent when the traveller abandons payment. */
    left: (sessionUnique: string) => `${payment}draft/${session(sessionUnique)}`,
    search: `/${product}/search/`,
    results,
    /** Address that repeats the search of a booking (docs/product/booking.md#payment). */
    searchAgain: ({ session_unique: sessionUnique, search_option: option }: Searched) =>
      option ? carry(`/${product}/search-gate/${encodeURIComponent(option)}/`) : results(sessionUnique),
    /** Address of a shared search; the id is the search option's. */
    sharedSearch: (option: string) => `${ownAddresses[product].sharedSearch}/${encodeURIComponent(option)}/`,
    ticket,
    /** Ticket address used after a payment; the page then removes payment from the browser history. */
    paidTicket: (sessionUnique: string) => `${ticket(sessionUnique)}?clear=true`,
    calendar: (sessionUnique: string) => `${ticket(sessionUnique)}calendar.ics`,
    priceAlert: (option: string) => `/${product}/price-alert/?${new URLSearchParams({ option })}`,
    checkPnr: `/${product}/check-pnr/`,
    /** The account's price alerts for this product. */
    accountAlerts: `/profile/price_alerts/?tab=${product}`,
  }
}
