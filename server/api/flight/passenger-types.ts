/**
 * Lists the passenger types of flights, such as adult or child, in the order in which the search form and the payment
 * form list them. Ages are in whole years on the day of departure.
 */
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
 * Returns a passenger type with its lowest and highest age, and its name and description in Turkish and in English.
 * `infant_care` says whether a passenger of this type can care for an infant: all passengers from the age of 18 can.
 */
const kind = (type: PaxType, [from, to]: [number, number], tr: [string, string], en: [string, string]): PaxKind => ({
  type,
  name: { tr: tr[0], en: en[0] },
  description: { tr: tr[1], en: en[1] },
  input_name: `${type}_count`,
  infant_care: from >= 18,
  age_from: from,
  age_to: to,
})

/**
 * Passenger types with their lowest and highest ages, both inclusive. The types 'adult' and 'senior' have no upper
 * limit, so their highest age is set to 100 (docs/product/flights.md#payment-of-flights).
 */
export const paxKinds: readonly PaxKind[] = [
  kind('adult', [18, 100], ['Yetişkin', '18 yaş ve üzeri'], ['Adult', '18 years and over']),
  kind('child', [2, 17], ['Çocuk', '2–17 yaş'], ['Child', '2–17 years']),
  kind('senior', [65, 100], ['Yaşlı', '65 yaş ve üzeri'], ['Senior', '65 years and over']),
  kind('infant', [0, 1], ['Bebek', '0–1 yaş, kucakta'], ['Infant', '0–1 years, on the lap']),
]

/** Returns the passenger type of each passenger, in the order of the payment form. */
export const passengerSlots = (pax: PaxCounts): PaxKind[] =>
  paxKinds.flatMap((slot) => Array.from({ length: pax[slot.type] }, () => slot))

export const cabins: readonly { value: Cabin; name: Text }[] = [
  { value: 'economy', name: { tr: 'Ekonomi', en: 'Economy' } },
  { value: 'business', name: { tr: 'Business', en: 'Business' } },
  { value: 'first', name: { tr: 'First', en: 'First' } },
]

export const cabinOf = (value: string): Cabin | undefined => cabins.find((cabin) => cabin.value === value)?.value

/** Returns the name of a cabin in the request's language. */
export const cabinName = (cabin: Cabin, language: 'tr' | 'en'): string =>
  cabins.find(({ value }) => value === cabin)?.name[language] ?? cabin
