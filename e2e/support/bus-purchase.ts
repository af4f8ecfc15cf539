/**
 * Helpers for browser tests of bus purchases: some buy a trip by API calls, others perform a traveller's steps on the
 * payment screen.
 */
import type { APIRequestContext, Page } from 'playwright/test'
import type { BusBooking } from '#contract/bus-booking.ts'
import type { BusDetailReply, BusItem, BusSeat } from '#contract/bus-results.ts'
import { keyOf } from './gateway.ts'
import { startBusSearch } from './bus-search.ts'
import { can, consent, deniz, fillCard, fillContact, part, payButton, type Scenario } from './payment.ts'
import { approveAtBank, sendForm } from './purchase.ts'
import { expect, open } from './test.ts'

export const busPaymentPath = (session: string) => `/bus/payment/?session_unique=${session}`
export const busTicketPath = (session: string) => `/bus/booking/detail/${session}/`

interface BusTrip {
  from?: string
  to?: string
  /** Date of departure, in days from today. */
  leaves?: number
  genders?: ('F' | 'M')[]
}

const search = '/api/bus/gateway/search/'

/** Selects one seat for each item of `trip.genders`; returns the key of the unpaid booking. */
export async function selectSeats(request: APIRequestContext, trip: BusTrip = {}): Promise<string> {
  const session_unique = await startBusSearch(request, { from: 'İzmir', to: 'Ankara', leaves: 20, ...trip })
  return selectIn(request, session_unique, trip.genders)
}

/** Selects seats in an existing search session; returns the booking's key. */
export async function selectIn(
  request: APIRequestContext,
  session_unique: string,
  genders: ('F' | 'M')[] = ['F'],
): Promise<string> {
  const results: { search: BusItem[] } = await (await request.post(search, { data: { session_unique } })).json()
  const trips = results.search
    .filter(({ information }) => information.remaning_seats >= 10)
    .toSorted((a, b) => a.departure.time.localeCompare(b.departure.time))
  // The selection is tried again with seats of another trip if it fails. It fails if another browser test takes the
  // seats after they were read, or if all browser tests together reach the hold limit of their IP address until some
  // holds end.
  let turn = 0
  let key = ''
  await expect(async () => {
    const product_id = trips[turn++ % trips.length]?.product_id
    const detail = await request.post(`${search}detail/`, { data: { product_id, selected_seats: [], session_unique } })
    const { search_item_detail: item }: BusDetailReply = await detail.json()
    const selected_seats = seatsFor(item.seat_matrix.flat(), genders)
    const reply = await request.post(`${search}select/`, { data: { product_id, selected_seats, session_unique } })
    key = await keyOf(reply)
  }).toPass()
  return key
}

function seatsFor(seats: (BusSeat | null)[], genders: ('F' | 'M')[]) {
  const free = seats.filter((seat) => seat !== null && seat.is_empty && seat.active) as BusSeat[]
  const taken = new Set<string>()
  return genders.map((gender) => {
    const allows = ({ can_sale_female, can_sale_male }: BusSeat) => (gender === 'F' ? can_sale_female : can_sale_male)
    const seat = free.find((one) => allows(one) && !taken.has(one.seat))
    if (!seat) throw new Error(`No free seat for ${gender}`)
    taken.add(seat.seat)
    return { seat: seat.seat, gender, price: seat.price }
  })
}

/** Reads the booking with this key from the gateway. */
export async function busBookingOf(request: APIRequestContext, session: string): Promise<BusBooking> {
  const response = await request.get(`/api/bus/booking/${session}/`)
  expect(response.ok(), await response.text()).toBe(true)
  return response.json()
}

/** Sends the form that pays for the selected seats; returns the URL of the bank's page. */
export async function sendBusPayment(
  request: APIRequestContext,
  session: string,
  scenario: Scenario = 'approved',
): Promise<string> {
  const { tickets } = await busBookingOf(request, session)
  const people = [deniz, can]
  const passengers = tickets.map(({ gender }, index) => {
    const { name, surname, nationalId } = people[index] ?? deniz
    return { name, surname, gender, citizen_number: nationalId }
  })
  return sendForm(request, 'bus', scenario, { session_unique: session, passengers })
}

/** Buys a bus ticket; returns the key of the ticketed booking. */
export async function buyBusTicket(request: APIRequestContext, trip: BusTrip = {}): Promise<string> {
  const session = await selectSeats(request, trip)
  await approveAtBank(request, await sendBusPayment(request, session))
  return session
}

/** Opens the payment screen of selected seats. */
export async function openBusPayment(page: Page, request: APIRequestContext, trip: BusTrip = {}): Promise<string> {
  const session = await selectSeats(request, trip)
  await open(page, busPaymentPath(session))
  await expect(payButton(page)).toBeVisible()
  return session
}

/** Fills a passenger's card for a citizen; the seat determines the gender. */
export async function fillBusPassenger(page: Page, place: number, who = deniz): Promise<void> {
  const card = part(page, `${place}. Yolcu`)
  await card.getByLabel('Ad', { exact: true }).fill(who.name)
  await card.getByLabel('Soyad').fill(who.surname)
  await card.getByLabel('T.C. kimlik numarası').fill(who.nationalId)
}

/** Fills the bus payment form for one traveller with a Turkish national ID. */
export async function fillBusPayment(page: Page, scenario: Scenario = 'approved'): Promise<void> {
  await fillContact(page)
  await fillBusPassenger(page, 1)
  await fillCard(page, scenario)
  await consent(page).check()
}

/** Waits for the ticket of the booking with key `session`; returns its PNR. */
export async function expectBusTicket(page: Page, session: string): Promise<string> {
  await expect(page).toHaveURL(new RegExp(`/bus/booking/detail/${session}/`))
  await expect(page.getByRole('heading', { name: 'Biletiniz hazır' })).toBeVisible()
  const pnr = await page.locator('dt', { hasText: /^PNR$/ }).first().locator('xpath=following-sibling::dd').innerText()
  expect(pnr).toMatch(/^[A-Z0-9]{5,10}$/)
  return pnr
}
