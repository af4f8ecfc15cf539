/**
 * Limits, pick-up times and other constants of transfers (docs/product/transfers.md). They are separate from the
 * schemas of transfers, so that a screen can import them without the schemas.
 */
import { hoursAndMinutes } from '#contract/duration.ts'

export const transferLimits = {
  passengers: { min: 1, max: 60 },
  baggage: { min: 0, max: 25 },
  flightNumber: 10,
  airlineCode: 3,
  note: 1500,
} as const

/** Pick-up time that is preselected in the search form. */
export const defaultPickUpTime = '10:00'

/** Matches a possible pick-up time: a full or half hour as HH:MM. */
export const halfHour = /^([01]\d|2[0-3]):(00|30)$/

/** Pick-up times that the forms offer, as HH:MM; the gateway accepts every full or half hour. */
export const pickUpTimes: readonly string[] = Array.from({ length: 25 }, (_, index) =>
  hoursAndMinutes(600 + 30 * index),
)

/**
 * `transfer_type_code` of a shared shuttle. The code of a private ride is 2; backends may use other codes for further
 * types.
 */
export const sharedTransfer = 1
