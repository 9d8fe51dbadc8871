/** One line of the benchmark's table. */
export interface BenchRow {
  /** What was measured. */
  readonly what: string
  /** The figure with its unit, as it is printed. */
  readonly value: string
  /** The bar that it has to clear, as it is printed. */
  readonly bar: string
  readonly holds: boolean
}
