/** Simulates the hotel pick-ups of reservations whose package includes one. */
import type { Departure } from './activity-calendar.ts'
import type { ActivityOperation } from './activity-supply.ts'
import type { Names } from '#server/supply/names.ts'
import { minuteMilliseconds } from '#contract/milliseconds.ts'
import { localOf, clockTime, plainDate } from '#server/runtime/plain-days.ts'
import { hash, mix } from '#server/supply/seeded.ts'
import { turkishZone } from '#server/runtime/zones.ts'

/** How many hours before the start of the activity the details of the pick-up become known. */
const pickUpKnownHours = 24

const vehicles: Names[] = [
  { tr: 'Beyaz minibüs', en: 'White minibus' },
  { tr: 'Gri minibüs', en: 'Grey minibus' },
  { tr: 'Siyah panelvan', en: 'Black van' },
]
const address: Names = { tr: 'Otelinizin girişi', en: 'The entrance of your hotel' }

/**
 * Returns the details of a reservation's pick-up, which is 0 to 25 minutes before the activity starts; null until they
 * are known.
 */
export function operationOf({ startsAt, activity }: Departure, reservation: string, now: number) {
  const knownAt = startsAt - pickUpKnownHours * 60 * minuteMilliseconds
  if (now < knownAt) return null
  const seed = hash(`pick-up ${reservation}`)
  const at = localOf(turkishZone, startsAt - (mix(seed, 1) % 6) * 5 * minuteMilliseconds)
  const { latitude, longitude } = activity.summary.location
  const operation: ActivityOperation = {
    pickUp: { date: plainDate(at.day), time: clockTime(at.minute), latitude, longitude, address },
    vehicle: vehicles[mix(seed, 2) % vehicles.length] ?? { tr: 'Minibüs', en: 'Minibus' },
    notes: [
      {
        title: { tr: 'Hazırlık', en: 'Getting ready' },
        note: {
          tr: 'Lütfen alınma saatinden beş dakika önce girişte olun.',
          en: 'Please be at the entrance five minutes before the pick-up.',
        },
        createdAt: knownAt,
      },
    ],
  }
  return operation
}
