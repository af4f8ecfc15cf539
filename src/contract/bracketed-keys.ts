/**
 * Converts nested objects to the bracketed keys of the spec's JSON bodies, such as `bill[city]` and
 * `passengers[0][name]` (docs/product/booking.md#payment), and back; `nestKeys` leaves nested input unchanged.
 */
type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }

/** A flat object whose keys are the paths of the leaves; undefined leaves are omitted. */
export function bracketKeys(value: { [key: string]: Json }): Record<string, Json> {
  const flat: Record<string, Json> = {}
  const walk = (prefix: string, node: Json) => {
    if (node === undefined) return
    if (node === null || typeof node !== 'object') flat[prefix] = node
    else for (const [key, child] of Object.entries(node)) walk(prefix === '' ? key : `${prefix}[${key}]`, child)
  }
  walk('', value)
  return flat
}

const keyParts = (key: string) => key.split(/[[\].]+/).filter((part) => part !== '')
const unsafe = new Set(['__proto__', 'constructor', 'prototype'])
const maxIndex = 50

/**
 * Converts bracketed or dotted keys to nested objects and arrays. Keys that could cause prototype pollution are
 * dropped.
 */
export function nestKeys(flat: Record<string, unknown>): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(flat)) {
    const parts = keyParts(key)
    if (parts.length === 0 || parts.some((part) => unsafe.has(part))) continue
    if (parts.some((part) => /^\d+$/.test(part) && Number(part) > maxIndex)) continue
    place(root, parts, value)
  }
  return root
}

function place(root: Record<string, unknown>, parts: string[], value: unknown): void {
  let node: Record<string, unknown> = root
  for (const [depth, part] of parts.entries()) {
    // For an array only indexes are valid keys, not `length` or methods.
    if (Array.isArray(node) && !/^\d+$/.test(part)) return
    const next = parts[depth + 1]
    if (next === undefined) {
      node[part] = value
      return
    }
    const child = node[part]
    if (typeof child === 'object' && child !== null) node = child as Record<string, unknown>
    else {
      const made: Record<string, unknown> = /^\d+$/.test(next) ? ([] as unknown as Record<string, unknown>) : {}
      node[part] = made
      node = made
    }
  }
}
