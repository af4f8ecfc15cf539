/** Letters and digits that stay to be read at either end. */
const shown = 2

/** A number of an ID or a passport with its middle hidden: enough to tell it by, too little to use it. */
export function maskedId(value: string): string {
  const hidden = Math.max(value.length - 2 * shown, 0)
  if (hidden < shown) return '•'.repeat(value.length)
  return value.slice(0, shown) + '•'.repeat(hidden) + value.slice(-shown)
}
