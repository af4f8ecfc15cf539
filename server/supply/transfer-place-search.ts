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
    words: ` ${code} ${own} ${also} ${names.join(' ')} ${kindWords[shown.kind]}`,
  }
}

const entries = allPlaces().map(entryOf)

/** How well a place fits a folded keyword, 0 the best; -1 where it does not. */
function rankOf({ code, starts, own, also, words }: Entry, key: string, parts: readonly string[]): number {
  if (code === key) return 0
  if (starts.includes(`| ${key}|`)) return 1
  if (starts.includes(`| ${key}`)) return 2
  const telling = parts.filter((part) => !generic.has(part))
  const fits = parts.every((part) => words.includes(` ${part}`))
  if (fits && telling.length > 0 && telling.every((part) => own.includes(` ${part}`))) return 3
  if (fits && telling.length > 0) return telling.every((part) => `${own}${also}`.includes(` ${part}`)) ? 4 : 5
  if (own.includes(key)) return 5
  return fits ? 6 : -1
}

const resultLimit = 20

/**
 * Places that a keyword names in either language, best first, at most 20: the code, a name or the city, the start of
 * one, words of them, other search words, any part, and last what places of the kind are called; equal ones by
 * importance. Case and Turkish letters do not matter; less than three characters find nothing. Whatever a keyword finds,
 * each of its beginnings finds too: caches rely on it (docs/product/frame.md#pickers).
 */
export function searchPlaces(keyword: string): TransferLocation[] {
  const parts = fold(keyword.slice(0, 80)).split(' ').filter(Boolean)
  const key = parts.join(' ')
  if (key.length < 3) return []
  const ranked: TransferLocation[][] = [[], [], [], [], [], [], []]
  for (const entry of entries) ranked[rankOf(entry, key, parts)]?.push(entry.shown)
  return ranked.flat().slice(0, resultLimit)
}
