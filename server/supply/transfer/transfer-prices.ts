/** Computes simulated prices, which depend on route, vehicle, vendor, day, hour, lead time and periodic revisions. */
import { weekdayOfDay } from '#contract/calendar-date.ts'
import { revisionFactor } from '#server/supply/price-revisions.ts'
import { seasonFactor } from '#server/supply/seasons.ts'
import { hash, mix, unit } from '#server/supply/seeded.ts'
import type { Names, TransferPrice } from './transfer-supply.ts'
import type { VehicleKind } from './transfer-vehicles.ts'
import type { VendorProfile } from './transfer-vendors.ts'
import { vatIn } from '#server/supply/vat.ts'

/** Step to which prices are rounded: five lira, in kuruş. */
const step = 500
/** Price factors of the weekdays, from Monday to Sunday. */
const weekdayPrice = [1, 0.97, 0.97, 1, 1.05, 1.06, 1.05]

/** Returns the price factor by lead time: below 1 for early bookings, above 1 for rides today and tomorrow. */
function leadPrice(daysLeft: number): number {
  if (daysLeft >= 45) return 0.93
  if (daysLeft >= 14) return 0.97
  return daysLeft >= 2 ? 1 : 1.06
}

/** Whether a minute of the day is between 22:00 and 06:00. */
const isNight = (minute: number): boolean => minute >= 22 * 60 || minute < 6 * 60

/** Kilometres above which each kilometre costs `longWay` times the usual rate. */
const usualKm = 80
const longWay = 0.75
const perKmPart = (kilometres: number) =>
  kilometres <= usualKm ? 1 : (usualKm + (kilometres - usualKm) * longWay) / kilometres

/**
 * Rates of a shuttle seat in kuruş: a basic fare and a rate per kilometre. A private ride has the rates of its vehicle.
 */
const seat = { setOut: 9000, perKm: 430 }

interface PricedRide {
  kilometres: number
  /** Day number and minute of the day of the pick-up. */
  day: number
  minute: number
}

interface Priced {
  vendor: VendorProfile
  kind: VehicleKind
  /** Number of vehicles; for a shuttle, number of passengers. */
  count: number
}

/**
 * Returns the price of one ride in one vehicle (for a shuttle, of one seat) and its rate per kilometre, both in kuruş.
 */
function ridePrice({ vendor, kind }: Priced, { kilometres, day, minute }: PricedRide, now: number, today: number) {
  const seed = hash(`fare ${vendor.shown.id} ${kind.shown.id} ${day}`)
  const { setOut, perKm } = vendor.shared ? seat : kind
  const factor =
    vendor.level *
    seasonFactor(day) *
    (weekdayPrice[weekdayOfDay(day)] ?? 1) *
    leadPrice(day - today) *
    (0.97 + 0.06 * unit(seed, 34)) *
    revisionFactor(seed, now)
  const forKm = Math.round(perKm * perKmPart(kilometres) * factor)
  const night = isNight(minute) ? 1 + vendor.night : 1
  return { perKm: forKm, total: Math.ceil(((setOut * factor + forKm * kilometres) * night) / step) * step }
}

/**
 * Returns a vendor's campaign for a kind of vehicle on a day (day number); null if there is none. For each kind of
 * vehicle, a vendor with campaigns has one in about one week out of five. Its discount is 8 to 15 percent.
 */
function campaignOn(vendor: VendorProfile, kind: VehicleKind, day: number): { percent: number; id: number } | null {
  if (!vendor.campaigns) return null
  // The seed of the random numbers is constant for seven days, so a campaign lasts for a week.
  const seed = hash(`campaign ${vendor.shown.id} ${kind.shown.id} ${Math.floor(day / 7)}`)
  if (unit(seed, 1) >= 0.2) return null
  const percent = 8 + (mix(seed, 2) % 8)
  return { percent, id: vendor.shown.id * 100 + percent }
}

const campaignName = (percent: number): Names => ({ tr: `%${percent} indirim`, en: `${percent}% off` })

/** Returns the price of a one-way or a round trip, in kuruş. The vendor's discount on round trips is `bothWays`. */
export function priceOf(priced: Priced, rides: readonly PricedRide[], now: number, today: number): TransferPrice {
  const { vendor, kind, count } = priced
  const each = rides.map((ride) => ridePrice(priced, ride, now, today))
  const sum = each.reduce((total, ride) => total + ride.total, 0)
  const single = each.length > 1 ? Math.floor((sum * (1 - vendor.bothWays)) / step) * step : sum
  const list = single * count
  const [first] = rides
  const campaign = first ? campaignOn(vendor, kind, first.day) : null
  const total = campaign ? Math.ceil((single * (100 - campaign.percent)) / 100 / step) * step * count : list
  const billedKilometres = rides.reduce((kilometres, ride) => kilometres + ride.kilometres, 0) * count
  // `base` is the price before the campaign, less `perKilometre` for every billed kilometre. `perKilometre` is the
  // lowest rate of all rides, less the discount on round trips. A higher rate could make `base` negative.
  const saved = each.length > 1 ? vendor.bothWays : 0
  const perKilometre = Math.floor(Math.min(...each.map(({ perKm }) => perKm)) * (1 - saved))
  return {
    total,
    tax: vatIn(total),
    discount: list - total,
    campaign: campaign && { id: campaign.id, name: campaignName(campaign.percent) },
    base: list - perKilometre * billedKilometres,
    perKilometre,
    billedKilometres,
  }
}
