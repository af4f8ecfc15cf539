/** Lists countries with their calling codes; their names come from Intl.DisplayNames. */
import type * as z from 'zod/mini'
import type { Country } from '#contract/countries.ts'
import dialCodes from '#server/content/data/countries.json' with { type: 'json' }

const codes = Object.keys(dialCodes)
const dialCodeOf = new Map(Object.entries(dialCodes))

/**
 * Returns a stable number for a two-letter country code, computed from its letters: 1 for AA, 2 for AB, and so on up to
 * 676 for ZZ.
 */
export function countryId(code: string): number {
  return (code.charCodeAt(0) - 65) * 26 + (code.charCodeAt(1) - 65) + 1
}

const codeOfId = new Map(codes.map((code) => [countryId(code), code]))

/** Returns the two-letter country code of an ID; undefined if there is no such country. */
export const countryCode = (id: number): string | undefined => codeOfId.get(id)

/** Returns a country's name in a language; its code if the runtime knows no name. */
export function countryName(code: string, language: string): string {
  return new Intl.DisplayNames([language, 'en'], { type: 'region' }).of(code) ?? code
}

type CountryRow = z.infer<typeof Country>
const lists = new Map<string, CountryRow[]>()

/** Returns all countries, sorted by name in the language's collation. */
export function countries(language: string): CountryRow[] {
  const known = lists.get(language)
  if (known) return known
  const names = new Intl.DisplayNames([language, 'en'], { type: 'region' })
  const order = new Intl.Collator(language)
  const list = codes
    .map((code) => ({
      id: countryId(code),
      code,
      name: names.of(code) ?? code,
      phone_code: dialCodeOf.get(code) ?? '',
    }))
    .toSorted((a, b) => order.compare(a.name, b.name))
  if (lists.size < 50) lists.set(language, list)
  return list
}
