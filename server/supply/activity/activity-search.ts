/**
 * Searches the locations and activities of the embedded supplier by keyword, most popular first among equal matches.
 */
import { allActivities, allLocations } from './activity-catalogue.ts'
import { keywords, matchKeyword } from './activity-keywords.ts'
import type { ActivityMatches } from './activity-supply.ts'

const locationEntries = [...allLocations().values()].map(({ row, detail: { location } }) => {
  const names = keywords(...row.name)
  const own = names + keywords(...row.city)
  return { shown: location, names, own, words: own + keywords(row.also) }
})

const activityEntries = [...allActivities().values()].map(({ row, summary }) => {
  const { location, category } = summary
  const names = keywords(...row.name)
  const own = names + keywords(location.name.tr, location.name.en, location.city.tr, location.city.en)
  const also = keywords(category.name.tr, category.name.en, row.also ?? '', allLocations().get(row.at)?.row.also ?? '')
  return { shown: summary, names, own, words: own + also }
})

export const searchActivities = (keyword: string): ActivityMatches =>
  matchKeyword(keyword, locationEntries, activityEntries)
