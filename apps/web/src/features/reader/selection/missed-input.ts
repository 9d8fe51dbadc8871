/** What was pressed before the code was there that answers it. */
export interface MissedInput {
  /** The last press: as it began, and its click. */
  readonly presses: readonly MouseEvent[]
  readonly keys: readonly KeyboardEvent[]
}
