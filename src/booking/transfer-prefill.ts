/**
 * The address of home's transfer tab with a filled-in search, as other screens link to it:
 * `/?tab=transfer&from=IST&to=Taksim&departure=2026-12-01&time=14:30&flight=TK2124&passengers=2&baggage=3`, on a round
 * trip also `return` and `return_time`. All parameters are optional; invalid ones are ignored.
 */
import { readFlight } from '#booking/transfer-flight.ts'
import { isPlainDate } from '#contract/calendar-date.ts'
import { halfHour, transferLimits } from '#contract/transfer-limits.ts'

export interface TransferPrefill {
  /** A place by its IATA code, or by its name. */
  from?: string | undefined
  to?: string | undefined
  /** Plain date and HH:MM, a full or half hour, of the pick-up; times beside the usual ones are offered too. */
  departure?: string | undefined
  time?: string | undefined
  return?: string | undefined
  return_time?: string | undefined
  /** Flight number, which the payment form suggests. */
  flight?: string | undefined
  passengers?: number | undefined
  baggage?: number | undefined
}

export function transferAddress(search: TransferPrefill): string {
  const params = new URLSearchParams({ tab: 'transfer' })
  for (const [name, value] of Object.entries(search)) if (value !== undefined) params.set(name, String(value))
  return `/?${params}`
}

/** Reads the parameters of the address, without those that no search could have. */
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

/** Whether a text is a full or half hour as HH:MM. */
export const isPickUpTime = (text: string): boolean => halfHour.test(text)
