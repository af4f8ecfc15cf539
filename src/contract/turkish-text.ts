/** Converts and compares text by Turkish rules (docs/product/frame.md#turkish-text). */

/** ASCII spelling of letters that Unicode decomposition does not change. */
const lookAlikes: Record<string, string> = {
  ı: 'i',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  đ: 'd',
  ð: 'd',
  ł: 'l',
  þ: 'th',
  ə: 'e',
}
const marks = /\p{M}+/gu
const gaps = /[^\p{L}\p{N}]+/gu
const asciiGaps = /[^a-z0-9]+/g
const plainAscii = /^[\x20-\x7e]*$/

/**
 * Returns the search key of a text: lower case without diacritics or punctuation, words separated by single spaces, so
 * that 'istanbul', 'ISTANBUL', 'İstanbul' and 'ıstanbul' are equal.
 */
export function fold(text: string): string {
  const plain = (plainAscii.test(text) ? text : text.normalize('NFD').replace(marks, '')).toLowerCase()
  if (plainAscii.test(plain)) return plain.replace(asciiGaps, ' ').trim()
  return plain
    .replace(/[ıøßæœđðłþə]/g, (letter) => lookAlikes[letter] ?? letter)
    .replace(gaps, ' ')
    .trim()
}

/** Converts a text to upper case by Turkish rules (i → İ, ı → I), for surnames and the codes of bus stations. */
export function upperTurkish(text: string): string {
  return text.toLocaleUpperCase('tr')
}

/**
 * Converts a surname to upper case: by Turkish rules for Turkish citizens, by Unicode's default rules (i → I, ß → SS)
 * for foreigners. Where the citizenship is not known, whoever does not read Turkish counts as a foreigner.
 */
export function upperSurname(surname: string, foreign: boolean): string {
  return foreign ? surname.toUpperCase() : upperTurkish(surname)
}

/** Converts a PNR or an airport code to ASCII upper case, in the same way for every language; İ and ı become I. */
export function upperAscii(text: string): string {
  return text.replace(/[ıİ]/g, 'I').replace(/[a-z]/g, (letter) => letter.toUpperCase())
}

/**
 * Returns the key by which surnames are compared. It is the search key that `fold` returns, without spaces, with OE
 * shortened to O and UE to U, because passports (ICAO 9303) write Ö as OE and Ü as UE. 'ÖZTÜRK', 'OZTURK' and
 * 'OEZTUERK' have the same key.
 */
export function surnameKey(surname: string): string {
  return fold(surname).replaceAll(' ', '').replaceAll('oe', 'o').replaceAll('ue', 'u')
}
