/** Values that no form sends. */
const odd: unknown[] = [null, 1e308, 'x'.repeat(20_000), '\0', '\ud800', '2026-02-30', [], { a: 1 }]

/** The value with each of its parts, and itself, replaced by each odd value. */
export function* oddVariants(value: unknown): Generator<unknown> {
  yield* odd
  if (typeof value !== 'object' || value === null) return
  for (const [key, part] of Object.entries(value)) {
    for (const variant of oddVariants(part)) yield Array.isArray(value) ? [variant] : { ...value, [key]: variant }
  }
}
