/** Lists the passenger types on sale, in the order of the forms. Ages are in whole years on the day of departure. */
import type { PassengerType } from '#contract/frame.ts'
import type { Cabin, PaxCounts, PaxType } from '#server/supply/flight/flight-supply.ts'

type Text = { tr: string; en: string }

interface PaxKind {
  type: PaxType
  name: Text
  description: Text
  input_name: PassengerType['input_name']
  infant_care: boolean
  age_from: number
  age_to: number
}

/**
 * Passenger types with their age limits; where a type has no limit, 18 and 100 apply
 * (docs/product/flights.md#payment-of-flights).
 */
export const paxKinds: readonly PaxKind[] = [
  {
    type: 'adult',
    name: { tr: 'Yetişkin', en: 'Adult' },
    description: { tr: '18 yaş ve üzeri', en: '18 years and over' },
    input_name: 'adult_count',
    infant_care: true,
    age_from: 18,
    age_to: 100,
  },
  {
    type: 'child',
    name: { tr: 'Çocuk', en: 'Child' },
    description: { tr: '2–17 yaş', en: '2–17 years' },
    input_name: 'child_count',
    infant_care: false,
    age_from: 2,
    age_to: 17,
  },
  {
    type: 'senior',
    name: { tr: 'Yaşlı', en: 'Senior' },
    description: { tr: '65 yaş ve üzeri', en: '65 years and over' },
    input_name: 'senior_count',
    infant_care: true,
    age_from: 65,
    age_to: 100,
  },
  {
    type: 'infant',
    name: { tr: 'Bebek', en: 'Infant' },
    description: { tr: '0–1 yaş, kucakta', en: '0–1 years, on the lap' },
    input_name: 'infant_count',
    infant_care: false,
    age_from: 0,
    age_to: 1,
  },
]

/** Returns one form slot per passenger, in the order of the form. */
export const passengerSlots = (pax: PaxCounts): PaxKind[] =>
  paxKinds.flatMap((kind) => Array.from({ length: pax[kind.type] }, () => kind))

export const cabins: readonly { value: Cabin; name: Text }[] = [
  { value: 'economy', name: { tr: 'Ekonomi', en: 'Economy' } },
  { value: 'business', name: { tr: 'Business', en: 'Business' } },
  { value: 'first', name: { tr: 'First', en: 'First' } },
]

export const cabinOf = (value: string): Cabin | undefined => cabins.find((cabin) => cabin.value === value)?.value

/** Returns the name of a cabin in the request's language. */
export const cabinName = (cabin: Cabin, language: 'tr' | 'en'): string =>
  cabins.find(({ value }) => value === cabin)?.name[language] ?? cabin
