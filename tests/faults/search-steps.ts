/** Tests search, results and selection of a product under faults. */
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import type { ProductName } from '#contract/products.ts'
import { unreachable } from '#home/search-reply.ts'
import { bookings } from '#server/db/schema/bookings.ts'
import { faultProducts } from '#tests/faults/fault-products.ts'
import type { FaultStep } from '#tests/faults/step.ts'
import { outcome, type World } from '#tests/faults/world.ts'

/** Returns the steps of a product's purchase from the search form on the home screen to the selection. */
export function searchSteps(name: ProductName) {
  const product = faultProducts[name]
  const resultsPath = (session: string) => `/${name}/search/?session_unique=${session}`

  const searchStep: FaultStep = {
    prepare: async () => '',
    async attempt(world) {
      const form = product.typed(world.fault === 'clock' ? world.today : '2026-12-10')
      const { leadsTo, data } = await outcome(product.start(world.args('/', { form })))
      if (leadsTo !== null) return 'works'
      const [first = '', ...others] = Object.keys(form).filter((field) => field.endsWith('_keyword'))
      const [typed = ''] = String(form[first]).split(' ')
      const place = first.replace('_keyword', '')
      expect(data['fields']).toMatchObject({ [place]: { text: expect.stringContaining(typed) } })
      const kept = [...others, product.kept]
      expect(world.memory.drafts.get(product.draft)).toMatchObject(
        Object.fromEntries(kept.map((field) => [field, form[field]])),
      )
      const errors = Object(data['errors'])
      if (errors.form === unreachable) return 'unreachable'
      if (errors.departure_date) return 'day-over'
      return errors.form === 'Çok fazla deneme yaptınız.' ? 'busy' : 'failed'
    },
    async afterwards(world) {
      const form = product.typed('2026-12-10')
      const { leadsTo } = await outcome(product.start(world.args('/', { form })))
      expect(leadsTo?.startsWith(resultsPath(''))).toBe(true)
      // The home screen remembers the last search.
      expect(world.memory.drafts.get(product.draft)).toEqual(form)
    },
  }

  async function loadResults(world: World, session: string) {
    const { data } = await outcome(product.load(world.args(resultsPath(session))))
    expect(Object(data['results']).search?.length).toBeGreaterThan(0)
    if (data['savedAt'] === null) return 'works'
    return data['unreachable'] ? 'kept' : 'stale'
  }

  const resultsStep: FaultStep = {
    async prepare(world) {
      const session = await product.search(world.gateway)
      await loadResults(world, session)
      return session
    },
    attempt: loadResults,
    async afterwards(world, session) {
      expect(await loadResults(world, session)).toBe('works')
    },
  }

  async function choose(world: World, session: string) {
    const form = await product.choice(world.gateway, session)
    const { leadsTo, data } = await outcome(product.choose(world.args(resultsPath(session), { form })))
    if (leadsTo !== null) return leadsTo.startsWith(`/${name}/payment/`) ? 'works' : leadsTo
    // If the rate limit is exceeded, the page shows the gateway's message and keeps the results.
    const alerts = [
      { message: null, back: true },
      { message: expect.any(String), back: false },
    ]
    expect(alerts).toContainEqual(data['alert'])
    return 'alert'
  }

  const selectStep: FaultStep = {
    prepare: async (world) => product.search(world.gateway),
    attempt: choose,
    async afterwards(world, session) {
      expect(await choose(world, session)).toBe('works')
      const rows = await world.gateway.deps.db.orm.select().from(bookings).where(eq(bookings.searchSession, session))
      // A new selection releases the stock of an earlier selection whose response was lost.
      expect(rows.filter(({ stock }) => stock === 'held')).toHaveLength(1)
    },
  }

  return { search: searchStep, results: resultsStep, select: selectStep }
}
