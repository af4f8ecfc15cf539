/** Addresses of a product's screens, all made of its name. */
import { ownAddresses } from '#contract/own-addresses.ts'
import type { ProductName } from '#contract/products.ts'

/** What a booking tells of the search that it came of. */
export interface Searched {
  session_unique: string
  /** Null where the backend does not tell: then the booking goes by the session of its search. */
  search_option: string | null
}

const session = (sessionUnique: string) => `?session_unique=${encodeURIComponent(sessionUnique)}`

export type BookingAddresses = ReturnType<typeof bookingAddresses>

/** Where the screens of `product` lead, from the selection to the ticket. */
export function bookingAddresses(product: ProductName) {
  const payment = `/${product}/payment/`
  const ticket = (sessionUnique: string) => `/${product}/booking/detail/${sessionUnique}/`
  const results = (sessionUnique: string) => `/${product}/search/${session(sessionUnique)}`
  return {
    /** Where a search begins: home, at the tab of the product. */
    home: `/?tab=${product}`,
    /** Where an address without a session leads to: home, which says that there is no search. */
    noSession: `/?tab=${product}&missing=session`,
    payment: (sessionUnique: string) => payment + session(sessionUnique),
    status: (sessionUnique: string) => `${payment}status/${session(sessionUnique)}`,
    /** Asks what became of a payment whose answer was lost, then leads to it or back to the results of its search. */
    leave: ({ session_unique: sessionUnique, search_option: option }: Searched) =>
      `${payment}status/${session(sessionUnique)}&leave=${encodeURIComponent(option ?? '')}`,
    draft: `${payment}draft/`,
    /** Where a DELETE says that payment is left for good. */
    left: (sessionUnique: string) => `${payment}draft/${session(sessionUnique)}`,
    search: `/${product}/search/`,
    results,
    /** Runs the search again (docs/product/booking.md#payment). */
    searchAgain: ({ session_unique: sessionUnique, search_option: option }: Searched) =>
      option ? `/${product}/search-gate/${encodeURIComponent(option)}/` : results(sessionUnique),
    /** Its id is that of the search option. */
    sharedSearch: (option: string) => `${ownAddresses[product].sharedSearch}/${encodeURIComponent(option)}/`,
    ticket,
    /** After payment: the detail then takes payment out of the way back. */
    paidTicket: (sessionUnique: string) => `${ticket(sessionUnique)}?clear=true`,
    calendar: (sessionUnique: string) => `${ticket(sessionUnique)}calendar.ics`,
    priceAlert: (option: string) => `/${product}/price-alert/?${new URLSearchParams({ option })}`,
    checkPnr: `/${product}/check-pnr/`,
  }
}
