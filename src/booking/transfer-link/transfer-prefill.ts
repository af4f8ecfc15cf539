import type { TransferPrefill } from '#booking/transfer-link/transfer-address.ts'
import { readFlight } from '#booking/transfer-link/transfer-flight.ts'
import { isPlainDate } from '#contract/calendar-date.ts'
import { halfHour, transferLimits } from '#contract/transfer-limits.ts'

/**
 * Reads the prefilled transfer search from a URL's query. Invalid values are left out, such as a date that does not
 * exist or a number with more than two digits. A number with one or two digits that is outside its limits becomes the
 * nearest limit.
 */
export function readTransferPrefill(query: URLSearchParams): TransferPrefill {
  const text = (name: string) => query.get(name)?.trim().slice(0, 80) || undefined
  const valid = (name: string, isValid: (value: string) => boolean) => {
    const value = text(name)
    return value !== undefined && isValid(value) ? value : undefined
  }
  const count = (name: string, { min, max }: { min: number; max: number }) => {
    const value = valid(name, (digits) => /^\d{1,2}$/.test(digits))
    return value === undefined ? undefined : Math.min(max, Math.max(min, Number(value)))
  }
  return {
    from: text('from'),
    to: text('to'),
    departure: valid('departure', isPlainDate),
    time: valid('time', isPickUpTime),
    return: valid('return', isPlainDate),
    return_time: valid('return_time', isPickUpTime),
    flight: readFlight(query),
    passengers: count('passengers', transferLimits.passengers),
    baggage: count('baggage', transferLimits.baggage),
  }
}

/** Returns whether a text is a full or half hour as HH:MM. */
export const isPickUpTime = (text: string): boolean => halfHour.test(text)
