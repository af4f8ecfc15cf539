/** Builds offers and prices of an OCTO server for a party. */
import { inOrder } from '#server/supply/activity/activity-keys.ts'
import { placesFor, sizeOf } from '#server/supply/activity/activity-parties.ts'
import type {
  ActivityDeparture,
  ActivityOffer,
  ActivityParty,
  ActivityPrice,
  PartyRefusal,
  UnitPrice,
} from '#server/supply/activity/activity-supply.ts'
import { cancellationOf } from '#server/supply/activity/activity-terms.ts'
import { hasPlaces, type OptionTime, vacanciesOf } from '#server/supply/octo/octo-departures.ts'
import { octoOfferKey } from '#server/supply/octo/octo-keys.ts'
import { type RetailPrice, retailOf } from '#server/supply/octo/octo-money.ts'
import type { OctoActivity, SoldOption } from '#server/supply/octo/octo-product.ts'
import type { OctoAvailability } from '#server/supply/octo/octo-schemas.ts'
import { groupsFor, meetsMinimum, type SoldGroup } from '#server/supply/octo/octo-units.ts'

/** An option that can be sold to a party, with the party's travellers grouped by the option's price units. */
export interface OptionParty {
  option: SoldOption
  groups: SoldGroup[]
}

/**
 * Returns the options of an activity that can be sold to a party. The list is empty, for example, if the party is
 * smaller than the minimum of each option. Returns a refusal instead of a list in two cases:
 * - No option accepts the travellers of the party, for example because of a child's age. The refusal is that of the
 *   first option.
 * - The party is larger than allowed by every option that accepts its travellers. The refusal states the largest
 *   allowed size.
 */
export function optionsFor({ options }: OctoActivity, party: ActivityParty): OptionParty[] | PartyRefusal {
  const asked = options.map((option) => ({ option, groups: groupsFor(option.units, party) }))
  const fitting = asked.flatMap(({ option, groups }) => (Array.isArray(groups) ? [{ option, groups }] : []))
  const [refused] = asked.flatMap(({ groups }) => (Array.isArray(groups) ? [] : [groups]))
  const largest = Math.max(0, ...fitting.map(({ option }) => option.shown.maxTravellers))
  if (fitting.length === 0) return refused ?? { reason: 'size', max: largest }
  if (sizeOf(party) > largest) return { reason: 'size', max: largest }
  return fitting.filter(({ option, groups }) => {
    const { shown, fewest } = option
    return sizeOf(party) <= shown.maxTravellers && sizeOf(party) >= fewest && meetsMinimum(groups)
  })
}

type Each = (group: SoldGroup) => RetailPrice | undefined

/** Returns a function that looks up what one traveller with a given price unit pays, as the OCTO server states it. */
function perUnit({ unitPricing }: OctoAvailability): Each {
  return ({ sold }) => {
    const found = unitPricing.find(({ unitId }) => unitId === sold.id)
    return found && retailOf(found)
  }
}

/**
 * Splits the price of a whole booking evenly between the travellers who pay; the share of each is rounded up. Infants
 * do not pay, and neither do travellers who take no place of the departure (`paxCount` 0).
 */
function perBooking({ pricing }: OctoAvailability, groups: readonly SoldGroup[]): Each {
  const whole = pricing ? retailOf(pricing) : undefined
  const pays = ({ unit }: SoldGroup) => unit.type !== 'INFANT' && unit.paxCount > 0
  const payers = groups.filter(pays).reduce((sum, { count }) => sum + count, 0)
  if (!whole || payers === 0) return () => undefined
  const share = { retail: Math.ceil(whole.retail / payers), tax: Math.floor(whole.tax / payers) }
  return (group) => (pays(group) ? share : { retail: 0, tax: 0 })
}

/**
 * Returns the price of an option of an activity for a party; undefined if the prices in lira that the OCTO server
 * states do not cover every traveller.
 */
function priceOf(
  { shown }: SoldOption,
  availability: OctoAvailability,
  groups: readonly SoldGroup[],
): ActivityPrice | undefined {
  const each = shown.pricedPer === 'unit' ? perUnit(availability) : perBooking(availability, groups)
  const units = groups.flatMap((group): UnitPrice[] => {
    const price = each(group)
    if (!price) return []
    const { unit, age, count } = group
    return [{ unit, age, count, each: price.retail, total: price.retail * count, tax: price.tax * count }]
  })
  const [first] = units
  if (!first || units.length < groups.length) return undefined
  return {
    adult: first.each,
    units,
    total: units.reduce((sum, { total }) => sum + total, 0),
    tax: units.reduce((sum, { tax }) => sum + tax, 0),
  }
}

/**
 * Returns the offer of an option at a start time, even if the offer is sold out. Returns undefined if the option has no
 * price for the party (`priceOf`).
 */
export function offerOf(
  activity: OctoActivity,
  departure: ActivityDeparture,
  { option, availability }: OptionTime,
  { party, groups }: { party: ActivityParty; groups: readonly SoldGroup[] },
): ActivityOffer | undefined {
  const price = priceOf(option, availability, groups)
  if (!price) return undefined
  const inKey = { adults: party.adults, childAges: inOrder(party.childAges) }
  return {
    key: octoOfferKey({ product: activity.id, option: option.id, availability: availability.id, party: inKey }),
    summary: activity.summary,
    departure,
    package: option.shown,
    party: inKey,
    price,
    cancellation: cancellationOf(option.cancellation, departure.startsAt, activity.detail.timeZone),
    // This list of stocks is empty because the OCTO server keeps its own inventory and deducts this gateway's holds and
    // sales.
    stock: [],
    left: vacanciesOf(availability),
  }
}

/** Whether a party can book an option at a start time. `groups` are the party's travellers grouped by price unit. */
export const isBookable = ({ availability }: OptionTime, groups: readonly SoldGroup[], now: number): boolean => {
  const units = groups.reduce((sum, { count }) => sum + count, 0)
  return hasPlaces(availability, placesFor(groups), units, now)
}
