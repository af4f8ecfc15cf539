import { fold } from '#contract/turkish-text.ts'
import { allPlaces, type Place } from './transfer-places.ts'
import type { LocationKind, TransferLocation } from './transfer-supply.ts'

/** A place with its search texts, which are in lower case without diacritics (`fold`). */
interface Entry {
  shown: TransferLocation
  code: string
  /**
   * Names of the place and of its city. `| ` (with the space) precedes each name, and `|` follows it, so that a search
   * can find whole names and beginnings of names.
   */
  starts: string
  /**
   * Search words of the place itself: its IATA code (if it is an airport), and the words of its names, of its city and
   * of its postal address. Generic words such as 'airport' are left out.
   */
  own: string
  /** Further search words of the place, in addition to its names and its postal address. */
  also: string
  /**
   * All words by which a search finds the place: those of the fields `own` and `also`, the full names of the place and
   * its city, and the generic words of this kind of place, such as 'airport'.
   */
  words: string
}

/** Generic words of each kind of place: travellers type them, but they do not distinguish places. */
const kindWords: Record<LocationKind, string> = {
  airport: 'havalimani havaalani uluslararasi airport international',
  port: 'liman limani iskelesi kruvaziyer cruise port ferry',
  terminal: 'otogari otobus terminali terminal bus station',
  centre: 'sehir merkezi merkez city centre center',
  district: 'ilce merkezi merkez district centre center',
  area: 'bolgesi area',
  hotels: 'otel otelleri oteller bolgesi hotel hotels area',
}
const generic: ReadonlySet<string> = new Set(Object.values(kindWords).flatMap((words) => words.split(' ')))

function entryOf(place: Place): Entry {
  const { shown } = place
  const names = [shown.name.tr, shown.name.en].map(fold)
  const cities = [shown.city.tr, shown.city.en].map(fold)
  const own = [...names, ...cities, fold(shown.address)]
    .join(' ')
    .split(' ')
    .filter((word) => !generic.has(word))
    .join(' ')
  const code = (shown.code ?? '').toLowerCase()
  const also = fold(place.also)
  return {
    shown,
    code,
    starts: `| ${[...names, ...cities].join('| ')}|`,
    own: ` ${code} ${own}`,
    also: ` ${also}`,
    words: ` ${code} ${own} ${also} ${[...names, ...cities].join(' ')} ${kindWords[shown.kind]}`,
  }
}

const entries = allPlaces().map(entryOf)

/** A keyword in lower case without diacritics (`fold`), split into words for comparison with every place. */
interface Asked {
  key: string
  first: string
  /**
   * Words of the keyword, each with a leading space. `parts`: all words; `telling`: all words except generic ones such
   * as 'airport'.
   */
  parts: string[]
  telling: string[]
}

function askedFor(keyword: string): Asked {
  const words = fold(keyword.slice(0, 80)).split(' ').filter(Boolean)
  const telling = words.filter((word) => !generic.has(word))
  const spaced = (list: readonly string[]) => list.map((word) => ` ${word}`)
  return { key: words.join(' '), first: words[0] ?? '', parts: spaced(words), telling: spaced(telling) }
}

/** Returns the rank of a match from 0 (best) to 6; -1 for no match. */
function rankOf({ code, starts, own, also, words }: Entry, { key, first, parts, telling }: Asked): number {
  // A place without the first word of the keyword does not match. This check precedes all others, because it is cheap
  // and excludes most places.
  if (!words.includes(first)) return -1
  if (code === key) return 0
  if (starts.includes(`| ${key}|`)) return 1
  if (starts.includes(`| ${key}`)) return 2
  if (telling.length > 0 && parts.every((part) => words.includes(part))) {
    if (telling.every((part) => own.includes(part))) return 3
    return telling.every((part) => own.includes(part) || also.includes(part)) ? 4 : 5
  }
  if (own.includes(key)) return 5
  return parts.every((part) => words.includes(part)) ? 6 : -1
}

const resultLimit = 20
const shortestKeyword = 3

/**
 * Returns at most 20 places that match a keyword in Turkish or English, best match first. Matches
 * rank in this order:
 * - the IATA code
 * - a whole name of the place or its city
 * - the beginning of a name of the place or its city
 * - words, or beginnings of words, of the names, the city or the postal address
 * - further search words (`also`)
 * - anything else, such as the middle of a word
 * - only generic words, such as 'airport'
 * Equal matches are sorted by the importance of the place. Case and diacritics are ignored. A
 * keyword of fewer than three characters finds nothing. A place that matches a keyword also matches
 * each prefix of the keyword with at least three characters: caches rely on this
 * (docs/product/frame.md#pickers).
 */
export function searchPlaces(keyword: string): TransferLocation[] {
  const asked = askedFor(keyword)
  // The keyword's length includes spaces: '19 ' has three characters and is a prefix of '19 Mayıs'.
  if (asked.key === '' || keyword.length < shortestKeyword) return []
  const ranked: TransferLocation[][] = [[], [], [], [], [], [], []]
  for (const entry of entries) ranked[rankOf(entry, asked)]?.push(entry.shown)
  return ranked.flat().slice(0, resultLimit)
}
