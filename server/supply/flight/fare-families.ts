/** Defines the services, prices and rules of fare families, by kind of carrier, cabin and route. */
import type { Cabin, FareFamily } from './flight-supply.ts'

/**
 * Fees in kuruş for a change or a cancellation: `early` until a day before departure, `late` after that. A fee is null
 * if the change or cancellation is not allowed.
 */
interface Fees {
  early: number | null
  late: number | null
}

export interface FareOffer {
  family: FareFamily
  /** Factor by which the adult's base price is multiplied for this fare family. */
  factor: number
  /** Surcharge of the fare family in kuruş per direction. */
  plus: number
  change: Fees
  cancel: Fees
}

type Names = [tr: string, en: string]
type Fee = [early: number | null, late: number | null]

function offer(
  code: string,
  [tr, en]: Names,
  bags: [number, number],
  seat: boolean,
  price: [number, number],
  change: Fee,
  cancel: Fee,
): FareOffer {
  const [handLuggage, luggage] = bags
  const family: FareFamily = {
    code,
    name: { tr, en },
    handLuggage,
    luggage,
    seatSelection: seat,
  }
  const fees = ([early, late]: Fee): Fees => ({ early, late })
  return { family, factor: price[0], plus: price[1], change: fees(change), cancel: fees(cancel) }
}

const names = {
  light: ['Hafif', 'Light'],
  eco: ['Eco Fly', 'Eco Fly'],
  value: ['Avantaj', 'Value'],
  extra: ['Extra Fly', 'Extra Fly'],
  comfort: ['Konfor', 'Comfort'],
  prime: ['Prime', 'Prime'],
  flex: ['Esnek', 'Flex'],
  business: ['Business Fly', 'Business Fly'],
  businessPrime: ['Business Prime', 'Business Prime'],
  first: ['First', 'First'],
  firstPrime: ['First Prime', 'First Prime'],
} satisfies Record<string, Names>

const none: Fee = [null, null]
const free: Fee = [0, 0]
const tl = (lira: number) => lira * 100

/**
 * Returns the fare families for domestic or for international routes. Fees and surcharges are multiplied by `scale`: 1
 * for domestic routes in any country, more for international routes.
 */
function families(scale: number, bags: { eco: number; extra: number; prime: number; business: number }) {
  const fee = (early: number, late: number): Fee => [tl(early * scale), tl(late * scale)]
  const plus = (lira: number) => tl(lira * scale)
  const business = (code: string, first: Names, second: Names): FareOffer[] => [
    offer(`${code}_FLY`, first, [16, bags.business], true, [1, 0], fee(600, 900), fee(900, 1400)),
    offer(`${code}_PRIME`, second, [16, bags.business + 10], true, [1.16, plus(300)], free, [0, tl(900 * scale)]),
  ]
  return {
    full: [
      offer('ECO_FLY', names.eco, [8, bags.eco], false, [1, 0], fee(750, 1100), fee(1200, 1700)),
      offer('EXTRA_FLY', names.extra, [8, bags.extra], true, [1.1, plus(160)], fee(350, 600), fee(600, 1000)),
      offer('PRIME', names.prime, [8, bags.prime], true, [1.3, plus(380)], free, [0, tl(500 * scale)]),
    ],
    low: [
      offer('LIGHT', names.light, [3, 0], false, [1, 0], fee(900, 1300), none),
      offer('VALUE', names.value, [8, bags.eco], false, [1.08, plus(190)], fee(600, 900), fee(1000, 1500)),
      offer('COMFORT', names.comfort, [8, bags.extra], true, [1.2, plus(340)], free, fee(600, 1000)),
      offer('FLEX', names.flex, [8, bags.prime], true, [1.36, plus(520)], free, [0, tl(400 * scale)]),
    ],
    business: business('BUSINESS', names.business, names.businessPrime),
    first: business('FIRST', names.first, names.firstPrime),
  }
}

const domestic = families(1, { eco: 15, extra: 20, prime: 25, business: 30 })
const international = families(2.4, { eco: 23, extra: 30, prime: 40, business: 46 })

/** Returns the fare families of a kind of carrier (full-service or low-cost) in a cabin, cheapest first. */
export function fareOffers(kind: 'full' | 'low', cabin: Cabin, isDomestic: boolean): readonly FareOffer[] {
  const set = isDomestic ? domestic : international
  return cabin === 'economy' ? set[kind] : set[cabin]
}

const byCode = (set: typeof domestic) =>
  new Map(Object.values(set).flatMap((offers) => offers.map((one) => [one.family.code, one] as const)))
const offersByCode = { domestic: byCode(domestic), international: byCode(international) }

/** Returns the fare family with the given code, for a domestic or for an international journey. */
export const fareOfferByCode = (code: string, isDomestic: boolean): FareOffer | undefined =>
  offersByCode[isDomestic ? 'domestic' : 'international'].get(code)
