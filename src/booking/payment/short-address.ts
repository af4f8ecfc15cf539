/** The first 15 characters of a bill's address, as the bill picker shows it (docs/product/frame.md#bills). */
export function shortAddress(address: string): string {
  return [...address].slice(0, 15).join('')
}
