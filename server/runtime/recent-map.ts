/**
 * A map that forgets entries that were not used recently. It always keeps the `size` most recently used entries, and at
 * most `size` older ones. It is cheaper than an LRU cache for values that are created often
 * (docs/decisions/0030-own-parts.md).
 */
export class RecentMap<Key, Value extends {}> {
  readonly #size: number
  #recent = new Map<Key, Value>()
  #older = new Map<Key, Value>()

  constructor(size: number) {
    this.#size = size
  }

  get(key: Key): Value | undefined {
    const value = this.#recent.get(key)
    if (value !== undefined) return value
    const older = this.#older.get(key)
    if (older !== undefined) this.set(key, older)
    return older
  }

  set(key: Key, value: Value): void {
    if (this.#recent.size >= this.#size) {
      this.#older = this.#recent
      this.#recent = new Map()
    }
    this.#recent.set(key, value)
  }
}
