/** What a snapshot of the database tells about numbers of events. */
export interface SnapshotMark {
  /** A number drawn before the snapshot was taken. */
  readonly drawn: number
  /** Ids of transactions below this one have ended before the snapshot. */
  readonly xmin: number
  /** Ids of transactions from this one on hadn't been given when the snapshot was taken. */
  readonly xmax: number
}

/** Most marks that wait for their transactions to end. */
const MAX_MARKS = 32

/**
 * Finds a number up to which all events are decided: committed, so that a snapshot shows them, or rolled back. A number
 * is drawn by a transaction that has an id already. So once every transaction that had an id when a number was the last
 * one drawn has ended, no event up to that number can still appear. A long transaction holds up the horizon, but no
 * reader: positions then list more chats.
 */
export class EventHorizon {
  /** Numbers, with the id below which all transactions must have ended. Both rise. */
  #marks: { readonly drawn: number; readonly below: number }[] = []

  /** Notes a snapshot. @returns the horizon of just this snapshot: a later one may see more */
  observe({ drawn, xmin, xmax }: SnapshotMark): number {
    const last = this.#marks.at(-1)
    const isNewer = !last || (drawn >= last.drawn && xmax >= last.below)
    if (isNewer && this.#marks.length < MAX_MARKS) this.#marks.push({ drawn, below: xmax })
    const decided = this.#marks.findLastIndex(({ below }) => below <= xmin)
    if (decided === -1) return xmin === xmax ? drawn : 0
    const horizon = this.#marks[decided]!.drawn
    // Some are kept for snapshots that were taken earlier and are noted later.
    this.#marks = this.#marks.slice(Math.max(0, decided - MAX_MARKS / 4))
    return xmin === xmax ? Math.max(horizon, drawn) : horizon
  }
}
