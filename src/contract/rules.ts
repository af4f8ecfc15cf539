/**
 * Form rules that several forms share (docs/product/frame.md#form-rules): functions that check a value, and codes of
 * failed rules, such as `required` and `min_length|3`. `src/forms/messages.ts` and `server/text/messages.ts` translate
 * the codes to messages.
 */

/**
 * Returns whether the text has at least one letter of any language and, besides letters, only apostrophes, dots,
 * hyphens and spaces.
 */
export function isLettersOnly(value: string): boolean {
  return /^[\p{L}\p{M} .'’-]+$/u.test(value) && /\p{L}/u.test(value)
}

/** Numeric limits of the forms (docs/product/frame.md, docs/product/booking.md). */
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
  /** Codes of the rules that a plain date must not be before `day`, or not after it. */
  fromDay: (day: string) => `from_day|${day}`,
  untilDay: (day: string) => `until_day|${day}`,
  /** Code of the rule that a passport must not expire before the plain date `day`. */
  passportUntil: (day: string) => `passport_until|${day}`,
  /** Code of the rule that a departure date must not be before today. */
  pastDate: 'past_date',
  /** Code of the rule that a pick-up today must not be at a time that has passed. */
  pastTime: 'past_time',
  notBorn: 'not_born',
  letters: 'letters',
  email: 'email',
  unique: 'unique',
  cardNumber: 'card_number',
  cardExpiry: 'card_expiry',
  phone: 'phone',
  /** Rule code for a telephone number with the country code of another country than the selected one. */
  phoneCode: 'phone_code',
  minAge: (n: number) => `min_age|${n}`,
  maxAge: (n: number) => `max_age|${n}`,
  nationalId: 'national_id',
  oneOfTwo: 'one_of_two',
  username: 'username',
  passwordMatch: 'password_match',
} as const

/**
 * Returns whether a user name has only letters a–z, digits, dots, hyphens and underscores. This excludes e-mail
 * addresses, and names that imitate an existing name with letters of another alphabet.
 */
export function isUsername(value: string): boolean {
  return /^[A-Za-z0-9._-]+$/.test(value)
}

/**
 * Returns whether a national ID has 11 digits, of which the last equals the last digit of the sum of the first ten
 * (docs/product/frame.md#form-rules). Other numbers are refused.
 */
export function isNationalId(value: string): boolean {
  if (!/^\d{11}$/.test(value)) return false
  const digits = [...value].map(Number)
  const sum = digits.slice(0, 10).reduce((total, digit) => total + digit, 0)
  return sum % 10 === digits[10]
}

/**
 * Returns whether a national ID also passes the publicly known checks beyond `isNationalId`
 * (docs/product/frame.md#form-rules): no leading zero, and the tenth digit as a check digit. A number that fails only
 * here gets a warning and is accepted.
 */
export function hasUsualCheckDigits(value: string): boolean {
  if (!isNationalId(value) || value.startsWith('0')) return false
  const d = [...value].map(Number)
  const odd = (d[0] ?? 0) + (d[2] ?? 0) + (d[4] ?? 0) + (d[6] ?? 0) + (d[8] ?? 0)
  const even = (d[1] ?? 0) + (d[3] ?? 0) + (d[5] ?? 0) + (d[7] ?? 0)
  return (((7 * odd - even) % 10) + 10) % 10 === d[9]
}

/**
 * Returns whether a tax number (VKN) has ten digits, of which the last is the right check digit
 * (docs/product/frame.md#form-rules). The bill form also accepts other numbers. It only warns of a number with ten or
 * more characters that is neither a tax number nor a national ID.
 */
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

/**
 * Removes spaces, hyphens and dashes. People write or paste spaces and hyphens between the parts of a number or code,
 * and text programs turn hyphens into dashes.
 */
export function withoutSeparators(text: string): string {
  return text.replaceAll(/[\s\p{Pd}]/gu, '')
}

/**
 * Returns a card number in groups of four digits, whatever separators it was typed with. Any other text is returned
 * unchanged.
 */
export function cardNumberText(typed: string): string {
  const digits = withoutSeparators(typed)
  return /^\d+$/.test(digits) ? digits.replaceAll(/(\d{4})(?=\d)/g, '$1 ') : typed
}

export function passesLuhn(digits: string): boolean {
  let sum = 0
  for (let i = 0; i < digits.length; i++) {
    let digit = Number(digits[digits.length - 1 - i])
    if (i % 2 === 1) digit = digit > 4 ? digit * 2 - 9 : digit * 2
    sum += digit
  }
  return sum % 10 === 0
}

/**
 * Returns whether a card number has sixteen digits that pass the Luhn check and are not all 0. Spaces and hyphens are
 * ignored.
 */
export function isCardNumber(value: string): boolean {
  const digits = withoutSeparators(value)
  return /^\d{16}$/.test(digits) && !/^0+$/.test(digits) && passesLuhn(digits)
}

/**
 * Returns whether a card expiry is MM/YY or MM/YYYY with a month from 01 to 12, not before the month of `today` (a
 * plain date in Europe/Istanbul).
 */
export function isCardExpiry(value: string, today: string): boolean {
  const match = /^(\d{2})\/(\d{2}|\d{4})$/.exec(value)
  if (!match) return false
  const [, month = '', year = ''] = match
  if (month < '01' || month > '12') return false
  const fullYear = year.length === 2 ? `20${year}` : year
  return `${fullYear}-${month}` >= today.slice(0, 7)
}

/**
 * Removes spaces, brackets, dots, hyphens and the country code after `+` or `00` from a typed telephone number
 * (docs/product/frame.md#form-rules). From a Turkish number, a 0 before ten digits is removed, too.
 */
export function normalizePhone(value: string, phoneCode: string): string {
  const bare = value.replaceAll(/[\s().-]/g, '')
  const prefix = [`+${phoneCode}`, `00${phoneCode}`].find((start) => bare.startsWith(start)) ?? ''
  const number = bare.slice(prefix.length)
  return phoneCode === '90' ? number.replace(/^0(?=\d{10}$)/, '') : number
}

/**
 * Returns whether a telephone number has only digits after `normalizePhone`: exactly 10 for country code 90, otherwise
 * 4 to 14 (E.164). Returns false if it then still begins with 00, because `normalizePhone` removes 00 only in front of
 * `phoneCode`: the number has another country code.
 */
export function isPhone(value: string, phoneCode: string): boolean {
  const number = normalizePhone(value, phoneCode)
  if (!/^\d+$/.test(number) || number.startsWith('00')) return false
  return phoneCode === '90' ? number.length === 10 : number.length >= 4 && number.length <= 14
}

/**
 * Returns the age on `day`, in full years, of a person born on `birth`; both dates are YYYY-MM-DD. A person who was
 * born on 29 February becomes a year older on 1 March in common years.
 */
export function ageOn(birth: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birth.slice(0, 4))
  return day.slice(5) >= birth.slice(5) ? years : years - 1
}
