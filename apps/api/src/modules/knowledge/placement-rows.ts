import { placementItem } from '@wordhoard/contracts/learner/knowledge'
import * as z from 'zod/mini'
import type { StoredAnswer } from './placement-items'

/** How answers are stored: short names, since each placement has two dozen. */
const storedAnswers = z.array(
  z.object({
    kind: z.enum(['word', 'choice']),
    word: z.string(),
    answer: z.string(),
    isCorrect: z.optional(z.boolean()),
  }),
)

/** Reads the answers of a row. */
export function answersOf(json: unknown): readonly StoredAnswer[] {
  return storedAnswers.parse(json)
}

/** Reads the item that waits for an answer; undefined if all were asked. */
export function pendingOf(json: unknown): z.infer<typeof placementItem> | undefined {
  return json === null ? undefined : placementItem.parse(json)
}
