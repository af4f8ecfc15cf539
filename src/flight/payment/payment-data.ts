import { data, type LoaderFunctionArgs, redirect, replace } from 'react-router'
import * as z from 'zod/mini'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { apiContext, storeContext } from '#api/context.ts'
import { flightCalls } from '#api/flight.ts'
import { frameCalls } from '#api/frame.ts'
import type { SavedPassenger } from '#contract/account.ts'
import type { SavedBill } from '#contract/bill.ts'
import { type BeforePayment, type MoneyPoint, SessionUnique, type UsableCoupon } from '#contract/booking.ts'
import type { FlightBooking } from '#contract/flight-booking.ts'
import { type CorporatePage, type Country, legalPageTypes } from '#contract/frame.ts'
import { isKeptUnderWay, keepBooking } from '#flight/booking/kept-booking.ts'
import { draftName } from '#flight/payment/draft-name.ts'
import { paymentAddresses } from '#flight/payment/payment-addresses.ts'
import type { Draft } from '#store/store.ts'

/** What only a signed-in traveller has; all empty for a guest, for whom nothing is asked (spec 000 §6). */
export interface SavedChoices {
  passengers: SavedPassenger[]
  bills: SavedBill[]
  coupons: UsableCoupon[]
  moneyPoints: MoneyPoint[]
}

export interface PaymentData {
  kind: 'ready'
  booking: FlightBooking
  check: BeforePayment['before_payment']
  countries: Country[]
  /** The legal pages that are offered as conditions. */
  conditions: CorporatePage[]
  saved: SavedChoices
  draft: Draft | null
  /** Of the form that is rendered from this data: a repeated send of it charges once. */
  idempotencyKey: string
}

/** The calls did not come through; `back` is where the traveller came from. */
export interface PaymentFailure {
  kind: 'failed'
  back: string
}

/** The session of an address; undefined where it has none or a malformed one. */
export function sessionOf(request: Request): string | undefined {
  const parsed = z.safeParse(SessionUnique, new URL(request.url).searchParams.get('session_unique'))
  return parsed.success ? parsed.data : undefined
}

/** Payment data, before-payment check and choices. A booking that is paid leads to its ticket; an unknown one is a 404. */
export async function loadPayment({ context, request }: LoaderFunctionArgs): Promise<PaymentData | PaymentFailure> {
  const session = sessionOf(request)
  if (session === undefined) throw redirect('/')
  const api = context.get(apiContext)
  const store = context.get(storeContext)
  const { signal } = request
  try {
    const [found, before, countries, pages, saved, draft] = await Promise.all([
      flightCalls.booking(api, session, { signal }),
      flightCalls.beforePayment(api, session, { signal }),
      frameCalls.countries(api, { signal }).then(({ results }) => results, none),
      frameCalls.corporatePages(api, { signal }).then(({ results }) => results, none),
      store.token().then((token) => (token === null ? guestChoices : loadChoices(api, session, signal))),
      store.draft(draftName),
    ])
    const check = before.before_payment
    // The check takes an expired hold again where it can; what was read meanwhile does not know.
    const booking =
      found.state === 'expired' && check.status ? await flightCalls.booking(api, session, { signal }) : found
    if (booking.state === 'ticketed' || booking.state === 'issuing' || booking.state === 'refunded') {
      await store.setDraft(draftName, null)
      throw replace(paymentAddresses.paidTicket(session))
    }
    await keepBooking(store, booking)
    if (check.research && check.message === '') throw redirect(paymentAddresses.searchAgain(booking.search_option))
    const conditions = pages.filter((page) => legalPageTypes.some((type) => type === page.page_type_code))
    return { kind: 'ready', booking, check, countries, conditions, saved, draft, idempotencyKey: crypto.randomUUID() }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404) throw data(null, { status: 404 })
    const lost = error.status === 0 || error.status >= 500
    // The copy on this device says that a payment is under way, which must not look as if there were none.
    if (lost && (await isKeptUnderWay(store, session))) throw replace(paymentAddresses.ticket(session))
    return { kind: 'failed', back: paymentAddresses.results(session) }
  }
}

const guestChoices: SavedChoices = { passengers: [], bills: [], coupons: [], moneyPoints: [] }

const none = (error: unknown): [] => {
  if (error instanceof ApiError) return []
  throw error
}

/** A list that can't be loaded is left out: none of them is needed to pay. */
async function loadChoices(api: Api, session: string, signal: AbortSignal): Promise<SavedChoices> {
  // A guest never needs this code.
  const { accountCalls } = await import('#api/account.ts')
  const results = <T>(call: Promise<{ results: T[] }>): Promise<T[]> => call.then((reply) => reply.results, none)
  const [passengers, bills, coupons, moneyPoints] = await Promise.all([
    results(accountCalls.passengers(api, { signal })),
    results(accountCalls.bills(api, { signal })),
    results(flightCalls.usableCoupons(api, session, { signal })),
    results(flightCalls.usableMoneyPoints(api, session, { signal })),
  ])
  return { passengers, bills, coupons, moneyPoints }
}
