/** Locations and activities as the gateway sends them. */
import type { ActivityLocation, ActivitySummary } from '#contract/activity-parts.ts'

export const goreme: ActivityLocation = {
  id: 'goreme',
  name: 'Göreme',
  city: { name: 'Nevşehir', country: { name: 'Türkiye' } },
  image: '/activities/places/goreme.svg',
  activity_count: 5,
  latitude: 38.64,
  longitude: 34.83,
}

export const balloon: ActivitySummary = {
  id: 'goreme-balon',
  name: 'Balon Uçuşu',
  image: '/activities/goreme-balon.svg',
  location: { id: 'goreme', name: 'Göreme', city: { name: 'Nevşehir' } },
  category: { id: 'balloon', name: 'Balon turu' },
  departure: null,
  arrival: null,
  departure_zones: [],
  day_plans: [],
  short_description: 'Gün doğarken.',
  provider: { name: 'Peri Balon' },
  duration_in_days: null,
  duration: '03:00',
}
