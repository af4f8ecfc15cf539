/**
 * Converts nested objects to the bracketed keys of JSON bodies, such as `bill[city]` and `passengers[0][name]`
 * (docs/product/booking.md#payment), and back.
 */
type Json = string | number | boolean | null | undefined | Json[] | { [key: string]: Json }

/**
 * Returns a flat object with one bracketed key for each value that is no object or array; undefined values are left
 * out.
 */
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

const isIndex = (part: string) => /^\d+$/.test(part)

/**
 * Converts bracketed or dotted keys to nested objects and arrays; input that is already nested stays unchanged. Numbers
 * as keys make an array. If one of them is above 50, they may be IDs, so they make an object. Keys that could cause
 * prototype pollution are dropped.
 */
export function nestKeys(flat: Record<string, unknown>): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  const keys = Object.entries(flat)
    .map(([key, value]) => ({ parts: keyParts(key), value }))
    .filter(({ parts }) => parts.length > 0 && !parts.some((part) => unsafe.has(part)))
  const byId = new Set(
    keys.flatMap(({ parts }) =>
      parts.flatMap((part, depth) => (isIndex(part) && Number(part) > maxIndex ? pathOf(parts, depth) : [])),
    ),
  )
  for (const { parts, value } of keys) place(root, parts, value, byId)
  return root
}

/**
 * Returns the path of the object or array in which `parts[depth]` is a key. For example, if `parts` is ['passengers',
 * '0', 'name'] and `depth` is 2, the path is 'passengers.0'.
 */
const pathOf = (parts: readonly string[], depth: number) => parts.slice(0, depth).join('.')

/**
 * Sets `value` at the path `parts`. If an object or array on this path is missing, it is created: as an array if the
 * next key of the path is a number, otherwise as an object. If its path is in `byId`, it is always an object, because
 * the numbers may be IDs.
 */
function place(root: Record<string, unknown>, parts: string[], value: unknown, byId: ReadonlySet<string>): void {
  let node: Record<string, unknown> = root
  for (const [depth, part] of parts.entries()) {
    // In an array, only indexes are valid keys, and not `length` or method names.
    if (Array.isArray(node) && !isIndex(part)) return
    const next = parts[depth + 1]
    if (next === undefined) {
      node[part] = value
      return
    }
    const child = node[part]
    const isList = isIndex(next) && !byId.has(pathOf(parts, depth + 1))
    if (typeof child === 'object' && child !== null && (isList || !Array.isArray(child) || !isIndex(next)))
      node = child as Record<string, unknown>
    else {
      const made = (isList ? [] : { ...(Array.isArray(child) ? child : []) }) as Record<string, unknown>
      node[part] = made
      node = made
    }
  }
}
