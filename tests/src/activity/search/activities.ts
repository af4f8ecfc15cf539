/** Activities of a search as the gateway sends them, for tests. */
import { ActivityItem, ActivityResults } from '#contract/activity-results.ts'

export const session = 'abcdefghijklmnopqrstuv'

const location = { id: 'goreme', name: 'Göreme', city: { name: 'Nevşehir', country: { name: 'Türkiye' } } }

export const searched = {
  id: 'opt-1',
  location,
  departure_date: '2026-12-04',
  adult_count: 2,
  child_count: 1,
  child_ages: [7],
}

interface Named {
  id: string
  name?: string
  /** Total price for the party; null if the activity has no departure on the searched day. */
  total?: number | null
  category?: string
  zones?: string[]
  plans?: string[]
}

export function activity({
  id,
  name = id,
  total = 4540,
  category = 'balon',
  zones = [],
  plans = [],
}: Named): ActivityItem {
  const named = (ids: string[]) => ids.map((one) => ({ id: one, name: one }))
  return ActivityItem.parse({
    product_id: `${session}.${id}`,
    activity: {
      id,
      name,
      image: '',
      location,
      departure: { id: 'goreme', name: 'Göreme' },
      arrival: { id: 'goreme', name: 'Göreme' },
      departure_zones: named(zones),
      day_plans: named(plans),
    },
    information: { id: total === null ? null : `${id}_1`, duration_in_days: null, time: '09:30' },
    category: { id: category, name: category },
    price: total === null ? null : { total, adult_price: total / 2 },
    next_dates: total === null ? ['2026-12-06'] : [],
  })
}

const options = (ids: string[]) => ids.map((id) => ({ id, name: id, count: 1 }))

export const statistics = ActivityResults.shape.statistics.parse({
  categories: options(['balon', 'doga']),
  departures: options(['goreme']),
  arrivals: options(['goreme']),
  departure_zones: options(['otogar', 'meydan']),
  day_plans: [],
  price: { min: 1000, max: 9000 },
})
