/**
 * Checks passwords against a list of leaked passwords, and against Turkish names and words, most of which the list
 * lacks.
 */
import { dictionary } from '@zxcvbn-ts/language-common'
import { fold } from '#contract/turkish-text.ts'
import { turkishWords } from '#server/api/auth/turkish-words.ts'

const leaked = new Set(dictionary['passwords-common'])
const words = new Set(turkishWords.map(fold))

/** Digits and signs that commonly stand for letters in passwords. */
const disguises: Record<string, string> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't', '@': 'a', $: 's', '!': 'i' }

/**
 * Whether a password is a leaked password, or consists of a Turkish name, city, club or everyday word. The word may
 * stand once or twice. Each side of it may have up to four digits, and any number of characters that are neither
 * letters nor digits. Ignores case and Turkish diacritics, and recognises `disguises`.
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
