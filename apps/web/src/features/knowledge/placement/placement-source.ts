import type { PlacementItem, PlacementStep } from '@wordhoard/contracts/learner/knowledge'

/** Where the items of a placement come from, and where its answers go. */
export interface PlacementSource {
  /** Returns the item that waits for an answer, or the result. */
  readonly begin: () => Promise<PlacementStep>
  /** Hands an answer in, and returns what follows. The same answer may be sent again when it failed. */
  readonly answer: (item: PlacementItem, answer: string) => Promise<PlacementStep>
}
