/**
 * Helpers for browser tests of flight purchases: some buy a flight by API calls, others perform a traveller's steps on
 * the payment screen.
 */
import type { APIRequestContext, Page } from 'playwright/test'
import type { FlightBooking } from '#contract/flight-booking.ts'
import { type FlightTrip, startFlightSearch } from './flight-search.ts'
import { dayAhead, keyOf } from './gateway.ts'
import {
  can,
  consent,
  deniz,
  fillCard,
  fillContact,
  fillPerson,
  part,
  payButton,
  type Passport,
  type Scenario,
  type Traveller,
} from './payment.ts'
import { approveAtBank, sendForm } from './purchase.ts'
import { expect, open } from './test.ts'

export const flightPaymentPath = (session: string) => `/flight/payment/?session_unique=${session}`
export const flightTicketPath = (session: string) => `/flight/booking/detail/${session}/`

/** Selects the cheapest flight; returns the key of the unpaid booking. */
export async function selectFlight(request: APIRequestContext, trip: FlightTrip = {}): Promise<string> {
  const session = await startFlightSearch(request, trip)
  const results: { search: { product_id: string }[] } = await (
    await request.get(`/api/flight/gateway/search/?session_unique=${session}`)
  ).json()
  const response = await request.post('/api/flight/gateway/search/select/', {
    data: { product_ids: [results.search[0]?.product_id], alternative_prices: [] },
  })
  return keyOf(response)
}

/** Reads the booking with this key from the gateway. */
export async function flightBookingOf(request: APIRequestContext, session: string): Promise<FlightBooking> {
  const response = await request.get(`/api/flight/booking/${session}/`)
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}

/** Selects both directions of a domestic round trip one after the other; returns the key of the unpaid booking. */
export async function selectRoundTrip(request: APIRequestContext, trip: FlightTrip = {}): Promise<string> {
  const session = await startFlightSearch(request, { returns: 37, ...trip })
  const outbound = await (await request.get(`/api/flight/gateway/search/?session_unique=${session}`)).json()
  const chosen = { product_ids: [outbound.search[0]?.product_id], alternative_prices: [] }
  const back = await (await request.post('/api/flight/gateway/search/return_items/', { data: chosen })).json()
  const response = await request.post('/api/flight/gateway/search/select/', {
    data: { product_ids: [...chosen.product_ids, back.search[0]?.product_id], alternative_prices: [] },
  })
  return keyOf(response)
}

/** Sends the payment of a selected booking; returns the URL of the bank's page. The second passenger is a foreigner. */
export async function sendFlightPayment(
  request: APIRequestContext,
  session: string,
  scenario: Scenario = 'approved',
): Promise<string> {
  const { tickets } = await flightBookingOf(request, session)
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

/** Buys a flight ticket; returns the key of the ticketed booking. */
export async function buyFlightTicket(request: APIRequestContext, trip: FlightTrip = {}): Promise<string> {
  const session = await selectFlight(request, trip)
  await approveAtBank(request, await sendFlightPayment(request, session))
  return session
}

/** Selects the cheapest flight by an API call and opens its payment; returns the booking's key. */
export async function openFlightPayment(
  page: Page,
  request: APIRequestContext,
  trip: FlightTrip = {},
): Promise<string> {
  const session = await selectFlight(request, trip)
  await open(page, flightPaymentPath(session))
  await expect(payButton(page)).toBeVisible()
  return session
}

export const fillFlightPassenger = (page: Page, place: number, who: Traveller, passport?: Passport): Promise<void> =>
  fillPerson(part(page, `${place}. Yolcu`), who, passport)

/** Fills the flight payment form for one citizen on a domestic flight. */
export async function fillFlightPayment(page: Page, scenario: Scenario = 'approved'): Promise<void> {
  await fillContact(page)
  await fillFlightPassenger(page, 1, deniz)
  await fillCard(page, scenario)
  await consent(page).check()
}

/** Waits for the ticket of the booking with key `session`; returns its PNR. */
export async function expectFlightTicket(page: Page, session: string): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`/flight/booking/detail/${session}/`))
  await expect(page.getByRole('heading', { name: 'Biletiniz hazır' })).toBeVisible()
  const pnr = await page.locator('dt', { hasText: /^PNR$/ }).first().locator('xpath=following-sibling::dd').innerText()
  expect(pnr).toMatch(/^[A-Z0-9]{6}$/)
  return pnr
}
