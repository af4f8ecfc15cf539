/** Computes deterministic pseudo-random numbers: a hash of a text, and numbers derived from it. */

/** Returns the 32-bit unsigned FNV-1a hash of the text's characters. */
export function hash(text: string): number {
  let value = 0x811c9dc5
  for (let i = 0; i < text.length; i++) {
    value ^= text.charCodeAt(i)
    value = Math.imul(value, 0x01000193)
  }
  return mix(value >>> 0, 0)
}

/** Returns a new 32-bit number from a seed and a step (the finaliser of mulberry32). */
export function mix(seed: number, step: number): number {
  let value = (seed + Math.imul(step + 1, 0x6d2b79f5)) | 0
  value = Math.imul(value ^ (value >>> 15), value | 1)
  value ^= value + Math.imul(value ^ (value >>> 7), value | 61)
  return (value ^ (value >>> 14)) >>> 0
}

/** Returns a fraction in [0, 1) from a seed and a step. */
export const unit = (seed: number, step: number): number => mix(seed, step) / 4294967296
