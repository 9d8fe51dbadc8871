/** A typed array that grows. Collecting numbers in a plain array would take two to four times the memory. */
export class GrowableArray<T extends Int32Array | Uint32Array | Uint8Array> {
  readonly #make: new (
    length: number,
  ) => T
  #cells: T
  #length = 0

  /** @param make constructor of the typed array */
  constructor(make: new (length: number) => T) {
    this.#make = make
    this.#cells = new make(1 << 12)
  }

  get length(): number {
    return this.#length
  }

  push(value: number): void {
    if (this.#length === this.#cells.length) {
      const larger = new this.#make(this.#length * 2)
      larger.set(this.#cells)
      this.#cells = larger
    }
    this.#cells[this.#length++] = value
  }

  /** Returns the collected values in an array of exactly their length. */
  finish(): T {
    return this.#cells.slice(0, this.#length) as T
  }
}
