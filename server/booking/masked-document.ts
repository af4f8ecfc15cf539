/**
 * Masks a national ID or passport number for everybody except the booking's owner (docs/decisions/0020). The first
 * three and the last two characters stay visible. Of a number with fewer than eight characters, only the first
 * character stays visible.
 */
export function maskedDocument(number: string): string {
  const [first, last] = number.length < 8 ? [1, 0] : [3, 2]
  return (
    number.slice(0, first) + '*'.repeat(Math.max(0, number.length - first - last)) + number.slice(number.length - last)
  )
}
