/** Checks new passwords against the four hints of the password page (docs/product/frame.md#sign-in), on the server. */
import { fold } from '#contract/turkish-text.ts'
import { refusal } from '#server/http/api-error.ts'
import { isCommonPassword } from '#server/api/auth/common-passwords.ts'

/** The user's data that a new password must not resemble. */
interface Person {
  username: string
  email: string
  firstName?: string
  lastName?: string
  phone?: string
}

/**
 * Similarity (0–1) from which a password and a user's data are too similar; the threshold of Django's
 * UserAttributeSimilarityValidator.
 */
const tooSimilar = 0.7

const bare = (text: string): string => fold(text).replaceAll(' ', '')

/** Returns the length of the longest common subsequence of two texts. */
function commonLength(a: string, b: string): number {
  let row = new Uint16Array(b.length + 1)
  for (const letter of a) {
    const next = new Uint16Array(b.length + 1)
    for (let j = 0; j < b.length; j++) {
      next[j + 1] = letter === b[j] ? (row[j] ?? 0) + 1 : Math.max(next[j] ?? 0, row[j + 1] ?? 0)
    }
    row = next
  }
  return row[b.length] ?? 0
}

/**
 * Returns the share (0–1) of the password's characters that are removed if each occurrence of `text` is removed from
 * it.
 */
const repeatedShare = (own: string, text: string): number => 1 - own.replaceAll(text, '').length / own.length

/** Whether a password resembles the user's names, e-mail address or phone number, or parts of them. */
function isSimilarToPerson(password: string, person: Person): boolean {
  const { username, email, firstName = '', lastName = '', phone = '' } = person
  const own = bare(password)
  const whole = [
    username,
    email,
    email.split('@')[0] ?? '',
    `${firstName}${lastName}`,
    `${lastName}${firstName}`,
    phone,
  ]
  const parts = [username, email, firstName, lastName].flatMap((text) => fold(text).split(' '))
  return [...whole.map(bare), ...parts]
    .filter((text) => text.length >= 3)
    .some(
      (text) =>
        (2 * commonLength(own, text)) / (own.length + text.length) >= tooSimilar ||
        repeatedShare(own, text) >= tooSimilar,
    )
}

/**
 * Throws a 400 on `field` with the message of the first rule that a new password breaks. The password's length is
 * checked by the form's schema.
 */
export function refuseWeakPassword(password: string, person: Person, field: string, language: string): void {
  if (/^\p{N}+$/u.test(password)) throw refusal(400, field, 'passwordNumeric', language)
  if (isSimilarToPerson(password, person)) throw refusal(400, field, 'passwordSimilar', language)
  if (isCommonPassword(password)) throw refusal(400, field, 'passwordCommon', language)
}
