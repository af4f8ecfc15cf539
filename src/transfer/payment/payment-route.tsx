/** Stands in until the screen is there. */
export function Component() {
  return null
}
