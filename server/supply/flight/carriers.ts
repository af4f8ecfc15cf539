/** Lists the carriers of the embedded supplier: real names and codes, simulated timetables and fares. */
import type { Cabin, Carrier } from './flight-supply.ts'

/** Number of seats of an aircraft in each cabin. A cabin that the aircraft lacks has 0 seats, so it is not sold. */
export interface Aircraft {
  wide: boolean
  seats: Record<Cabin, number>
}

const aircraft = (wide: boolean, economy: number, business = 0, first = 0): Aircraft => ({
  wide,
  seats: { economy, business, first },
})
const narrowFull = [aircraft(false, 162, 20), aircraft(false, 150, 16), aircraft(false, 135, 16)]
const narrowLow = [aircraft(false, 189), aircraft(false, 186), aircraft(false, 239)]
const wideTwo = [aircraft(true, 300, 49), aircraft(true, 268, 32), aircraft(true, 261, 28)]
const wideThree = [aircraft(true, 242, 48, 8), aircraft(true, 265, 36), aircraft(true, 279, 58, 8)]
const wideGulf = [aircraft(true, 304, 42, 8), aircraft(true, 427, 76, 14), aircraft(true, 262, 38)]

export interface CarrierProfile {
  code: string
  /** The carrier's name and logo, as travellers see them. */
  shown: Carrier
  /** Kind of carrier (full-service or low-cost), which determines its fare families in economy class. */
  kind: 'full' | 'low'
  /** Factor by which the market price is multiplied for this carrier. */
  level: number
  /**
   * Group of carriers that sell connections with each other; a carrier without a group (null) sells single flights
   * only.
   */
  group: string | null
  /** The carrier's aircraft: `near` for routes of up to 5,000 km, `far` for longer ones. */
  fleet: { near: Aircraft[]; far: Aircraft[] }
  /**
   * Ranges of the carrier's flight numbers, for domestic and for international flights. A range is given by its first
   * number and the count of its numbers.
   */
  numbers: { domestic: [first: number, count: number]; international: [first: number, count: number] }
}

type Numbers = CarrierProfile['numbers']
function carrier(
  code: string,
  name: Carrier['name'],
  kind: CarrierProfile['kind'],
  level: number,
  group: string | null,
  fleet: CarrierProfile['fleet'],
  numbers: Numbers,
): CarrierProfile {
  return { code, shown: { code, name, logo: `/airlines/${code}.webp` }, kind, level, group, fleet, numbers }
}

const low = { near: narrowLow, far: narrowLow }
const foreign: Numbers = { domestic: [2, 998], international: [1000, 2000] }

export const carriers: readonly CarrierProfile[] = [
  carrier(
    'TK',
    { tr: 'Türk Hava Yolları', en: 'Turkish Airlines' },
    'full',
    1.08,
    'star',
    { near: narrowFull, far: wideTwo },
    { domestic: [2000, 1000], international: [2, 1998] },
  ),
  carrier('VF', 'AJet', 'low', 0.86, 'star', low, { domestic: [3000, 1000], international: [4000, 600] }),
  carrier('PC', 'Pegasus', 'low', 0.82, 'pegasus', low, { domestic: [2000, 1000], international: [100, 1400] }),
  carrier('XQ', 'SunExpress', 'low', 0.88, 'star', low, { domestic: [9000, 600], international: [100, 1600] }),
  carrier('LH', 'Lufthansa', 'full', 1.12, 'star', { near: narrowFull, far: wideThree }, foreign),
  carrier('BA', 'British Airways', 'full', 1.12, 'oneworld', { near: narrowFull, far: wideThree }, foreign),
  carrier('AF', 'Air France', 'full', 1.08, 'skyteam', { near: narrowFull, far: wideThree }, foreign),
  carrier('KL', 'KLM', 'full', 1.06, 'skyteam', { near: narrowFull, far: wideTwo }, foreign),
  carrier('EK', 'Emirates', 'full', 1.15, 'emirates', { near: wideGulf, far: wideGulf }, foreign),
  carrier('QR', 'Qatar Airways', 'full', 1.14, 'oneworld', { near: wideGulf, far: wideGulf }, foreign),
  carrier('W6', 'Wizz Air', 'low', 0.7, null, low, foreign),
  carrier('U2', 'easyJet', 'low', 0.76, null, low, foreign),
]

const byCode = new Map(carriers.map((profile) => [profile.code, profile]))

/** Returns a carrier by its two-character IATA code. */
export const carrierByCode = (code: string): CarrierProfile | undefined => byCode.get(code)

/** Whether one ticket may connect flights of two carriers. */
export const sellTogether = (a: CarrierProfile, b: CarrierProfile): boolean => a.group !== null && a.group === b.group
