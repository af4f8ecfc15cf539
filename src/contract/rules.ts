/**
 * The shared form rules (docs/product/frame.md#form-rules) as plain predicates, with the code that stands for each
 * rule's message: `required`, `min_length|3`. `src/forms/messages.ts` and `server/text/messages.ts` turn codes into
 * sentences.
 */

/**
 * Letters of any language, apostrophes, dots, hyphens and spaces: 'letters only (includes Turkish letters and space)'.
 */
export function isLettersOnly(value: string): boolean {
  return /^[\p{L}\p{M} .'’-]+$/u.test(value) && /\p{L}/u.test(value)
}

/** Limits that the spec states as numbers; kept together so that a change is one edit. */
export const limits = {
  nameMin: 3,
  nameMax: 150,
  passportMin: 8,
  pnrMin: 5,
  pnrMax: 10,
  surnameMin: 3,
  cardExpiryLength: 5,
  usernameMin: 3,
  passwordMin: 8,
} as const

export const rule = {
  required: 'required',
  minLength: (n: number) => `min_length|${n}`,
  maxLength: 'invalid',
  invalid: 'invalid',
  number: 'number',
  digits: 'digits',
  date: 'date',
  notBorn: 'not_born',
  letters: 'letters',
  email: 'email',
  unique: 'unique',
  cardNumber: 'card_number',
  cardExpiry: 'card_expiry',
  phone: 'phone',
  minAge: (n: number) => `min_age|${n}`,
  maxAge: (n: number) => `max_age|${n}`,
  nationalId: 'national_id',
  oneOfTwo: 'one_of_two',
  username: 'username',
  passwordMatch: 'password_match',
} as const

/** Letters a–z, digits, dot, hyphen and underscore: no name looks like another one, none like an e-mail address. */
export function isUsername(value: string): boolean {
  return /^[A-Za-z0-9._-]+$/.test(value)
}

/**
 * National ID number: 11 digits whose last is the last digit of the sum of the first ten
 * (docs/product/frame.md#form-rules). This is what refuses.
 */
export function isNationalId(value: string): boolean {
  if (!/^\d{11}$/.test(value)) return false
  const digits = [...value].map(Number)
  const sum = digits.slice(0, 10).reduce((total, digit) => total + digit, 0)
  return sum % 10 === digits[10]
}

/**
 * The official rules beyond those that refuse (docs/product/frame.md#form-rules): no leading zero and the tenth digit.
 * A number that passes `isNationalId` but not this is warned about, never refused.
 */
export function isOfficialNationalId(value: string): boolean {
  if (!isNationalId(value) || value.startsWith('0')) return false
  const d = [...value].map(Number)
  const odd = (d[0] ?? 0) + (d[2] ?? 0) + (d[4] ?? 0) + (d[6] ?? 0) + (d[8] ?? 0)
  const even = (d[1] ?? 0) + (d[3] ?? 0) + (d[5] ?? 0) + (d[7] ?? 0)
  return (((7 * odd - even) % 10) + 10) % 10 === d[9]
}

/** Tax number (VKN) check digit; a wrong one is warned about, never refused (docs/product/frame.md#form-rules). */
export function isTaxNumber(value: string): boolean {
  if (!/^\d{10}$/.test(value)) return false
  const digits = [...value].map(Number)
  let sum = 0
  for (let i = 1; i <= 9; i++) {
    const p = ((digits[i - 1] ?? 0) + 10 - i) % 10
    sum += p === 0 ? 0 : (p * 2 ** (10 - i)) % 9 || 9
  }
  return (10 - (sum % 10)) % 10 === digits[9]
}

/** Luhn's check over the digits of a card number. */
export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    let digit = Number(digits[digits.length - 1 - i])
    if (i % 2 === 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2
    sum += digit
  }
  return sum % 10 === 0
}

/** Four groups of four digits and Luhn (readings §0). Takes the masked or the bare form. */
export function isCardNumber(value: string): boolean {
  if (!/^\d{4}([ -]?)\d{4}\1\d{4}\1\d{4}$/.test(value)) return false
  const digits = value.replaceAll(/\D/g, '')
  return !/^0+$/.test(digits) && passesLuhn(digits)
}

/** MM/YY or MM/YYYY, month 01–12, not before the month of `today` (a plain date, Europe/Istanbul). */
export function isCardExpiry(value: string, today: string): boolean {
  const match = /^(\d{2})\/(\d{2}|\d{4})$/.exec(value)
  if (!match) return false
  const [, month = '', year = ''] = match
  if (month < '01' || month > '12') return false
  const fullYear = year.length === 2 ? `20${year}` : year
  return `${fullYear}-${month}` >= today.slice(0, 7)
}

/**
 * A phone number without the spaces, brackets, `+90` or leading 0 that travellers type
 * (docs/product/frame.md#form-rules).
 */
export function normalizePhone(value: string, phoneCode: string): string {
  const bare = value.replaceAll(/[\s().-]/g, '')
  if (phoneCode === '90') return bare.replace(/^(\+90|0090)/, '').replace(/^0(?=\d{10}$)/, '')
  return bare.startsWith(`+${phoneCode}`) ? bare.slice(phoneCode.length + 1) : bare
}

/** Digits only; exactly 10 of them when the country code is 90, else 4 to 14 (E.164). */
export function isPhone(value: string, phoneCode: string): boolean {
  const number = normalizePhone(value, phoneCode)
  if (!/^\d+$/.test(number)) return false
  return phoneCode === '90' ? number.length === 10 : number.length >= 4 && number.length <= 14
}

/**
 * Whole years from `birth` to `day`, both YYYY-MM-DD. A person born on 29 February turns on 1 March in common years.
 */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) >= birth.slice(5) ? years : years - 1
}
