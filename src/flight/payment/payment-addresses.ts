/** Addresses that the payment screen leads to. */
const session = (sessionUnique: string) => `?session_unique=${encodeURIComponent(sessionUnique)}`

export const paymentAddresses = {
  payment: (sessionUnique: string) => `/flight/payment/${session(sessionUnique)}`,
  status: (sessionUnique: string) => `/flight/payment/status/${session(sessionUnique)}`,
  /** Asks what became of a payment whose answer was lost, then leads to it or back to the results. */
  leave: (sessionUnique: string) => `/flight/payment/status/${session(sessionUnique)}&leave=true`,
  draft: '/flight/payment/draft/',
  results: (sessionUnique: string) => `/flight/search/${session(sessionUnique)}`,
  /** Runs the search again (spec 001 §4, Flight payment). */
  searchAgain: (option: string) => `/flight/search-gate/${encodeURIComponent(option)}/`,
  ticket: (sessionUnique: string) => `/flight/booking/detail/${sessionUnique}/`,
  /** After payment: the detail then takes payment out of the way back. */
  paidTicket: (sessionUnique: string) => `/flight/booking/detail/${sessionUnique}/?clear=true`,
}
