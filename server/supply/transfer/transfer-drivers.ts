/** Simulates drivers: invented names, unassigned telephone numbers and impossible number plates. */
import { hash, mix } from '#server/supply/seeded.ts'
import type { AssignedDriver } from './transfer-supply.ts'

// oxfmt-ignore
const firstNames = [
  'Ahmet', 'Ayşe', 'Barış', 'Burak', 'Cem', 'Deniz', 'Elif', 'Emre', 'Fatma', 'Gökhan', 'Hakan', 'Hasan', 'İbrahim', 'Kadir',
  'Kemal', 'Mehmet', 'Murat', 'Mustafa', 'Nuri', 'Okan', 'Osman', 'Ömer', 'Selim', 'Serkan', 'Şule', 'Tolga', 'Ufuk', 'Yusuf',
]
// oxfmt-ignore
const surnames = [
  'Akın', 'Aksoy', 'Aydın', 'Bulut', 'Can', 'Çelik', 'Demir', 'Doğan', 'Erdem', 'Güneş', 'Kaplan', 'Kaya', 'Keskin', 'Koç',
  'Korkmaz', 'Özkan', 'Polat', 'Sarı', 'Şahin', 'Taş', 'Tekin', 'Turan', 'Uçar', 'Yalçın', 'Yavuz', 'Yıldız', 'Yılmaz', 'Yüce',
]
/** Letters of Turkish number plates, which never contain Q, W or X. */
const plateLetters = 'ABCDEFGHJKLMNPRSTUVYZ'
const foreignLetters = 'QWX'

const pick = <Item>(list: ArrayLike<Item>, seed: number, step: number): Item | undefined =>
  list[mix(seed, step) % list.length]

/**
 * Returns the driver of one vehicle of a reservation on a day. The vehicle has the same driver for all rides of the
 * reservation on this day. The telephone number begins with 508, a mobile prefix that no operator in Türkiye uses.
 */
export function driverOf(reservation: string, day: number, vehicle: number, plate: number): AssignedDriver {
  const seed = hash(`driver ${reservation} ${day}`)
  const own = mix(seed, 100 + vehicle)
  const digits = String(mix(own, 3) % 10_000_000).padStart(7, '0')
  const letters = `${pick(plateLetters, seed, 4)}${pick(foreignLetters, seed, 5)}`
  // The number plates of a ride's vehicles end in consecutive numbers, so that no two plates are the same.
  const number = 100 + (mix(seed, 6) % 890) + vehicle
  return {
    name: `${pick(firstNames, own, 1)} ${pick(surnames, own, 2)}`,
    phone: `+90 508 ${digits.slice(0, 3)} ${digits.slice(3, 5)} ${digits.slice(5)}`,
    plate: `${String(plate).padStart(2, '0')} ${letters} ${number}`,
  }
}
