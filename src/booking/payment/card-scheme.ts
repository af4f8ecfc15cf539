/** Scheme of a card by its first digits, for the eye only; '' where it is not known yet. */
export function cardScheme(number: string): string {
  const digits = number.replaceAll(/\D/g, '')
  if (/^(9792|65)/.test(digits)) return 'TROY'
  if (digits.startsWith('4')) return 'Visa'
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'Mastercard'
  return ''
}
