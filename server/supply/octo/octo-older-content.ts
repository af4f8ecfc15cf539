/**
 * Converts an older form of OCTO's content (capability octo/content) to the current one. The current form lists
 * features and locations. The older form has lists of texts (such as inclusions), one destination per product, and a
 * duration per option.
 */
import * as z from 'zod/mini'
import { catch as orElse } from 'zod/mini'

const Text = orElse(z.nullish(z.string()), null)
const Texts = orElse(z.array(z.string()), [])

const OlderProduct = z.object({
  location: Text,
  country: Text,
  alert: Text,
  bookingTerms: Text,
  redemptionInstructions: Text,
  inclusions: Texts,
  exclusions: Texts,
  destination: orElse(
    z.nullish(z.object({ name: Text, country: Text, latitude: z.number(), longitude: z.number() })),
    null,
  ),
  categories: orElse(z.array(z.object({ title: z.string() })), []),
})

const OlderOption = z.object({
  durationAmount: orElse(z.nullish(z.union([z.string(), z.number()])), null),
  durationUnit: Text,
})

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const minutesIn: Readonly<Record<string, number>> = { minute: 1, hour: 60, day: 1440 }

/** Converts a list of texts to features without IDs: only their position identifies them. */
const listed = (type: string, texts: readonly string[]) => texts.map((shortDescription) => ({ type, shortDescription }))

/**
 * Converts a single text to a list of one feature, with the name of the text's field as ID. The list is empty if the
 * text is empty or missing.
 */
const single = (type: string, id: string, shortDescription: string | null | undefined) =>
  shortDescription ? [{ id, type, shortDescription }] : []

/**
 * Returns the locations of an OCTO product whose content has OCTO's older form. In the older form, a product has at
 * most one destination, and no location is marked as, for example, a meeting point. So the list contains only the
 * destination, and its list of types is empty. Without a destination, the list of locations is empty.
 */
function locationsOf({ location, country, destination }: z.infer<typeof OlderProduct>) {
  if (!destination) return []
  const { name, latitude, longitude } = destination
  const postalAddress = {
    addressLocality: location ?? name,
    addressRegion: name,
    addressCountry: country ?? destination.country,
  }
  const place = { latitude, longitude, postalAddress }
  return [{ title: null, shortDescription: null, types: [], place }]
}

function optionOf(option: unknown): unknown {
  const { data } = z.safeParse(OlderOption, option)
  if (!isRecord(option) || !data || 'durationMinutesFrom' in option) return option
  const minutes = Number(data.durationAmount) * (minutesIn[data.durationUnit ?? ''] ?? Number.NaN)
  return Number.isInteger(minutes) && minutes > 0 ? { ...option, durationMinutesFrom: minutes } : option
}

/**
 * Converts an OCTO product with the older form of content to one with features and locations. A product that has
 * features or locations already is returned unchanged.
 */
export function withTodaysContent(product: unknown): unknown {
  if (!isRecord(product) || 'features' in product || 'locations' in product) return product
  const { data } = z.safeParse(OlderProduct, product)
  if (!data) return product
  const { options } = product
  return {
    ...product,
    features: [
      ...listed('INCLUSION', data.inclusions),
      ...listed('EXCLUSION', data.exclusions),
      ...single('PREBOOKING_INFORMATION', 'alert', data.alert),
      ...single('PREBOOKING_INFORMATION', 'bookingTerms', data.bookingTerms),
      ...single('REDEMPTION_INSTRUCTION', 'redemptionInstructions', data.redemptionInstructions),
    ],
    locations: locationsOf(data),
    categoryLabels: data.categories.map(({ title }) => title.trim().toLowerCase().replaceAll(' ', '-')),
    options: Array.isArray(options) ? options.map(optionOf) : options,
  }
}
