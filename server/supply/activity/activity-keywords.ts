/** Finds locations and activities by keyword, for every supplier of activities. */
import { fold } from '#contract/turkish-text.ts'
import type { ActivityMatches, ActivityLocation, ActivitySummary } from './activity-supply.ts'

/** A location or an activity with the texts that are searched for a keyword. */
export interface KeywordEntry<Shown> {
  shown: Shown
  /**
   * Texts that are searched for a keyword. `names` has the names. `own` has names, place and category. `words` has all
   * texts. Each text is in lower case without diacritics (`fold`) and has a leading space.
   */
  names: string
  own: string
  words: string
}

/**
 * Builds a search text of a `KeywordEntry` from texts: each is in lower case without diacritics (`fold`) and has a
 * leading space.
 */
export const keywords = (...texts: string[]): string =>
  texts
    .map(fold)
    .filter(Boolean)
    .map((text) => ` ${text}`)
    .join('')

/** Returns the rank of a match from 0 (best) to 3; -1 for no match. */
function rankOf({ names, own, words }: KeywordEntry<unknown>, key: string, parts: readonly string[]): number {
  if (!parts.every((part) => words.includes(part))) return -1
  if (names.startsWith(` ${key}`)) return 0
  if (parts.every((part) => names.includes(part))) return 1
  return parts.every((part) => own.includes(part)) ? 2 : 3
}

const resultLimit = 10
const shortestKeyword = 3

function matching<Shown>(entries: readonly KeywordEntry<Shown>[], key: string, parts: readonly string[]): Shown[] {
  const ranked: Shown[][] = [[], [], [], []]
  for (const entry of entries) ranked[rankOf(entry, key, parts)]?.push(entry.shown)
  return ranked.flat().slice(0, resultLimit)
}

/**
 * Returns the locations and activities that match a keyword; case and diacritics are ignored. Every
 * word of the keyword must be the beginning of one of their search words, in Turkish or English.
 * Matches of names come first, then matches of places and categories, then all others; equal
 * matches stay in the order of the entries. A keyword of fewer than three characters finds nothing.
 *
 * What matches a keyword also matches every prefix of the keyword with at least three characters.
 * Caches rely on this (docs/product/frame.md#pickers).
 */
export function matchKeyword(
  keyword: string,
  locations: readonly KeywordEntry<ActivityLocation>[],
  activities: readonly KeywordEntry<ActivitySummary>[],
): ActivityMatches {
  const list = fold(keyword.slice(0, 80)).split(' ').filter(Boolean)
  if (keyword.length < shortestKeyword || list.length === 0) return { locations: [], activities: [] }
  const parts = list.map((word) => ` ${word}`)
  const key = list.join(' ')
  return { locations: matching(locations, key, parts), activities: matching(activities, key, parts) }
}
