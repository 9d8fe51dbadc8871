/** One line of the benchmark table. */
export interface BenchRow {
  /** What was measured. */
  readonly what: string
  /** The figure with its unit, as printed. */
  readonly value: string
  /** The bar that the figure has to meet, as printed. */
  readonly bar: string
  readonly holds: boolean
}
