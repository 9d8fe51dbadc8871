import type { Queryable } from '@wordhoard/database/sql/run'
import { driftAbility, type Knowledge, observe, startKnowledge } from '@wordhoard/learning/knowledge/learner'
import { estimatePlacement } from '@wordhoard/learning/knowledge/placement'
import type { Evidence } from './evidence'
import { readEvidence } from './evidence'
import { firstLanguageOf } from './first-language'
import { writeKnowledge } from './knowledge.queries'
import type { KnowledgeDeps } from './knowledge-deps'

/** Folds a learner's evidence into what is known, and calls back after each event. */
export function foldEvidence(
  events: readonly Evidence[],
  onEvent: (known: Knowledge, at: Date) => void = () => {},
): Knowledge {
  let known = startKnowledge()
  for (const event of events) {
    if ('placement' in event) {
      const prior = driftAbility(known, event.at)
      const { ability } = estimatePlacement(event.placement, prior)
      const words = observe(known, event.observations)
      // The answers have told the ability already; here they only move their own words.
      known = { ...words, ability, at: event.at, count: known.count + event.placement.length }
    } else known = observe(known, [event.observation])
    onEvent(known, event.at)
  }
  return known
}

/** Computes what is known of a learner from everything that was kept, and stores the ability. */
export async function storeKnowledge(deps: KnowledgeDeps, userId: number) {
  const language = await firstLanguageOf(deps.pool, userId)
  const evidence = await readEvidence(deps, deps.pool, userId, language)
  const known = foldEvidence(evidence.events)
  await store(deps.pool, userId, known)
  return { language, evidence, known }
}

function store(db: Queryable, userId: number, { ability, count }: Knowledge): Promise<number> {
  return writeKnowledge.execute(db, {
    userId,
    ability: ability.mean,
    variance: ability.variance,
    evidence: count,
    computedAt: new Date(),
  })
}
