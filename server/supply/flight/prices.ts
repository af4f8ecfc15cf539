/** Computes the fares of itineraries in kuruş. */
import type { Way } from './connections.ts'
import { fareOffers, type FareOffer } from './fare-families.ts'
import type { Cabin, PricedFare as Fare, PaxCounts, PaxPrice, PaxType } from './flight-supply.ts'
import type { Flight } from './flights.ts'

/** Base price of each passenger type as a share of the adult's base price. */
const paxShare: Readonly<Record<PaxType, number>> = { adult: 1, senior: 0.85, child: 0.75, infant: 0.1 }
/** A packaged round trip is cheaper: its base price is this factor times the sum for both directions. */
const packageFactor = 0.92

const lira = 100
const roundToLira = (kurus: number) => Math.round(kurus / lira) * lira

/** Returns the usual adult price in kuruş for a great-circle distance in kilometres. */
function marketPrice(km: number, domestic: boolean): number {
  if (domestic) return 62_000 + 175 * km
  return 190_000 + 260 * Math.min(km, 3000) + 150 * Math.max(0, km - 3000)
}

function cabinFactor(cabin: Cabin, km: number, domestic: boolean): number {
  if (cabin === 'economy') return 1
  if (cabin === 'first') return km > 4000 ? 6.2 : 4
  if (domestic) return 2.2
  return km > 4000 ? 3.4 : 2.5
}

const isDomestic = (way: Way): boolean => way.flights.every(({ pattern }) => pattern.domestic)

/**
 * Returns the adult's base price of an itinerary in kuruş, at least 100 lira. `factor` returns the price factor of each
 * flight. Each connection lowers the price by 7%.
 */
export function basePrice(way: Way, cabin: Cabin, factor: (flight: Flight) => number): number {
  let weighted = 0
  let flown = 0
  for (const flight of way.flights) {
    const { pattern } = flight
    weighted += pattern.distance * pattern.carrier.level * factor(flight)
    flown += pattern.distance
  }
  const domestic = isDomestic(way)
  const stops = 0.93 ** (way.flights.length - 1)
  return Math.max(
    lira * 100,
    marketPrice(way.straight, domestic) * cabinFactor(cabin, way.straight, domestic) * stops * (weighted / flown),
  )
}

/**
 * Returns the airport taxes in kuruş for one passenger with a seat, that is, not for an infant. The full amount applies
 * to the first flight, a reduced amount to each further flight.
 */
function taxes(way: Way): number {
  let tax = 0
  for (const [i, { pattern }] of way.flights.entries()) {
    const full = pattern.domestic ? 28_500 : pattern.distance > 4000 ? 214_000 : 121_000
    tax += i === 0 ? full : full * 0.4
  }
  return Math.round(tax)
}

/** Service fee in kuruş for one passenger in one direction. Infants pay no service fee. */
const serviceFee = { domestic: 14_900, international: 34_900 } as const

/** Returns the fare families of an itinerary: those of its first flight's carrier. */
function offersOf(way: Way, cabin: Cabin): readonly FareOffer[] {
  return fareOffers(way.flights[0]?.pattern.carrier.kind ?? 'full', cabin, isDomestic(way))
}

/** Returns the sum of the prices of all passengers in kuruş. */
function totalOf(perPax: Record<PaxType, PaxPrice>, pax: PaxCounts): number {
  const of = (type: PaxType) => pax[type] * (perPax[type].base + perPax[type].tax + perPax[type].serviceFee)
  return of('adult') + of('senior') + of('child') + of('infant')
}

/** Returns the prices of a fare family for one passenger of each type; `base` is the adult's `basePrice`. */
function perPaxOf(way: Way, { factor, plus }: FareOffer, base: number): Fare['perPax'] {
  const domestic = isDomestic(way)
  const tax = taxes(way)
  const fee = domestic ? serviceFee.domestic : serviceFee.international
  const adult = roundToLira(base * factor) + plus
  const seated = (type: PaxType): PaxPrice => ({ base: roundToLira(adult * paxShare[type]), tax, serviceFee: fee })
  const infant = {
    base: roundToLira(adult * paxShare.infant),
    tax: domestic ? 0 : Math.round(tax * 0.2),
    serviceFee: 0,
  }
  return { adult: seated('adult'), child: seated('child'), senior: seated('senior'), infant }
}

/** Returns the prices of all fare families of an itinerary, cheapest first; `base` is the adult's `basePrice`. */
export function faresOf(way: Way, cabin: Cabin, pax: PaxCounts, base: number): Fare[] {
  return offersOf(way, cabin).map((offer) => {
    const perPax = perPaxOf(way, offer, base)
    return { family: offer.family, perPax, total: totalOf(perPax, pax) }
  })
}

const isAsked = ({ family }: FareOffer, bag: boolean) => !bag || family.luggage > 0

/**
 * Returns the total of an itinerary's cheapest fare or, with `bag`, of its cheapest fare with a checked bag. Returns
 * null if the itinerary has no such fare.
 */
export function lowestTotal(way: Way, cabin: Cabin, pax: PaxCounts, base: number, bag: boolean): number | null {
  const offer = offersOf(way, cabin).find((one) => isAsked(one, bag))
  return offer ? totalOf(perPaxOf(way, offer, base), pax) : null
}

type PerPax = Fare['perPax']

/**
 * Returns the prices of both directions together for one passenger. The base price is 8% lower than the sum of the two
 * directions' base prices.
 */
const packagedPrice = (one: PaxPrice, two: PaxPrice): PaxPrice => ({
  base: roundToLira((one.base + two.base) * packageFactor),
  tax: one.tax + two.tax,
  serviceFee: one.serviceFee + two.serviceFee,
})

function packagedPerPax(departure: PerPax, back: PerPax): PerPax {
  const both = (type: PaxType) => packagedPrice(departure[type], back[type])
  return { adult: both('adult'), child: both('child'), senior: both('senior'), infant: both('infant') }
}

/**
 * Returns the fares for both directions at one price; fare families of the two directions are paired by their index.
 */
export function packagedFares(departure: Fare[], back: Fare[], pax: PaxCounts): Fare[] {
  return departure.flatMap((fare, i) => {
    const other = back[i]
    if (!other) return []
    const perPax = packagedPerPax(fare.perPax, other.perPax)
    return [{ family: fare.family, perPax, total: totalOf(perPax, pax) }]
  })
}

const paxTypes = ['adult', 'senior', 'child', 'infant'] as const satisfies readonly PaxType[]

/**
 * Returns a function that computes the total of a packaged round trip for its cheapest fare or, with `bag`, for its
 * cheapest fare with a checked bag. The function returns null if there is no such fare. It computes the price of each
 * itinerary only once, even if the itinerary is part of several round trips.
 */
export function packagedTotals(cabin: Cabin, pax: PaxCounts, bag: boolean) {
  const asked = paxTypes.filter((type) => pax[type] > 0)
  const known = new Map<Way, PerPax[]>()
  const priceOf = ({ way, base }: Based, index: number, offer: FareOffer) => {
    const ofWay = known.get(way) ?? []
    known.set(way, ofWay)
    return (ofWay[index] ??= perPaxOf(way, offer, base))
  }
  return (departure: Based, back: Based): number | null => {
    const [offers, backOffers] = [offersOf(departure.way, cabin), offersOf(back.way, cabin)]
    const index = offers.findIndex((offer, i) => {
      const ofReturn = backOffers[i]
      return isAsked(offer, bag) && ofReturn !== undefined && isAsked(ofReturn, bag)
    })
    const [one, other] = [offers[index], backOffers[index]]
    if (!one || !other) return null
    const [out, home] = [priceOf(departure, index, one), priceOf(back, index, other)]
    let total = 0
    for (const type of asked) {
      const { base, tax, serviceFee } = packagedPrice(out[type], home[type])
      total += pax[type] * (base + tax + serviceFee)
    }
    return total
  }
}

/** An itinerary with the adult's base price in kuruş. */
interface Based {
  way: Way
  base: number
}
