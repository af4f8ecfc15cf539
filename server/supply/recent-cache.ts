/** A map that keeps at least the last `limit / 2` values used and at most `limit`, at the cost of two plain maps. */
export class RecentCache<Key, Value> {
  #young = new Map<Key, Value>()
  #old = new Map<Key, Value>()
  readonly #half: number

  constructor(limit: number) {
    this.#half = Math.ceil(limit / 2)
  }

  /** How many values are held. */
  get size(): number {
    return this.#young.size + this.#old.size
  }

  /** The value of a key, made on first use. */
  get(key: Key, make: () => Value): Value {
    const young = this.#young.get(key)
    if (young !== undefined) return young
    const value = this.#old.get(key) ?? make()
    this.#old.delete(key)
    this.#young.set(key, value)
    if (this.#young.size >= this.#half) {
      this.#old = this.#young
      this.#young = new Map()
    }
    return value
  }
}
