/** Passenger counts of the flight search (docs/product/frame.md#home). */
import type { PassengerType } from '#contract/frame.ts'

export type CountName = PassengerType['input_name']
export type PassengerCounts = Record<CountName, number>

export const countNames = ['adult_count', 'child_count', 'senior_count', 'infant_count'] as const satisfies CountName[]

export const onePassenger: PassengerCounts = { adult_count: 1, child_count: 0, senior_count: 0, infant_count: 0 }

/** Returns the number of passengers who can hold an infant on their lap: adults and seniors. */
export const carers = (counts: PassengerCounts) => counts.adult_count + counts.senior_count

/** Returns the number of passengers with a seat: all except infants. */
export const seated = (counts: PassengerCounts) => carers(counts) + counts.child_count

/** Returns the number of all passengers, including infants. */
export function totalPassengers(counts: PassengerCounts): number {
  return seated(counts) + counts.infant_count
}

/** Reads the posted counts; a value that is not a single digit becomes the initial value. */
export function readCounts(form: FormData): PassengerCounts {
  const read = (name: CountName) => {
    const text = form.get(name)
    return typeof text === 'string' && /^\d$/.test(text) ? Number(text) : onePassenger[name]
  }
  return {
    adult_count: read('adult_count'),
    child_count: read('child_count'),
    senior_count: read('senior_count'),
    infant_count: read('infant_count'),
  }
}
