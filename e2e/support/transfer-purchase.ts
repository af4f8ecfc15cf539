/** Books transfers by API calls, and the steps of a traveller who books one on the screens. */
import { type APIRequestContext, expect, type Page } from 'playwright/test'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import type { TransferItem } from '#contract/transfer-results.ts'
import { dayAhead, keyOf } from './gateway.ts'
import { cardOf, consent, deniz, fillContact, part, type Scenario } from './payment.ts'
import { approveAtBank } from './purchase.ts'

export const transferPaymentPath = (session: string) => `/transfer/payment/?session_unique=${session}`
export const transferTicketPath = (session: string) => `/transfer/booking/detail/${session}/`

export interface Ride {
  from?: string
  to?: string
  /** Days from today. */
  leaves?: number
  /** Days from today; one-way if absent. */
  returns?: number
  passengers?: number
}

async function placeId(request: APIRequestContext, keyword: string): Promise<number> {
  const query = new URLSearchParams(/^[A-Z]{3}$/.test(keyword) ? { code: keyword } : { keyword })
  const { results } = await (await request.get(`/api/transfer/location/?${query}`)).json()
  return results[0].id
}

/** The key of an unpaid booking of a private vehicle, from an airport on its way by default. */
export async function selectVehicle(request: APIRequestContext, ride: Ride = {}): Promise<string> {
  const { from = 'AYT', to = 'Belek', leaves = 20, returns, passengers = 3 } = ride
  const search = '/api/transfer/gateway/search/'
  const started = await request.post(search, {
    data: {
      departure_location_id: await placeId(request, from),
      arrival_location_id: await placeId(request, to),
      departure_date: dayAhead(leaves),
      departure_pickup_time: '14:30',
      travel_type: returns === undefined ? 'OW' : 'RT',
      return_date: returns === undefined ? null : dayAhead(returns),
      return_pickup_time: returns === undefined ? null : '11:00',
      passenger_count: passengers,
      baggage_count: 2,
    },
  })
  expect(started.ok(), await started.text()).toBe(true)
  const { session_unique } = await started.json()
  const results: { search: TransferItem[] } = await (await request.post(search, { data: { session_unique } })).json()
  // Journeys run side by side: the vehicle with the most units left has one for each of them.
  const [most] = results.search
    .filter(({ information }) => information.transfer_type_code === 2)
    .toSorted((one, other) => (other.left ?? Infinity) - (one.left ?? Infinity))
  return keyOf(await request.post(`${search}select/`, { data: { product_id: most?.product_id, session_unique } }))
}

/** The booking with this key, from the gateway. */
export async function transferBookingOf(request: APIRequestContext, session: string): Promise<TransferBooking> {
  const response = await request.get(`/api/transfer/booking/${session}/?passenger=1&tickets=1`)
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}

/** Pays for a selected vehicle by API calls and on the bank's page. */
export async function payTransfer(
  request: APIRequestContext,
  session: string,
  scenario: Scenario = 'approved',
): Promise<void> {
  const response = await request.post('/api/transfer/gateway/payment/', {
    data: {
      session_unique: session,
      payment_type: 1,
      email: 'deniz@ufuk.example',
      phone_code: '90',
      phone: '5321234567',
      passengers: [{ name: deniz.name, surname: deniz.surname }],
      card_owner: 'Deniz Yılmaz',
      card_number: cardOf(scenario),
      card_expiry: '12/30',
      card_cvc: '123',
      condition: true,
    },
  })
  const { send_payment: reply } = await response.json()
  expect(reply).toMatchObject({ status: true })
  await approveAtBank(request, reply.pay_url)
}

export async function fillLeader(page: Page): Promise<void> {
  const leader = part(page, 'Lider yolcu')
  await leader.getByLabel('Ad', { exact: true }).fill(deniz.name)
  await leader.getByLabel('Soyad').fill(deniz.surname)
}

/** Fills everything but the card. */
export async function fillTransferPayment(page: Page): Promise<void> {
  await fillContact(page)
  await fillLeader(page)
  await consent(page).check()
}

/** The PNR on the ticket. */
export async function pnrOf(page: Page): Promise<string> {
  const pnr = await page.locator('dt', { hasText: /^PNR$/ }).first().locator('xpath=following-sibling::dd').innerText()
  expect(pnr).toMatch(/^[A-Z0-9]{5,10}$/)
  return pnr
}
