/** Input that came before the code that handles it had loaded. */
export interface EarlyInput {
  /** The last press: its pointerdown and its click. */
  readonly presses: readonly MouseEvent[]
  readonly keys: readonly KeyboardEvent[]
}
