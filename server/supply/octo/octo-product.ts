/** Converts an OCTO server's product to an activity. */
import { largestParty } from '#server/supply/activity/activity-catalogue.ts'
import type {
  ActivityDetail,
  ActivityPackage,
  ActivityService,
  ActivitySummary,
  ActivitySupplier,
  CancellationRules,
  DayPlan,
  Named,
  Names,
} from '#server/supply/activity/activity-supply.ts'
import { encodeId, longestId } from '#server/supply/octo/octo-keys.ts'
import { kindOf, placePicture } from '#server/supply/octo/octo-labels.ts'
import { soldCurrency } from '#server/supply/octo/octo-money.ts'
import { type InBoth, type OctoPlace, placeOf, venueOf, zoneOf } from '#server/supply/octo/octo-places.ts'
import type { OctoLocation, OctoOption, OctoProduct } from '#server/supply/octo/octo-schemas.ts'
import { type SoldUnit, unitsOf } from '#server/supply/octo/octo-units.ts'
import { namesOfLines, namesOfParagraphs } from '#server/supply/octo/plain-text.ts'
import { iconOf } from '#server/supply/octo/service-icons.ts'

export interface SoldOption {
  /** ID of the package at the OCTO server, which calls a package an option. */
  id: string
  shown: ActivityPackage
  units: SoldUnit[]
  fewest: number
  cancellation: CancellationRules
  contactFields: readonly string[]
}

export interface OctoActivity {
  /** ID of the activity at the OCTO server. */
  id: string
  detail: ActivityDetail
  summary: ActivitySummary
  options: SoldOption[]
  places: OctoPlace[]
}

/** Thrown for an OCTO product (an activity) that is not sold; the message is the reason. */
export class NotSold extends Error {}

/** Contact fields that the gateway can fill in for the buyer and the travellers. */
const knownFields = new Set([
  'firstName',
  'lastName',
  'fullName',
  'emailAddress',
  'phoneNumber',
  'locales',
  'notes',
  'allowMarketing',
])

const cutoffMinutes: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1440 }

/**
 * Returns the cancellation terms of an OCTO option (a package). OCTO has one cut-off: cancellation is free before it
 * and not possible after it. Returns undefined if the cut-off is not stated in minutes, hours or days.
 */
function cancellationOf({
  cancellationCutoffAmount,
  cancellationCutoffUnit,
}: OctoOption): CancellationRules | undefined {
  const minutes = cutoffMinutes[cancellationCutoffUnit]
  if (minutes === undefined) return undefined
  const freeMinutes = cancellationCutoffAmount * minutes
  return { freeMinutes, feePercent: 100, closesMinutes: freeMinutes }
}

const paired = <Item extends { id: string }>(tr: readonly Item[], en: readonly Item[]): InBoth<Item>[] =>
  tr.map((item) => ({ tr: item, en: en.find(({ id }) => id === item.id) ?? item }))

/**
 * Pairs the items of a Turkish and an English list by ID. If both lists have the same number of items without an ID,
 * these items are paired by their order. A Turkish item without a partner is used for both languages. An English item
 * without a partner is left out. If the Turkish list is empty, the English items are used for both languages.
 */
function pairedByPlace<Item extends { id?: string | null | undefined }>(
  tr: readonly Item[],
  en: readonly Item[],
): InBoth<Item>[] {
  const [first, second] = tr.length > 0 ? [tr, en] : [en, []]
  const unnamed = first.filter(({ id }) => !id)
  const others = second.filter(({ id }) => !id)
  return first.map((item) => {
    const place = unnamed.length === others.length ? unnamed.indexOf(item) : -1
    const other = item.id ? second.find(({ id }) => id === item.id) : others[place]
    return { tr: item, en: other ?? item }
  })
}

type Content = Pick<OctoProduct, 'features' | 'commentary' | 'locale'>

function featuresOf({ tr, en }: InBoth<Pick<OctoProduct, 'features'>>, ...types: string[]): Names[] {
  const listed = ({ features }: Pick<OctoProduct, 'features'>, type: string) =>
    features.filter((feature) => feature.type === type)
  return types.flatMap((type) =>
    pairedByPlace(listed(tr, type), listed(en, type)).flatMap(
      (feature) => namesOfLines(feature.tr.shortDescription, feature.en.shortDescription) ?? [],
    ),
  )
}

const servicesOf = (both: InBoth<Pick<OctoProduct, 'features'>>): ActivityService[] =>
  featuresOf(both, 'INCLUSION').map((name) => ({ name, icon: iconOf(name) }))

/**
 * Returns the languages in the OCTO field `commentary`; if this field is empty, the language in the field `locale`. A
 * language is returned as the primary subtag of its BCP 47 tag, and left out if this subtag does not have two letters.
 */
const languagesOf = ({ commentary, locale }: Content): string[] => {
  const tags = commentary.length > 0 ? commentary.map(({ language }) => language) : [locale]
  return [...new Set(tags.map((tag) => tag.toLowerCase().split('-')[0] ?? ''))].filter((one) => /^[a-z]{2}$/.test(one))
}

function optionOf(both: InBoth<OctoOption>, product: InBoth<OctoProduct>): SoldOption | undefined {
  const { tr, en } = both
  if (encodeId(tr.id).length > longestId.option) return undefined
  const units = unitsOf(paired(tr.units, en.units))
  const cancellation = cancellationOf(tr)
  const fields = [...tr.requiredContactFields, ...units.flatMap(({ contactFields }) => contactFields)]
  if (units.length === 0 || !cancellation || fields.some((field) => !knownFields.has(field))) return undefined
  const { minUnits, maxUnits } = tr.restrictions
  return {
    id: tr.id,
    shown: {
      id: encodeId(tr.id),
      name: namesOfLines(tr.title ?? tr.internalName, en.title ?? en.internalName) ?? { tr: '–', en: '–' },
      services: servicesOf(both),
      languages: languagesOf({
        ...tr,
        locale: product.tr.locale,
        commentary: tr.commentary.length > 0 ? tr.commentary : product.tr.commentary,
      }),
      pricedPer: product.tr.pricingPer === 'UNIT' ? 'unit' : 'booking',
      maxTravellers: Math.min(largestParty, maxUnits ?? largestParty),
      pickUp: false,
    },
    units,
    fewest: minUnits ?? 1,
    cancellation,
    contactFields: tr.requiredContactFields,
  }
}

/** Returns the activity's plan: one day with all its stops. The plan is empty if the OCTO server names no stops. */
function planOf(locations: readonly InBoth<OctoLocation>[], content: Names): DayPlan[] {
  const named = (types: readonly string[]) =>
    locations
      .filter(({ tr }) => tr.types.some((type) => types.includes(type)))
      .flatMap(({ tr, en }) => {
        const name = namesOfLines(tr.title, en.title)
        return name ? [{ name, note: namesOfLines(tr.shortDescription, en.shortDescription) ?? null }] : []
      })
  const stops = named(['ITINERARY_ITEM', 'ADMISSION_INCLUDED'])
  if (stops.length === 0) return []
  return [
    {
      id: 'stops',
      day: 1,
      title: { tr: 'Duraklar', en: 'Stops' },
      museums: named(['ADMISSION_INCLUDED']).map(({ name }) => name),
      locations: named(['ITINERARY_ITEM', 'POINT_OF_INTEREST']).map(({ name }) => name),
      content,
      steps: stops.map(({ name, note }) => ({ kind: 'visit', name, time: null, note })),
    },
  ]
}

const isZone = (zone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * Converts an OCTO product, given in both languages, to an activity of `supplier`. Throws `NotSold` with the reason if
 * the product can't be sold.
 */
export function activityOf(both: InBoth<OctoProduct>, supplier: ActivitySupplier): OctoActivity {
  const { tr, en } = both
  if (encodeId(tr.id).length > longestId.product) throw new NotSold('ID too long')
  if (!tr.availableCurrencies.includes(soldCurrency)) throw new NotSold('not in lira')
  if (!tr.instantConfirmation) throw new NotSold('not confirmed at once')
  if (!isZone(tr.timeZone)) throw new NotSold('unknown time zone')
  const options = paired(tr.options, en.options)
    .toSorted((a, b) => Number(b.tr.default) - Number(a.tr.default))
    .flatMap((option) => optionOf(option, both) ?? [])
  const [first] = options
  if (!first) throw new NotSold('no option for adults with known contact fields')
  const lengths = [tr, ...tr.options].map((one) => one.durationMinutesTo ?? one.durationMinutesFrom ?? 0)
  // Some activities have no duration, for example a visit to a museum.
  const durationMinutes = lengths.find((minutes) => minutes > 0) ?? null
  const locations = pairedByPlace(tr.locations, en.locations)
  const placed = (type: string) => locations.filter((one) => one.tr.types.includes(type) && placeOf(one))
  const [start = locations.find((one) => placeOf(one))] = placed('START')
  const place = start && placeOf(start)
  if (!place) throw new NotSold('no location')
  const arrival = placed('END').map(placeOf)[0] ?? place
  const meeting = locations.filter(({ tr: { types } }) => types.includes('START') || types.includes('REDEMPTION'))
  const departureZones = meeting.map(zoneOf)
  const name = namesOfLines(tr.title ?? tr.internalName, en.title ?? en.internalName) ?? { tr: tr.id, en: tr.id }
  const description = namesOfParagraphs(tr.description, en.description)
  const shortDescription = namesOfLines(tr.shortDescription, en.shortDescription) ?? description[0] ?? name
  const dayPlans = planOf(locations, shortDescription)
  const labels = [...tr.categoryLabels, ...tr.options.flatMap(({ categoryLabels }) => categoryLabels)]
  const { category, image } = kindOf(labels, tr.id)
  const named = ({ id, name: shown }: Named): Named => ({ id, name: shown })
  const summary: ActivitySummary = {
    id: encodeId(tr.id),
    name,
    image,
    category,
    location: { ...place, image: placePicture(place), activityCount: 1 },
    departure: named(place),
    arrival: named(arrival),
    departureZones: departureZones.map(named),
    // OCTO has no titles for the days of an activity, so travellers can't filter activities of an OCTO server by such
    // titles.
    dayPlans: [],
    supplier,
    shortDescription,
    durationDays: durationMinutes !== null && durationMinutes > 1440 ? Math.ceil(durationMinutes / 1440) : null,
    durationMinutes,
  }
  const services = servicesOf(both)
  const detail: ActivityDetail = {
    summary,
    latitude: start.tr.place.latitude,
    longitude: start.tr.place.longitude,
    description: description.length > 0 ? description : [shortDescription],
    freeServices: services.slice(0, 4),
    services,
    notIncluded: featuresOf(both, 'EXCLUSION'),
    notes: featuresOf(
      both,
      'PREBOOKING_INFORMATION',
      'PREARRIVAL_INFORMATION',
      'REDEMPTION_INSTRUCTION',
      'ACCESSIBILITY_INFORMATION',
      'ADDITIONAL_INFORMATION',
    ),
    dayPlans,
    departureZones,
    ...(departureZones.length === 0 && { venue: venueOf(start) }),
    units: first.units.map(({ shown }) => shown),
    packages: options.map(({ shown }) => shown),
    languages: [...new Set(options.flatMap(({ shown }) => shown.languages))],
    season: null,
    cancellation: strictest(options),
    timeZone: tr.timeZone,
  }
  return { id: tr.id, detail, summary, options, places: [place, arrival] }
}

/** Returns the strictest cancellation terms among the OCTO options (packages) of an activity. */
const strictest = (options: readonly SoldOption[]): CancellationRules => {
  const freeMinutes = Math.max(...options.map(({ cancellation }) => cancellation.freeMinutes))
  return { freeMinutes, feePercent: 100, closesMinutes: freeMinutes }
}
