/** Search of locations and activities by keyword. */
import { fold } from '#contract/turkish-text.ts'
import { allActivities, allLocations } from './activity-catalogue.ts'
import type { ActivityMatches } from './activity-supply.ts'

interface Entry<Shown> {
  shown: Shown
  /** Folded, each word with a leading space: names; names with place and category; all search words. */
  names: string
  own: string
  words: string
}

const words = (...texts: string[]): string =>
  texts
    .map(fold)
    .filter(Boolean)
    .map((text) => ` ${text}`)
    .join('')

const locationEntries = [...allLocations().values()].map(({ row, detail: { location } }) => {
  const names = words(...row.name)
  const own = names + words(...row.city)
  return { shown: location, names, own, words: own + words(row.also) }
})

const activityEntries = [...allActivities().values()].map(({ row, summary }) => {
  const { location, category } = summary
  const names = words(...row.name)
  const own = names + words(location.name.tr, location.name.en, location.city.tr, location.city.en)
  const also = words(category.name.tr, category.name.en, row.also ?? '', allLocations().get(row.at)?.row.also ?? '')
  return { shown: summary, names, own, words: own + also }
})

/** Rank of a match from 0 (best) to 3; -1 for no match. */
function rankOf({ names, own, words: all }: Entry<unknown>, key: string, parts: readonly string[]): number {
  if (!parts.every((part) => all.includes(part))) return -1
  if (names.startsWith(` ${key}`)) return 0
  if (parts.every((part) => names.includes(part))) return 1
  return parts.every((part) => own.includes(part)) ? 2 : 3
}

const resultLimit = 10
const shortestKeyword = 3

function matching<Shown>(entries: readonly Entry<Shown>[], key: string, parts: readonly string[]): Shown[] {
  const ranked: Shown[][] = [[], [], [], []]
  for (const entry of entries) ranked[rankOf(entry, key, parts)]?.push(entry.shown)
  return ranked.flat().slice(0, resultLimit)
}

/**
 * Locations and activities all of whose keyword's words begin one of their own words, in Turkish or English. Names rank
 * before places and categories, these before other search words; equal matches by popularity. Case and Turkish letters
 * are ignored. A keyword of fewer than three characters finds nothing. What a keyword finds, its prefixes of three or
 * more characters find as well: caches rely on it (docs/product/frame.md#pickers).
 */
export function searchActivities(keyword: string): ActivityMatches {
  const list = fold(keyword.slice(0, 80)).split(' ').filter(Boolean)
  if (keyword.length < shortestKeyword || list.length === 0) return { locations: [], activities: [] }
  const parts = list.map((word) => ` ${word}`)
  const key = list.join(' ')
  return {
    locations: matching(locationEntries, key, parts),
    activities: matching(activityEntries, key, parts),
  }
}
