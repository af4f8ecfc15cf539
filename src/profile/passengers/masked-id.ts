/** Number of visible characters at each end of a masked number. */
const shown = 2

/**
 * Masks the middle of an ID or passport number, so that its owner recognises it but others can't use it. A number of
 * fewer than six characters is masked completely.
 */
export function maskedId(value: string): string {
  const hidden = Math.max(value.length - 2 * shown, 0)
  if (hidden < shown) return '•'.repeat(value.length)
  return value.slice(0, shown) + '•'.repeat(hidden) + value.slice(-shown)
}
