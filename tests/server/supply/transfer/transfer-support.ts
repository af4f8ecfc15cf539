/** Contains the set-up that the tests of the gateway's embedded transfer supplier share. */
import fc from 'fast-check'
import { createTransferInventory } from '#server/supply/transfer/transfer-inventory.ts'
import { allPlaces } from '#server/supply/transfer/transfer-places.ts'
import type { PickUp, TransferLocation, TransferOffer, TransferQuery } from '#server/supply/transfer/transfer-supply.ts'
import { dayOf, plainDate } from '#server/runtime/plain-days.ts'

export const transfers = createTransferInventory()
export const now = new Date('2026-12-01T09:00:00Z')
export const day = '2026-12-11'
export const summer = '2027-07-16'

/** Returns the place with this airport code, else the first place with this name. */
export function place(name: string): TransferLocation {
  const found = transfers.locations.byCode(name) ?? allPlaces().find(({ shown }) => shown.name.tr === name)?.shown
  if (!found) throw new Error(`No place ${name}`)
  return found
}

export const at = (date: string, time: string): PickUp => ({ date, time })

/**
 * Returns a query for the route `from > to`: two people with two pieces of baggage at noon; `more` overrides its
 * fields.
 */
export function query(way: string, more: Partial<TransferQuery> = {}): TransferQuery {
  const [from = '', to = ''] = way.split(' > ')
  const ends = { from: place(from).id, to: place(to).id }
  return { ...ends, pickUp: at(day, '12:00'), return: null, passengers: 2, baggage: 2, ...more }
}

export const search = (way: string, more: Partial<TransferQuery> = {}): TransferOffer[] =>
  transfers.search(query(way, more), now)

export const airports = allPlaces()
  .filter(({ arrivals }) => arrivals !== null)
  .map(({ shown }) => shown)

// oxfmt-ignore
export const ways = [
  'AYT > Belek', 'AYT > Alanya', 'Kemer > AYT', 'IST > Taksim', 'SAW > Sultanahmet', 'ESB > Kızılay', 'DLM > Ölüdeniz',
  'Bodrum > BJV', 'ADB > Çeşme', 'NAV > Göreme', 'ASR > Ürgüp', 'TZX > Uzungöl', 'VAN > Van Şehir Merkezi', 'IST > SAW',
  'Galataport > IST', 'Taksim > Kadıköy', 'AJI > Ağrı Şehir Merkezi', 'AYT > Antalya Otogarı',
]
export const anyWay = fc.constantFrom(...ways)
export const dateAfter = (date: string, days: number): string => plainDate((dayOf(date) ?? 0) + days)
const two = (value: number) => String(value).padStart(2, '0')
export const anyTime = fc
  .integer({ min: 0, max: 47 })
  .map((half) => `${two(Math.floor(half / 2))}:${two((half % 2) * 30)}`)
export const anyDate = fc.integer({ min: 1, max: 320 }).map((days) => dateAfter('2026-12-01', days))
export const anyParty = fc.record({
  passengers: fc.oneof(fc.integer({ min: 1, max: 8 }), fc.integer({ min: 1, max: 60 })),
  baggage: fc.integer({ min: 0, max: 25 }),
})
export const anyQuery = fc
  .record({
    way: anyWay,
    date: anyDate,
    time: anyTime,
    party: anyParty,
    nights: fc.option(fc.integer({ min: 1, max: 9 })),
  })
  .map(({ way, date, time, party, nights }) =>
    query(way, {
      ...party,
      pickUp: at(date, time),
      return: nights === null ? null : at(dateAfter(date, nights), time),
    }),
  )
