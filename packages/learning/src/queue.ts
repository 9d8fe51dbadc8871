import { isSurelyKnown } from './knowledge/surely-known'
import { type Memory, retrievability } from './memory'

/** A word that may be practised. */
export interface Candidate {
  readonly spellId: number
  /** From 0 (never) to 4 (first). */
  readonly priority: number
  /** Null before the first answer. */
  readonly memory: Memory | null
  /** Whether the learner saved the word; otherwise they have only met it while reading. */
  readonly isSaved: boolean
  /** Greater is more useful (`usefulnessOf`). */
  readonly usefulness: number
  /** How likely the learner knew the word before practice; undefined where nobody asked. */
  readonly probability?: number | undefined
}

export interface Queued {
  readonly spellId: number
  readonly reason: 'due' | 'new' | 'ahead'
  /** Probability of recall now; null before the first answer. */
  readonly retrievability: number | null
  /** Whether a new word is surely known, so that it is asked once, lightly. */
  readonly isSure: boolean
}

const reasons = ['due', 'new', 'ahead'] as const

/**
 * Returns the order in which to practise words. Due words come first, by priority and then the least retrievable; being
 * overdue adds nothing else. New words follow, by priority and usefulness: first the saved ones, then those only met
 * while reading. All others come last, the least retrievable first. Words of priority 0 are left out, and met words that
 * are surely known too, unless there are no others.
 */
export function practiceOrder(candidates: readonly Candidate[], now: Date): Queued[] {
  const possible = candidates.filter(({ priority }) => priority > 0)
  const pushed = possible.filter((candidate) => !isKnownUnasked(candidate))
  const queued = (pushed.length > 0 ? pushed : possible).map(
    ({ spellId, priority, memory, isSaved, usefulness, probability }) => ({
      spellId,
      priority,
      usefulness,
      isMet: memory === null && !isSaved,
      reason:
        memory === null ? ('new' as const) : memory.dueAt <= now ? ('due' as const) : ('ahead' as const),
      retrievability: memory && retrievability(memory, now),
      isSure: memory === null && probability !== undefined && isSurelyKnown(probability),
    }),
  )
  queued.sort(
    (a, b) =>
      reasons.indexOf(a.reason) - reasons.indexOf(b.reason) ||
      Number(a.isMet) - Number(b.isMet) ||
      (a.reason === 'ahead' ? 0 : b.priority - a.priority) ||
      (a.retrievability ?? 0) - (b.retrievability ?? 0) ||
      b.priority - a.priority ||
      b.usefulness - a.usefulness ||
      a.spellId - b.spellId,
  )
  return queued.map(({ spellId, reason, retrievability, isSure }) => ({
    spellId,
    reason,
    retrievability,
    isSure,
  }))
}

/** Whether practice leaves a word alone: it was only met while reading, and is surely known. */
export function isKnownUnasked({ memory, isSaved, probability }: Candidate): boolean {
  return memory === null && !isSaved && probability !== undefined && isSurelyKnown(probability)
}

/** What tells how much a new word is worth to a learner. */
export interface Use {
  /** How often the learner met it while reading, and looked it up. */
  readonly metCount: number
  readonly lookUps: number
  /** Place in the list of frequencies, from 1. */
  readonly rank: number
  /** How likely the learner knows it already. */
  readonly probability?: number | undefined
}

/**
 * How much reading the frequencies of the language weigh against the learner's own, in words: after about this much, what
 * they met themselves decides.
 */
const FREQUENCY_WEIGHT = 20_000
/** Share of a text's words that the commonest word has; that of others falls with their rank (Zipf 1935). */
const COMMONEST_SHARE = 0.1
/** A word that is surely known still has some use. */
const LEAST_UNKNOWN = 0.02

/**
 * Returns how useful a new word is: how often it is to be expected in what the learner reads, by their own reading and by
 * the language's frequencies, as far as they don't know it yet. What they look up again and again comes first.
 */
export function usefulnessOf({ metCount, lookUps, rank, probability = 0 }: Use): number {
  const expected = metCount + (FREQUENCY_WEIGHT * COMMONEST_SHARE) / rank
  return (
    Math.log2(expected) + Math.log2(Math.max(LEAST_UNKNOWN, 1 - probability)) + 3 * Math.log2(1 + lookUps)
  )
}
