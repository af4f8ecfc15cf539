/** Computes seat prices by distance, company, day and time until departure. */
import type { Trip } from './bus-timetable.ts'
import { weekdayOfDay } from '#contract/calendar-date.ts'
import { seasonFactor } from '#server/supply/seasons.ts'
import { unit } from '#server/supply/seeded.ts'

const tenLira = 1000

/** Price factors of the weekdays, from Monday to Sunday. */
const weekdayPrice = [1, 0.96, 0.96, 1, 1.08, 1.02, 1.1]

/** Returns the price factor by lead time: below 1 for early bookings, slightly above 1 on the last days. */
function leadPrice(daysLeft: number): number {
  if (daysLeft >= 30) return 0.88
  if (daysLeft >= 14) return 0.93
  return daysLeft >= 2 ? 1 : 1.05
}

/**
 * Returns the factor by which a company changes the price of a trip daily: between 0.94 and 1.06, or 1 if the company
 * has no daily price changes.
 */
const campaignPrice = ({ profile, seed }: Trip, daysLeft: number): number =>
  profile.campaigns ? 0.94 + 0.12 * unit(seed ^ daysLeft, 33) : 1

/**
 * Returns the price of one seat on a trip `daysLeft` days before its departure, in kuruş. The price is a multiple of
 * ten lira, and at least 150 lira.
 */
export function seatPrice(trip: Trip, daysLeft: number): number {
  const { km, day, profile, seed } = trip
  const usual = 14_000 + 140 * km
  const luck = 0.97 + 0.06 * unit(seed, 34)
  const factor =
    profile.level *
    seasonFactor(day) *
    (weekdayPrice[weekdayOfDay(day)] ?? 1) *
    leadPrice(daysLeft) *
    campaignPrice(trip, daysLeft) *
    luck
  return Math.max(15 * tenLira, Math.round((usual * factor) / tenLira) * tenLira)
}
