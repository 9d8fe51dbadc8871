/** A map that forgets what was not used for longest. */
export class RecentlyUsed<Key, Value> {
  readonly #values = new Map<Key, Value>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** Returns the value of a key, which is made if it isn't known. */
  get(key: Key, make: () => Value): Value {
    const value = this.#values.has(key) ? this.#values.get(key)! : make()
    this.#values.delete(key)
    this.#values.set(key, value)
    if (this.#values.size > this.#most) this.#values.delete(this.#values.keys().next().value!)
    return value
  }

  delete(key: Key): void {
    this.#values.delete(key)
  }
}
