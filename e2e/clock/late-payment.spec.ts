/**
 * Tests a bank that approves after the hold has expired: the traveller gets a ticket if there still are seats,
 * otherwise a refund.
 */
import type { APIRequestContext } from 'playwright/test'
import type { FlightResults } from '#contract/flight-results.ts'
import {
  expectFlightTicket,
  fillFlightPayment,
  flightPaymentPath,
  openFlightPayment,
} from '../support/flight-purchase.ts'
import { type FlightTrip, startFlightSearch } from '../support/flight-search.ts'
import { keyOf } from '../support/gateway.ts'
import { pay, payButton } from '../support/payment.ts'
import { expect, open, test } from '../support/test.ts'

/**
 * Minutes for which seats are held, and minutes until the sandbox bank approves a payment with the test card for late
 * approvals.
 */
const [held, late] = [15, 20]

const waiting = 'Ödemeniz bankanızda onaylanıyor'

test('a late approval becomes a ticket where the seats are still there', async ({ page, request, moveClock }) => {
  const session = await openFlightPayment(page, request)
  await fillFlightPayment(page, 'late')
  await pay(page)
  await page.getByRole('alertdialog').getByText('Tamam').click()
  await expect(page.getByRole('heading', { name: waiting })).toBeVisible()
  await moveClock(late + 1)
  await expectFlightTicket(page, session)
})

/** Returns the first flight with at most seven free seats, so that one party can take them all. */
async function lastSeats(request: APIRequestContext): Promise<{ trip: FlightTrip; key: string; seats: number }> {
  for (let leaves = 2; leaves < 12; leaves++) {
    const trip = { leaves }
    const session = await startFlightSearch(request, trip)
    const response = await request.get(`/api/flight/gateway/search/?session_unique=${session}`)
    const { search }: FlightResults = await response.json()
    for (const item of search) {
      const seats = item.price.seats_left
      if (seats !== null && seats <= 7) return { trip, key: item.product_id.slice(session.length), seats }
    }
  }
  throw new Error('no flight is nearly sold out')
}

test('a late approval is refunded where the seats were sold meanwhile', async ({ page, request, moveClock }) => {
  const { trip, key, seats } = await lastSeats(request)
  const take = async (adults: number) => {
    const session = await startFlightSearch(request, { ...trip, adults })
    const response = await request.post('/api/flight/gateway/search/select/', {
      data: { product_ids: [session + key], alternative_prices: [] },
    })
    return keyOf(response)
  }
  const session = await take(1)
  await open(page, flightPaymentPath(session))
  await expect(payButton(page)).toBeVisible()
  await fillFlightPayment(page, 'late')
  await pay(page)
  await page.getByRole('alertdialog').getByText('Tamam').click()
  await expect(page.getByRole('heading', { name: waiting })).toBeVisible()
  await moveClock(held + 1)
  await take(seats)
  await moveClock(late - held)
  await expect(page).toHaveURL(new RegExp(`/flight/booking/detail/${session}/`))
  await expect(page.getByRole('heading', { name: 'Ödemeniz iade edildi' })).toBeVisible()
  await expect(page.getByText('tutarın tamamı kartınıza iade edildi')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Yeniden ara' })).toBeVisible()
})
