/** Values that no form of the app sends. */
const odd: unknown[] = [null, 1e308, 'x'.repeat(20_000), '\0', '\ud800', '2026-02-30', [], { a: 1 }]

/**
 * Yields variants of `value`, such as a request body: one part of it, or the whole, is replaced by a value of `odd`.
 */
export function* oddVariants(value: unknown): Generator<unknown> {
  yield* odd
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    for (const variant of oddVariants(part)) yield Array.isArray(value) ? [variant] : { ...value, [key]: variant }
  }
}
