/**
 * Helpers for browser tests of transfer purchases: some book a transfer by API calls, others fill in the payment screen
 * as a traveller does.
 */
import type { APIRequestContext, Page } from 'playwright/test'
import type { TransferBooking } from '#contract/transfer-booking.ts'
import type { TransferItem } from '#contract/transfer-results.ts'
import { keyOf } from './gateway.ts'
import { consent, deniz, fillContact, part, type Scenario } from './payment.ts'
import { approveAtBank, sendForm } from './purchase.ts'
import { startTransferSearch, type TransferTrip } from './transfer-search.ts'
import { expect } from './expect.ts'

export const transferPaymentPath = (session: string) => `/transfer/payment/?session_unique=${session}`
export const transferTicketPath = (session: string) => `/transfer/booking/detail/${session}/`

/** Selects a private vehicle, by default from Antalya Airport to Belek; returns the key of the unpaid booking. */
export async function selectVehicle(request: APIRequestContext, trip: TransferTrip = {}): Promise<string> {
  const search = '/api/transfer/gateway/search/'
  const ride = { from: 'AYT', to: 'Belek', leaves: 20, passengers: 3, pickUp: '14:30', returnPickUp: '11:00' }
  const session_unique = await startTransferSearch(request, { ...ride, ...trip })
  const results: { search: TransferItem[] } = await (await request.post(search, { data: { session_unique } })).json()
  // Selects the vehicle with the most units left, since several browser tests select vehicles concurrently.
  const [most] = results.search
    .filter(({ information }) => information.transfer_type_code === 2)
    .toSorted((one, other) => (other.left ?? Infinity) - (one.left ?? Infinity))
  return keyOf(await request.post(`${search}select/`, { data: { product_id: most?.product_id, session_unique } }))
}

/** Reads the booking with this key from the gateway. */
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
  const passengers = [{ name: deniz.name, surname: deniz.surname }]
  const payUrl = await sendForm(request, 'transfer', scenario, { session_unique: session, payment_type: 1, passengers })
  await approveAtBank(request, payUrl)
}

export async function fillLeader(page: Page): Promise<void> {
  const leader = part(page, 'Lider yolcu')
  await leader.getByLabel('Ad', { exact: true }).fill(deniz.name)
  await leader.getByLabel('Soyad').fill(deniz.surname)
}

/** Fills all parts of the payment form except the card. */
export async function fillTransferPayment(page: Page): Promise<void> {
  await fillContact(page)
  await fillLeader(page)
  await consent(page).check()
}

/** Reads the PNR on the ticket page. */
export async function pnrOf(page: Page): Promise<string> {
  const pnr = await page.locator('dt', { hasText: /^PNR$/ }).first().locator('xpath=following-sibling::dd').innerText()
  expect(pnr).toMatch(/^[A-Z0-9]{5,10}$/)
  return pnr
}
