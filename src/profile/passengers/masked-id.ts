/** Number of visible characters at each end. */
const shown = 2

/** An ID or passport number with its middle hidden: recognisable by its owner, useless to others. */
export function maskedId(value: string): string {
  const hidden = Math.max(value.length - 2 * shown, 0)
  if (hidden < shown) return '•'.repeat(value.length)
  return value.slice(0, shown) + '•'.repeat(hidden) + value.slice(-shown)
}
