/**
 * A national ID or passport number as everybody but the owner of a booking is told it: its first three and last two
 * characters, by which its bearer knows it (docs/decisions/0020). Of a short one the first alone.
 */
export function maskedDocument(number: string): string {
  const [first, last] = number.length < 8 ? [1, 0] : [3, 2]
  return (
    number.slice(0, first) + '*'.repeat(Math.max(0, number.length - first - last)) + number.slice(number.length - last)
  )
}
