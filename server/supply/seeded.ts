/** Computes deterministic pseudo-random numbers: a hash of a text, and numbers derived from it. */

/** Returns a 32-bit unsigned hash of a text: `mix` of the FNV-1a hash of its UTF-16 code units. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i)
    value = Math.imul(value, 0x01000193)
  }
  return mix(value >>> 0, 0)
}

/**
 * Returns a 32-bit pseudo-random number from a seed; another `step` gives another number. Uses the finaliser of
 * mulberry32.
 */
export function mix(seed: number, step: number): number {
  let value = (seed + Math.imul(step + 1, 0x6d2b79f5)) | 0
  value = Math.imul(value ^ (value >>> 15), value | 1)
  value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
  return (value ^ (value >>> 14)) >>> 0
}

/** Returns a pseudo-random fraction in [0, 1) from a seed; another `step` gives another fraction. */
export const unit = (seed: number, step: number): number => mix(seed, step) / 4294967296
