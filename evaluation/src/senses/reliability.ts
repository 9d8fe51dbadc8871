/** Collects chances that were stated, and whether what they were stated of was right. */
export class Reliability {
  readonly #tenths = Array.from({ length: 10 }, () => ({ count: 0, right: 0, stated: 0 }))

  add(chance: number, isRight: boolean): void {
    const tenth = this.#tenths[Math.min(9, Math.floor(chance * 10))]!
    tenth.count++
    tenth.stated += chance
    if (isRight) tenth.right++
  }

  /** Returns for each tenth of the chances that occurred: how many, the mean chance stated, and the share right. */
  rows(): {
    readonly from: number
    readonly count: number
    readonly stated: number
    readonly right: number
  }[] {
    return this.#tenths.flatMap(({ count, right, stated }, at) =>
      count === 0 ? [] : [{ from: at / 10, count, stated: stated / count, right: right / count }],
    )
  }

  /** Formats the rows as a table, in percent. */
  table(): string {
    const percent = (share: number) => (100 * share).toFixed(1)
    const lines = this.rows().map(
      ({ from, count, stated, right }) =>
        `${from.toFixed(1)}  ${String(count).padStart(6)}  ${percent(stated).padStart(6)}  ${percent(right).padStart(6)}  ${(100 * (right - stated)).toFixed(1).padStart(6)}`,
    )
    return ['from   count  stated   right  difference', ...lines].join('\n')
  }
}
