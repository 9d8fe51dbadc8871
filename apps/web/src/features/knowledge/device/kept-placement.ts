import { keptAnswer, placementItem, placementResult } from '@wordhoard/contracts/learner/knowledge'
import * as z from 'zod/mini'
import { readStoredValue, storeValue } from '../../../lib/stored-value'
import { ANSWERS_KEY } from './answers-key'

const DAY_MS = 24 * 60 * 60_000
/** How long a visitor's placement stays on the device, in ms. */
export const MAX_AGE_MS = 30 * DAY_MS

const keptPlacement = z.object({
  /** In the order in which they were given. */
  answers: z.array(keptAnswer),
  /** The item that waits for an answer. */
  item: z.optional(placementItem),
  /** After the last item. */
  result: z.optional(placementResult),
  /** The first language for which words were chosen. */
  language: z.optional(z.string()),
  /** When the last answer was given; ms since 1970. */
  at: z.number(),
  /** The account that takes it along. */
  userId: z.optional(z.number()),
})
export type KeptPlacement = z.infer<typeof keptPlacement>

const storage = () => localStorage

/** Returns the placement on this device. Removes it if it's out of date, or nothing that we wrote. */
export function readKeptPlacement(now = Date.now()): KeptPlacement | undefined {
  const kept = readStoredValue(storage, ANSWERS_KEY, keptPlacement)
  if (kept && kept.at <= now && now - kept.at < MAX_AGE_MS) return kept
  dropKeptPlacement()
  return undefined
}

export function keepPlacement(placement: KeptPlacement): void {
  storeValue(storage, ANSWERS_KEY, placement)
}

export function dropKeptPlacement(): void {
  storeValue(storage, ANSWERS_KEY, undefined)
}
