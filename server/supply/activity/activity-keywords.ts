/** Finds locations and activities by keyword in the list of an activity supplier. All activity suppliers use it. */
import { fold } from '#contract/turkish-text.ts'
import type { ActivityMatches, ActivityLocation, ActivitySummary } from './activity-supply.ts'

/** A location or an activity with the texts that are searched for a keyword. */
export interface KeywordEntry<Shown> {
  shown: Shown
  /**
   * Texts that are searched for a keyword. `names` has the names of the location or activity. `own` has, in addition,
   * the names of the province and, for an activity, of its location. `words` has everything in `own` and further texts,
   * for example the category. Each text is in lower case without diacritics (`fold`) and has a leading space.
   */
  names: string
  own: string
  words: string
}

/**
 * Joins several texts to one search text for a `KeywordEntry`. Each of the texts is converted to lower case without
 * diacritics (`fold`) and gets a leading space.
 */
export const keywords = (...texts: string[]): string =>
  texts
    .map(fold)
    .filter(Boolean)
    .map((text) => ` ${text}`)
    .join('')

/**
 * Returns how well an entry matches a keyword: from 0 (best) to 3, or -1 if it does not match. `key` is the whole
 * keyword. `parts` are its words, each with a leading space.
 */
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
 * Returns the locations and activities that match a keyword, at most 10 of each. Case and diacritics are ignored. An
 * entry matches if every word of the keyword is the beginning of some word in the entry's texts, in Turkish or English.
 * Matches in the name come first, then matches in name and place, then all others. Equal matches stay in the order of
 * the entries. A keyword of fewer than three characters finds nothing.
 *
 * An entry that matches a keyword also matches every prefix of the keyword with at least three characters. Caches rely
 * on this (docs/product/frame.md#pickers).
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
