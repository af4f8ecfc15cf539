/** Builds the catalogue of an OCTO server's activities: its categories and locations, and the index for keywords. */
import { type KeywordEntry, keywords, matchKeyword } from '#server/supply/activity/activity-keywords.ts'
import type {
  ActivityLocation,
  ActivityMatches,
  ActivityScope,
  ActivitySummary,
  ActivitySupplier,
  Named,
} from '#server/supply/activity/activity-supply.ts'
import { encodeId } from '#server/supply/octo/octo-keys.ts'
import { placePicture } from '#server/supply/octo/octo-labels.ts'
import { activityOf, NotSold, type OctoActivity } from '#server/supply/octo/octo-product.ts'
import { OctoProduct, type OctoSupplier } from '#server/supply/octo/octo-schemas.ts'
import { lineOf } from '#server/supply/octo/plain-text.ts'
import * as z from 'zod/mini'

export interface OctoCatalogue {
  categories: Named[]
  /** Activities by the IDs that the gateway uses, in the OCTO server's order. */
  activities: ReadonlyMap<string, OctoActivity>
  /** Activities by the IDs that the OCTO server uses. */
  products: ReadonlyMap<string, OctoActivity>
  locations: ReadonlyMap<string, ActivityLocation>
  /** Returns the activities of a location or a category; undefined for an unknown one. */
  inScope(scope: ActivityScope): OctoActivity[] | undefined
  search(keyword: string): ActivityMatches
}

/**
 * For each reason why OCTO products (activities) are not sold: the number of these products, and the ID of the first
 * one.
 */
type LeftOut = Record<string, { count: number; first: string }>

const mostProducts = 2000

const supplierOf = ({ id, name, contact }: OctoSupplier): ActivitySupplier => ({
  id: encodeId(id),
  name: lineOf(name),
  phone: lineOf(contact.telephone),
})

const idOf = (product: unknown): string =>
  z.safeParse(z.object({ id: z.string() }), product).data?.id.slice(0, 100) ?? '?'

/**
 * Returns the OCTO products that can be sold, as activities, and those that can't. `answers` are the OCTO server's
 * lists of products in Turkish and in English.
 */
function activitiesOf(supplier: OctoSupplier, answers: { tr: unknown[]; en: unknown[] }): [OctoActivity[], LeftOut] {
  const leftOut: LeftOut = {}
  const leave = (reason: string, first: string) => {
    leftOut[reason] = { count: (leftOut[reason]?.count ?? 0) + 1, first: leftOut[reason]?.first ?? first }
  }
  const shown = supplierOf(supplier)
  const english = new Map(
    answers.en.flatMap((one) => {
      const { data } = z.safeParse(OctoProduct, one)
      return data ? [[data.id, data] as const] : []
    }),
  )
  const found = new Map<string, OctoActivity>()
  for (const answer of answers.tr) {
    const { data: tr } = z.safeParse(OctoProduct, answer)
    if (!tr) leave('wrong shape', idOf(answer))
    else if (found.size >= mostProducts) leave('too many products', tr.id)
    else
      try {
        found.set(tr.id, activityOf({ tr, en: english.get(tr.id) ?? tr }, shown))
      } catch (error) {
        if (!(error instanceof NotSold)) throw error
        leave(error.message, tr.id)
      }
  }
  return [[...found.values()], leftOut]
}

/** Returns every location with its number of activities. */
function locationsOf(activities: readonly OctoActivity[]): Map<string, ActivityLocation> {
  const locations = new Map<string, ActivityLocation>()
  for (const { places } of activities)
    for (const place of new Map(places.map((one) => [one.id, one])).values()) {
      const known = locations.get(place.id)
      const activityCount = (known?.activityCount ?? 0) + 1
      locations.set(place.id, { ...(known ?? { ...place, image: placePicture(place) }), activityCount })
    }
  return locations
}

/** Returns the activity with the catalogue's entry for its location, which includes the number of activities there. */
function located(activity: OctoActivity, locations: ReadonlyMap<string, ActivityLocation>): OctoActivity {
  const location = locations.get(activity.summary.location.id) ?? activity.summary.location
  const summary = { ...activity.summary, location }
  return { ...activity, summary, detail: { ...activity.detail, summary } }
}

const entryOf = (location: ActivityLocation): KeywordEntry<ActivityLocation> => {
  const names = keywords(location.name.tr, location.name.en)
  const own = names + keywords(location.city.tr, location.city.en)
  return { shown: location, names, own, words: own + keywords(location.country.tr, location.country.en) }
}

const summaryEntryOf = ({ summary }: OctoActivity): KeywordEntry<ActivitySummary> => {
  const { name, location, category } = summary
  const names = keywords(name.tr, name.en)
  const own = names + keywords(location.name.tr, location.name.en, location.city.tr, location.city.en)
  return { shown: summary, names, own, words: own + keywords(category.name.tr, category.name.en) }
}

/** Builds the catalogue from an OCTO supplier's lists of products (activities). */
export function catalogueOf(
  supplier: OctoSupplier,
  answers: { tr: unknown[]; en: unknown[] },
): { catalogue: OctoCatalogue; leftOut: LeftOut } {
  const [sold, leftOut] = activitiesOf(supplier, answers)
  const locations = locationsOf(sold)
  const list = sold.map((activity) => located(activity, locations))
  const categories = [...new Map(list.map(({ summary }) => [summary.category.id, summary.category])).values()]
  const locationEntries = [...locations.values()].map(entryOf)
  const activityEntries = list.map(summaryEntryOf)
  return {
    leftOut,
    catalogue: {
      categories,
      locations,
      activities: new Map(list.map((activity) => [activity.summary.id, activity])),
      products: new Map(list.map((activity) => [activity.id, activity])),
      inScope(scope) {
        if ('location' in scope)
          return locations.has(scope.location)
            ? list.filter(({ places }) => places.some(({ id }) => id === scope.location))
            : undefined
        const found = list.filter(({ summary }) => summary.category.id === scope.category)
        return found.length > 0 ? found : undefined
      },
      search: (keyword) => matchKeyword(keyword, locationEntries, activityEntries),
    },
  }
}
