/** Places of transfers by keyword. */
import { fold } from '#contract/turkish-text.ts'
import { allPlaces, type Place } from './transfer-places.ts'
import type { LocationKind, TransferLocation } from './transfer-supply.ts'

interface Entry {
  shown: TransferLocation
  code: string
  /** `| name|` for each name and the city. */
  starts: string
  /** Words of names, city and address that tell it from others; other search words; all of them with those of its kind. */
  own: string
  also: string
  words: string
}

/** Words that tell no place from another of its kind, which travellers type all the same. */
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

/** A folded keyword, as each place is compared with it. */
interface Asked {
  key: string
  first: string
  /** Its parts, each with a space in front: all, and those that tell a place from others of its kind. */
  parts: string[]
  telling: string[]
}

function askedFor(keyword: string): Asked {
  const words = fold(keyword.slice(0, 80)).split(' ').filter(Boolean)
  const telling = words.filter((word) => !generic.has(word))
  const spaced = (list: readonly string[]) => list.map((word) => ` ${word}`)
  return { key: words.join(' '), first: words[0] ?? '', parts: spaced(words), telling: spaced(telling) }
}

/** How well a place fits, 0 the best; -1 where it does not. */
function rankOf({ code, starts, own, also, words }: Entry, { key, first, parts, telling }: Asked): number {
  // Most places lack the first word, which is the cheapest to look for.
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
 * Places that a keyword names in either language, best first, at most 20: the code, a name or the city, the start of
 * one, words of them, other search words, any part, and last what places of the kind are called; equal ones by
 * importance. Case and Turkish letters do not matter; less than three characters find nothing. Whatever a keyword finds,
 * each of its beginnings finds too: caches rely on it (docs/product/frame.md#pickers).
 */
export function searchPlaces(keyword: string): TransferLocation[] {
  const asked = askedFor(keyword)
  // Counted as typed: '19 ' is the beginning of '19 Mayıs'.
  if (asked.key === '' || keyword.length < shortestKeyword) return []
  const ranked: TransferLocation[][] = [[], [], [], [], [], [], []]
  for (const entry of entries) ranked[rankOf(entry, asked)]?.push(entry.shown)
  return ranked.flat().slice(0, resultLimit)
}
