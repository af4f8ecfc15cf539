/** Buys by API calls and on the bank's page, for journeys that start with a ticket or a charge. */
import type { APIRequestContext } from 'playwright/test'
import type { FlightBooking } from '#contract/flight-booking.ts'
import type { ProductName } from '#contract/products.ts'
import { smsCode } from '#server/payment/sandbox-bank/test-cards.ts'
import { dayAhead, keyOf, selectFlight, startSearch, type Trip } from './gateway.ts'
import { can, deniz, payerWith, type Scenario } from './payment.ts'
import { expect } from './expect.ts'

/** The booking with this key, from the gateway. */
export async function bookingOf(request: APIRequestContext, session: string): Promise<FlightBooking> {
  const response = await request.get(`/api/flight/booking/${session}/`)
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}

/** An unpaid domestic round trip, whose directions are selected separately. */
export async function selectRoundTrip(request: APIRequestContext, trip: Trip = {}): Promise<string> {
  const session = await startSearch(request, { returns: 37, ...trip })
  const outbound = await (await request.get(`/api/flight/gateway/search/?session_unique=${session}`)).json()
  const chosen = { product_ids: [outbound.search[0]?.product_id], alternative_prices: [] }
  const back = await (await request.post('/api/flight/gateway/search/return_items/', { data: chosen })).json()
  const response = await request.post('/api/flight/gateway/search/select/', {
    data: { product_ids: [...chosen.product_ids, back.search[0]?.product_id], alternative_prices: [] },
  })
  return keyOf(response)
}

/**
 * Sends a payment by API call, with the product's own fields in addition to the payer's; returns the URL of the bank's
 * page.
 */
export async function sendForm(
  request: APIRequestContext,
  product: ProductName,
  scenario: Scenario,
  form: { session_unique: string; passengers: object[]; payment_type?: number },
): Promise<string> {
  const response = await request.post(`/api/${product}/gateway/payment/`, { data: { ...form, ...payerWith(scenario) } })
  const { send_payment: reply } = await response.json()
  expect(reply).toMatchObject({ status: true })
  return reply.pay_url
}

/** Sends the payment of a selected booking; returns the URL of the bank's page. The second passenger is a foreigner. */
export async function sendPayment(
  request: APIRequestContext,
  session: string,
  scenario: Scenario = 'approved',
): Promise<string> {
  const { tickets } = await bookingOf(request, session)
  const documents = { passport: 'U12345678', passport_expiry_date: dayAhead(2000) }
  const countries: { results: { id: number; code: string }[] } = await (await request.get('/api/countries/')).json()
  const germany = countries.results.find(({ code }) => code === 'DE')?.id
  const passengers = tickets.map(({ pax_type }, index) => {
    const { name, surname, born, nationalId } = index === 0 ? deniz : can
    const person = { pax_type, name, surname, birth_date: born, gender: index === 0 ? 'F' : 'M', ...documents }
    return index === 0
      ? { ...person, citizen_number: nationalId }
      : { ...person, foregein_citizen: true, nationality: germany, passport: 'C01X00T478' }
  })
  return sendForm(request, 'flight', scenario, { session_unique: session, passengers })
}

/** Enters the code on the bank's page and follows its return. */
export async function approveAtBank(request: APIRequestContext, payUrl: string): Promise<void> {
  const done = await (await request.post(payUrl, { form: { code: smsCode, action: 'approve' } })).text()
  const value = (name: string) => new RegExp(`name="${name}"\\s+value="([^"]+)"`).exec(done)?.[1] ?? ''
  const form = { reference: value('reference'), token: value('token') }
  // The return URL of the bank: the gateway, which may differ from the journey's site.
  const back = await request.post(
    URL.canParse(payUrl) ? new URL('/payment/return/', payUrl).href : '/payment/return/',
    { form },
  )
  expect(back.ok()).toBe(true)
}

/** The key of a ticketed booking. */
export async function buyTicket(request: APIRequestContext, trip: Trip = {}): Promise<string> {
  const session = await selectFlight(request, trip)
  await approveAtBank(request, await sendPayment(request, session))
  return session
}
