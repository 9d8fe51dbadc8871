/** How long two words that learners mix up are kept apart while they are new, in days. */
export const DAYS_APART = 3

interface Waiting {
  readonly spellId: number
  readonly reason: 'due' | 'new' | 'ahead'
}

/**
 * Leaves out new words whose rivals are new as well: those that come earlier in the queue, and those that the learner
 * has begun in the last days (`DAYS_APART`). Two words that look or sound alike, learnt together, are mixed up for long;
 * a few days later the first one stands. Leaves out nothing if nothing else would be left.
 *
 * @param rivalsOf the words that the learner may mix up with a word
 * @param begunLately words that the learner first practised in the last days
 */
export function keepApart<Word extends Waiting>(
  queue: readonly Word[],
  rivalsOf: (spellId: number) => readonly number[],
  begunLately: ReadonlySet<number>,
): Word[] {
  const begun = new Set(begunLately)
  const kept = queue.filter(({ spellId, reason }) => {
    if (reason !== 'new') return true
    if (rivalsOf(spellId).some((rival) => begun.has(rival))) return false
    begun.add(spellId)
    return true
  })
  return kept.length > 0 ? kept : [...queue]
}
