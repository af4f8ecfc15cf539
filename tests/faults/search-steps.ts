/** Search, results and selection under faults. */
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { startFlightSearch } from '#home/flight/start-flight-search.ts'
import { flightDraft } from '#home/flight/flight-fields.ts'
import { unreachable } from '#home/search-reply.ts'
import { action as searchAction, loader as searchLoader } from '#flight/search/search-route.tsx'
import { bookings } from '#server/db/schema/bookings.ts'
import type { FaultStep } from '#tests/faults/step.ts'
import { outcome, type PostedForm, type World } from '#tests/faults/world.ts'
import { results, search } from '#tests/server/support/journey.ts'

const resultsPath = (session: string) => `/flight/search/?session_unique=${session}`

const typed = (departure_date: string): PostedForm => ({
  fly_type: 'OW',
  departure_keyword: 'IST',
  arrival_keyword: 'ESB',
  departure_date,
  return_date: '2026-12-20',
  adult_count: '2',
  child_count: '0',
  senior_count: '0',
  infant_count: '0',
  flight_class: 'economy',
})

const searchStep: FaultStep = {
  prepare: async () => '',
  async attempt(world) {
    const wished = world.fault === 'clock' ? world.today : '2026-12-10'
    const { leadsTo, data } = await outcome(startFlightSearch(world.args('/', { form: typed(wished) })))
    if (leadsTo !== null) return 'works'
    expect(data['fields']).toMatchObject({
      departure: { text: expect.stringContaining('IST') },
      counts: { adult_count: 2 },
    })
    expect(world.memory.drafts.get(flightDraft)).toMatchObject({ arrival_keyword: 'ESB', adult_count: '2' })
    const errors = Object(data['errors'])
    if (errors.form === unreachable) return 'unreachable'
    if (errors.departure_date) return 'day-over'
    return errors.form === 'Çok fazla deneme yaptınız.' ? 'busy' : 'failed'
  },
  async afterwards(world) {
    const { leadsTo } = await outcome(startFlightSearch(world.args('/', { form: typed('2026-12-10') })))
    expect(leadsTo).toMatch(/^\/flight\/search\/\?session_unique=/)
    expect(world.memory.drafts.has(flightDraft)).toBe(false)
  },
}

async function loadResults(world: World, session: string) {
  const { data } = await outcome(searchLoader(world.args(resultsPath(session))))
  expect(Object(data['results']).search?.length).toBeGreaterThan(0)
  if (data['savedAt'] === null) return 'works'
  return data['unreachable'] ? 'kept' : 'stale'
}

const resultsStep: FaultStep = {
  async prepare(world) {
    const { session_unique: session } = await search(world.gateway)
    await loadResults(world, session)
    return session
  },
  attempt: loadResults,
  async afterwards(world, session) {
    expect(await loadResults(world, session)).toBe('works')
  },
}

async function choose(world: World, session: string) {
  const product_ids = (await results(world.gateway, session)).search[0]?.product_id ?? ''
  const form = { intent: 'select', product_ids, alternative_prices: '' }
  const { leadsTo, data } = await outcome(searchAction(world.args(resultsPath(session), { form })))
  if (leadsTo !== null) return leadsTo.startsWith('/flight/payment/') ? 'works' : leadsTo
  // An exceeded rate limit shows the gateway's message, and the results stay.
  const alerts = [
    { message: null, back: true },
    { message: expect.any(String), back: false },
  ]
  expect(alerts).toContainEqual(data['alert'])
  return 'alert'
}

const selectStep: FaultStep = {
  prepare: async (world) => (await search(world.gateway)).session_unique,
  attempt: choose,
  async afterwards(world, session) {
    expect(await choose(world, session)).toBe('works')
    const rows = await world.gateway.deps.db.orm.select().from(bookings).where(eq(bookings.searchSession, session))
    // The next selection releases one whose reply was lost.
    expect(rows.filter(({ stock }) => stock === 'held')).toHaveLength(1)
  },
}

export const searchSteps = { search: searchStep, results: resultsStep, select: selectStep }
