/** Limits of the transfer product, for screens that do not import its schemas (docs/product/transfers.md). */
import { hoursAndMinutes } from '#contract/duration.ts'

export const transferLimits = {
  passengers: { min: 1, max: 60 },
  baggage: { min: 0, max: 25 },
  flightNumber: 10,
  airlineCode: 3,
  note: 1500,
} as const

/** The default pick-up time. */
export const defaultPickUpTime = '10:00'

/** A possible pick-up time: a full or half hour as HH:MM. */
export const halfHour = /^([01]\d|2[0-3]):(00|30)$/

/** Pick-up times that the forms offer, HH:MM; the gateway accepts any half hour of the day. */
export const pickUpTimes: readonly string[] = Array.from({ length: 25 }, (_, index) =>
  hoursAndMinutes(600 + 30 * index),
)

/** The `transfer_type_code` of a shared shuttle. A private ride has 2; further codes may follow. */
export const sharedTransfer = 1
