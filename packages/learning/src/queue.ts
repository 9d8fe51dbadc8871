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
  /** Greater is more useful; computed from the word's frequency and how often it was met. */
  readonly usefulness: number
}

export interface Queued {
  readonly spellId: number
  readonly reason: 'due' | 'new' | 'ahead'
  /** Probability of recall now; null before the first answer. */
  readonly retrievability: number | null
}

const reasons = ['due', 'new', 'ahead'] as const

/**
 * Returns the order in which to practise words. Due words come first, by priority and then the least retrievable; being
 * overdue adds nothing else. New words follow, by priority and usefulness: first the saved ones, then those only met
 * while reading. All others come last, the least retrievable first. Words of priority 0 are left out.
 */
export function practiceOrder(candidates: readonly Candidate[], now: Date): Queued[] {
  const queued = candidates
    .filter(({ priority }) => priority > 0)
    .map(({ spellId, priority, memory, isSaved, usefulness }) => ({
      spellId,
      priority,
      usefulness,
      isMet: memory === null && !isSaved,
      reason:
        memory === null ? ('new' as const) : memory.dueAt <= now ? ('due' as const) : ('ahead' as const),
      retrievability: memory && retrievability(memory, now),
    }))
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
  return queued.map(({ spellId, reason, retrievability }) => ({ spellId, reason, retrievability }))
}
