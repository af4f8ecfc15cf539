/**
 * Computes simulated prices, which depend on activity, package, party, day, weekday, lead time and periodic revisions.
 */
import type { Activity, SoldPackage } from './activity-catalogue.ts'
import { sizeOf, type Group } from './activity-parties.ts'
import type { ActivityParty, ActivityPrice, UnitPrice } from './activity-supply.ts'
import { weekdayOfDay } from '#contract/calendar-date.ts'
import { revisionFactor } from '#server/supply/price-revisions.ts'
import { seasonFactor } from '#server/supply/seasons.ts'
import { hash } from '#server/supply/seeded.ts'
import { vatIn } from '#server/supply/vat.ts'

/**
 * Rounding steps in kuruş: prices of adults are multiples of ten lira, prices of children are multiples of five lira.
 */
const step = { adult: 1000, child: 500 }
const lira = 100

/** Price factors of the weekdays, from Monday to Sunday. */
const weekdayPrice = [0.98, 0.97, 0.97, 0.98, 1, 1.05, 1.03]

/** Returns the price factor by lead time: below 1 for early bookings. */
function leadPrice(daysLeft: number): number {
  if (daysLeft >= 60) return 0.94
  return daysLeft >= 21 ? 0.97 : 1
}

/** Fraction of the seasonal change in travel prices that also applies to the prices of activities. */
const seasonShare = 0.5

function dayFactor(activity: string, bought: string, day: number, now: number, today: number): number {
  const season = 1 + (seasonFactor(day) - 1) * seasonShare
  const revision = revisionFactor(hash(`price ${activity} ${bought} ${day}`), now)
  return season * (weekdayPrice[weekdayOfDay(day)] ?? 1) * leadPrice(day - today) * revision
}

interface PricedDay {
  day: number
  /** The current instant in milliseconds since the epoch; `today` is today's day number in Türkiye. */
  now: number
  today: number
}

/** Returns the percentage of the adult price that is set for a group's age; 100 for adults. */
function shareOf({ row }: Activity, { age }: Group): number {
  if (age === null) return 100
  return row.ages.findLast(([from]) => age >= from)?.[1] ?? 100
}

/** Returns the price of a package for a party; the package must admit a party of this size. */
export function priceOf(
  activity: Activity,
  { row: { price }, shown }: SoldPackage,
  { party, groups }: { party: ActivityParty; groups: readonly Group[] },
  { day, now, today }: PricedDay,
): ActivityPrice {
  const factor = dayFactor(activity.row.id, shown.id, day, now, today)
  const shares = groups.map((group) => ({ group, share: shareOf(activity, group) }))
  let each: (share: number) => number
  if (typeof price === 'number') {
    const adult = Math.round((price * lira * factor) / step.adult) * step.adult
    each = (share) => Math.round((adult * share) / 100 / step.child) * step.child
  } else {
    const tier = price.find(([upTo]) => sizeOf(party) <= upTo) ?? price.at(-1)
    // The price for the whole party is divided equally among the travellers who pay. Travellers whose percentage of the
    // adult price is 0 do not pay.
    const payers = shares.reduce((sum, { group, share }) => sum + (share > 0 ? group.count : 0), 0)
    const whole = (tier?.[1] ?? 0) * lira * factor
    const one = Math.ceil(whole / payers / step.adult) * step.adult
    each = (share) => (share > 0 ? one : 0)
  }
  const units: UnitPrice[] = shares.map(({ group: { unit, age, count }, share }) => {
    const total = each(share) * count
    return { unit, age, count, each: each(share), total, tax: vatIn(total) }
  })
  return {
    adult: each(100),
    units,
    total: units.reduce((sum, { total }) => sum + total, 0),
    tax: units.reduce((sum, { tax }) => sum + tax, 0),
  }
}
