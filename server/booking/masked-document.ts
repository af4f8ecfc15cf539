/**
 * Masks a national ID or passport number for everybody except the booking's owner: the first three and the last two
 * characters stay, only the first of a short one (docs/decisions/0020).
 */
export function maskedDocument(number: string): string {
  const [first, last] = number.length < 8 ? [1, 0] : [3, 2]
  return (
    number.slice(0, first) + '*'.repeat(Math.max(0, number.length - first - last)) + number.slice(number.length - last)
  )
}
