/**
 * Returns the first 15 characters of a bill's postal address, as the list of saved bills shows it
 * (docs/product/frame.md#bills).
 */
export function shortAddress(address: string): string {
  return [...address].slice(0, 15).join('')
}
