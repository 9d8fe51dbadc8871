/** A number that had been drawn before a transaction id was given. */
export interface NumberMark {
  /** The last number drawn. */
  readonly drawn: number
  /** The id: transactions that had drawn a number by then have lower ones. */
  readonly below: number
}

/** Most marks that wait for their transactions to end. */
const MAX_MARKS = 32
/** How old the newest mark may be, in ms. */
const MARK_EVERY_MS = 1_000

/**
 * Finds a number up to which all events are decided: committed, so that a snapshot shows them, or rolled back. A number
 * is drawn by a transaction that has an id already. So once every transaction with a lower id than a mark's has ended, no
 * event up to the mark's number can still appear. A long transaction holds up the horizon, but no reader: positions then
 * list more chats.
 */
export class EventHorizon {
  /** Both fields rise. */
  #marks: NumberMark[] = []
  #markedAt = Number.NEGATIVE_INFINITY

  /** Whether it is time for another mark: each uses up a transaction id. */
  isMarkDue(now: number): boolean {
    return now - this.#markedAt >= MARK_EVERY_MS && this.#marks.length < MAX_MARKS
  }

  /** Adds a mark. */
  mark(mark: NumberMark, now: number): void {
    const last = this.#marks.at(-1)
    if (last && (mark.drawn < last.drawn || mark.below < last.below)) return
    this.#marks.push(mark)
    this.#markedAt = now
  }

  /**
   * Returns the horizon of a snapshot.
   *
   * @param xmin lowest id of the transactions that were running when the snapshot was taken
   */
  upTo(xmin: number): number {
    const decided = this.#marks.findLastIndex(({ below }) => below <= xmin)
    if (decided === -1) return 0
    const { drawn } = this.#marks[decided]!
    // Some are kept for snapshots that were taken earlier and are asked about later.
    this.#marks = this.#marks.slice(Math.max(0, decided - MAX_MARKS / 4))
    return drawn
  }
}
