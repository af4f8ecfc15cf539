/** Contains the set-up that the tests of the gateway's embedded activity supplier share. */
import fc from 'fast-check'
import { allActivities } from '#server/supply/activity/activity-catalogue.ts'
import { createActivityInventory } from '#server/supply/activity/activity-inventory.ts'
import type { ActivityParty, ActivitySupply } from '#server/supply/activity/activity-supply.ts'
import { createEmbeddedActivities } from '#server/supply/activity/embedded-activities.ts'
import { dayOf, plainDate } from '#server/runtime/plain-days.ts'
import type { StockMarket, TakenStock } from '#server/supply/stock.ts'
import { ask, type SupplyCall } from '#server/supply/supply-call.ts'

export const activities = createActivityInventory()
export const supply: ActivitySupply = createEmbeddedActivities()
export const now = new Date('2026-12-01T09:00:00Z')
export const balloon = 'goreme-gun-dogumu-balon'
export const pair: ActivityParty = { adults: 2, childAges: [] }

export const called = <Answer>(work: (call: SupplyCall) => Promise<Answer>): Promise<Answer> => ask(1000, work)
export const marketAt = (at: Date, taken: TakenStock = () => 0): StockMarket => ({ now: at, taken: async () => taken })
export const dateAfter = (date: string, days: number): string => plainDate((dayOf(date) ?? 0) + days)

export const anyActivity = fc.constantFrom(...allActivities().values())
export const anyParty = fc.record({
  adults: fc.integer({ min: 0, max: 9 }),
  childAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 8 }),
})
/** Generates an activity and one of its departures in the next eleven months. */
export const anyDeparture = fc
  .record({ activity: anyActivity, from: fc.integer({ min: 0, max: 300 }), pick: fc.nat() })
  .chain(({ activity, from, pick }) => {
    const first = dateAfter('2026-12-01', from)
    const period = { from: first, to: dateAfter(first, 90) }
    const found = activities.departures(activity.row.id, period, now)
    const one = found[pick % Math.max(1, found.length)]
    return fc.constant(one)
  })
  .filter((departure) => departure !== undefined)
