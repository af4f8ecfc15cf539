/** Prepares journeys by API calls. */
import type { APIRequestContext, APIResponse } from 'playwright/test'
import { istanbulDay } from '#i18n/istanbul-clock.ts'
import { addDays } from '#contract/calendar-date.ts'
import { expect } from './expect.ts'

const airportId = (code: string) => Number.parseInt(code, 36)

export interface Trip {
  from?: string
  to?: string
  /** Days from today. */
  leaves?: number
  /** Days from today; one-way if absent. */
  returns?: number
  adults?: number
  children?: number
  infants?: number
}

/** The plain date (YYYY-MM-DD) `days` after today. */
export const dayAhead = (days: number) => addDays(istanbulDay(new Date()), days)

/** Starts a search; returns its session. */
export async function startSearch(request: APIRequestContext, trip: Trip = {}): Promise<string> {
  const { from = 'IST', to = 'ESB', leaves = 30, returns, adults = 1, children = 0, infants = 0 } = trip
  const response = await request.post('/api/flight/gateway/search/', {
    data: {
      departure_airport: airportId(from),
      arrival_airport: airportId(to),
      departure_date: dayAhead(leaves),
      return_date: returns === undefined ? null : dayAhead(returns),
      fly_type: returns === undefined ? 'OW' : 'RT',
      adult_count: adults,
      child_count: children,
      infant_count: infants,
      flight_class: 'economy',
    },
  })
  expect(response.ok(), await response.text()).toBe(true)
  const reply: { session_unique: string } = await response.json()
  return reply.session_unique
}

/** Expects a successful selection; returns the booking's key. */
export async function keyOf(reply: APIResponse): Promise<string> {
  const answer: { session_unique: string } = await reply.json()
  expect(answer).toMatchObject({ status: true, session_unique: expect.any(String) })
  return answer.session_unique
}

/** The key of an unpaid booking of the cheapest flight. */
export async function selectFlight(request: APIRequestContext, trip: Trip = {}): Promise<string> {
  const session = await startSearch(request, trip)
  const results: { search: { product_id: string }[] } = await (
    await request.get(`/api/flight/gateway/search/?session_unique=${session}`)
  ).json()
  const response = await request.post('/api/flight/gateway/search/select/', {
    data: { product_ids: [results.search[0]?.product_id], alternative_prices: [] },
  })
  return keyOf(response)
}
