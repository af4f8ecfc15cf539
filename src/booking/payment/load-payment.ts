import { data, type LoaderFunctionArgs, redirect, replace } from 'react-router'
import { ApiError } from '#api/api-error.ts'
import type { Api } from '#api/client.ts'
import { apiContext, clockContext, storeContext } from '#api/context.ts'
import { frameCalls } from '#api/frame.ts'
import { bookingAddresses } from '#booking/booking-addresses.ts'
import type { AnyBooking, BookingProduct } from '#booking/booking-product.ts'
import { forgetDraft, readDraft } from '#booking/payment/kept-draft.ts'
import { sessionOf } from '#booking/payment/session-of.ts'
import { carriedIn } from '#booking/search/carried-params.ts'
import { searchParams } from '#booking/search/search-params.ts'
import { isKeptUnderWay, keepBooking, settled } from '#booking/ticket/kept-booking.ts'
import type { Country } from '#contract/countries.ts'
import type { MoneyPoint, UsableCoupon } from '#contract/discounts.ts'
import type { SavedPassenger } from '#contract/account.ts'
import type { SavedBill } from '#contract/bill.ts'
import type { BeforePayment } from '#contract/booking.ts'
import { type CorporatePage, legalPageTypes } from '#contract/frame.ts'
import type { Draft, Store } from '#store/store.ts'

export interface Discounts {
  coupons: UsableCoupon[]
  moneyPoints: MoneyPoint[]
}

/**
 * Saved data of a signed-in traveller. For a guest it is empty, and no requests are made
 * (docs/product/frame.md#who-may-do-what).
 */
interface SavedChoices extends Discounts {
  passengers: SavedPassenger[]
  bills: SavedBill[]
}

export interface PaymentData<Booking extends AnyBooking> {
  kind: 'ready'
  booking: Booking
  check: BeforePayment['before_payment']
  countries: Country[]
  /** Legal pages to which the purchase consent links. */
  conditions: CorporatePage[]
  saved: SavedChoices
  draft: Draft | null
  /** Idempotency key of the rendered form, so that submitting the form twice charges only once. */
  idempotencyKey: string
  /**
   * Whether the gateway has rejected the sign-in token of this request, so that the server has loaded the page for a
   * guest.
   */
  signInEnded: boolean
  /** Time at which the page was loaded, in ms since 1970; displayed deadlines are computed from it. */
  now: number
}

/** Result of the loader if its requests failed; `back` is the URL to return to. */
export interface PaymentFailure {
  kind: 'failed'
  back: string
}

/** Loads the coupons and money points that a signed-in traveller can use for the booking of `session`. */
export type LoadDiscounts = (api: Api, session: string, options: { signal: AbortSignal }) => Promise<Discounts>

/** A product's API calls that list the discounts usable for the booking of `session`. */
interface DiscountCalls {
  usableCoupons: (api: Api, session: string, options: { signal: AbortSignal }) => Promise<{ results: UsableCoupon[] }>
  usableMoneyPoints: (api: Api, session: string, options: { signal: AbortSignal }) => Promise<{ results: MoneyPoint[] }>
}

/**
 * Returns the function that loads the discounts usable for a booking, for products whose backend lists them
 * (docs/product/booking.md#discounts).
 */
export const discountsOf =
  (calls: DiscountCalls): LoadDiscounts =>
  async (api, session, options) => {
    const [coupons, moneyPoints] = await Promise.all([
      resultsOf(calls.usableCoupons(api, session, options)),
      resultsOf(calls.usableMoneyPoints(api, session, options)),
    ])
    return { coupons, moneyPoints }
  }

/**
 * Loads the data of the payment page: the booking, the gateway's reply that says whether the booking can be paid now,
 * and the traveller's saved data. Redirects to the ticket if the booking is already paid, refunded or cancelled. Throws
 * 404 for an unknown booking.
 */
export async function loadPayment<Booking extends AnyBooking>(
  { context, request }: LoaderFunctionArgs,
  { name, schema, calls }: BookingProduct<Booking>,
  loadDiscounts: LoadDiscounts,
): Promise<PaymentData<Booking> | PaymentFailure> {
  const session = sessionOf(request)
  if (session === undefined) throw redirect(bookingAddresses(name).noSession)
  const { searchParams: query } = new URL(request.url)
  const addresses = bookingAddresses(name, carriedIn(query))
  const api = context.get(apiContext)
  const store = context.get(storeContext)
  const { signal } = request
  const choices = async (): Promise<SavedChoices> => {
    if ((await store.token()) === null) return { passengers: [], bills: [], coupons: [], moneyPoints: [] }
    const [lists, discounts] = await Promise.all([loadLists(api, signal), loadDiscounts(api, session, { signal })])
    return { ...lists, ...discounts }
  }
  try {
    const [found, before, countries, pages, saved, draft] = await Promise.all([
      calls.booking(api, session, { signal }),
      calls.beforePayment(api, session, { signal }),
      resultsOf(frameCalls.countries(api, { signal })),
      resultsOf(frameCalls.corporatePages(api, { signal })),
      choices(),
      readDraft(store, name),
    ])
    const check = before.before_payment
    // When the gateway checks whether the booking can be paid, it may renew an expired hold. `found` may have been
    // loaded before the renewal. Therefore the booking is loaded again if `found` is expired although the booking can
    // be paid.
    const booking = found.state === 'expired' && check.status ? await calls.booking(api, session, { signal }) : found
    if (settled.has(booking.state)) {
      await forgetDraft(store, name)
      throw replace(addresses.paidTicket(session))
    }
    await keepBooking(store, booking)
    if (check.research && check.message === '') throw redirect(addresses.searchAgain(booking))
    const conditions = pages.filter((page) => legalPageTypes.some((type) => type === page.page_type_code))
    const now = context.get(clockContext).now().getTime()
    return {
      kind: 'ready',
      booking,
      check,
      countries,
      conditions,
      saved,
      draft,
      idempotencyKey: crypto.randomUUID(),
      signInEnded: import.meta.env.SSR && (await hasLostToken(request, store)),
      now,
    }
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    if (error.status === 404) throw data(null, { status: 404 })
    const lost = error.status === 0 || error.status >= 500
    // According to the booking stored on this device, a payment is in progress, so the page must not offer another
    // payment.
    if (lost && (await isKeptUnderWay(store, session, schema))) throw replace(addresses.ticket(session))
    const search = query.get(searchParams.cameFrom)
    // If the payment data can't be loaded, the page leads back to the search results. If its URL names no search, it
    // leads back to the home page.
    return { kind: 'failed', back: search === null ? addresses.home : addresses.results(search) }
  }
}

/**
 * Returns whether the request came with a sign-in token that the store no longer has, because the gateway has rejected
 * it.
 */
async function hasLostToken(request: Request, store: Store): Promise<boolean> {
  const { readTokenCookie } = await import('#store/document-store.ts')
  return readTokenCookie(request.headers.get('Cookie') ?? '') !== null && (await store.token()) === null
}

/**
 * Returns the results of a call that returns a list; an empty list if it fails, because payment does not depend on
 * these lists.
 */
export async function resultsOf<Item>(call: Promise<{ results: Item[] }>): Promise<Item[]> {
  try {
    return (await call).results
  } catch (error) {
    if (error instanceof ApiError) return []
    throw error
  }
}

async function loadLists(api: Api, signal: AbortSignal): Promise<Omit<SavedChoices, keyof Discounts>> {
  // The module with the account calls is imported lazily, because guests never need it.
  const { accountCalls } = await import('#api/account.ts')
  const [passengers, bills] = await Promise.all([
    resultsOf(accountCalls.passengers(api, { signal })),
    resultsOf(accountCalls.bills(api, { signal })),
  ])
  return { passengers, bills }
}
