/**
 * Checks passwords against a list of leaked passwords, extended with the Turkish names and words that the list lacks.
 */
import { dictionary } from '@zxcvbn-ts/language-common'
import { fold } from '#contract/turkish-text.ts'
import { turkishWords } from '#server/api/auth/turkish-words.ts'

const leaked = new Set(dictionary['passwords-common'])
const words = new Set(turkishWords.map(fold))

/** Digits and signs that commonly stand for letters in passwords. */
const disguises: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }

/**
 * Whether a password consists of a leaked password or a Turkish name, city, club or everyday word, once or twice, with
 * up to four digits and a few signs around it. Ignores case and Turkish diacritics.
 */
export function isCommonPassword(password: string): boolean {
  const lower = password.toLowerCase()
  const plain = [...lower].map((letter) => disguises[letter] ?? letter).join('')
  if ([lower, fold(lower), plain].some((text) => leaked.has(text))) return true
  return [lower, plain].some((text) => {
    const core = /^[^\p{L}\p{N}]*\d{0,4}[^\p{L}\p{N}]*(\p{L}+?)(?:\1)?[^\p{L}\p{N}]*\d{0,4}[^\p{L}\p{N}]*$/u.exec(text)
    return core?.[1] !== undefined && words.has(fold(core[1]))
  })
}
