/** Returns the card scheme by the first digits of the card number, for display only; '' while it is unknown. */
export function cardScheme(number: string): string {
  const digits = number.replaceAll(/\D/g, '')
  if (/^(9792|65)/.test(digits)) return 'TROY'
  if (digits.startsWith('4')) return 'Visa'
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'Mastercard'
  return ''
}
