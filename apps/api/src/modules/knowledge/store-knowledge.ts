import type { Queryable } from '@wordhoard/database/sql/run'
import {
  addObservations,
  draftOf,
  driftAbility,
  type Knowledge,
  type KnowledgeDraft,
  startKnowledge,
} from '@wordhoard/learning/knowledge/learner'
import { estimatePlacement } from '@wordhoard/learning/knowledge/placement'
import { type Evidence, readEvidence } from './evidence'
import { firstLanguageOf } from './first-language'
import { writeKnowledge } from './knowledge.queries'
import type { KnowledgeDeps } from './knowledge-deps'

/** Returns the date of an event, in UTC. */
export function dayOf({ at }: Evidence): string {
  return at.toISOString().slice(0, 10)
}

/**
 * Folds a learner's evidence into what is known.
 *
 * @param onDay called after the last event of each day; what is known changes after that
 */
export function foldEvidence(
  events: readonly Evidence[],
  onDay: (day: string, known: Knowledge) => void = () => {},
): Knowledge {
  const known = draftOf(startKnowledge())
  for (const [index, event] of events.entries()) {
    if ('placement' in event) foldPlacement(known, event)
    else addObservations(known, [event.observation])
    const next = events[index + 1]
    if (!next || dayOf(next) !== dayOf(event)) onDay(dayOf(event), known)
  }
  return known
}

function foldPlacement(known: KnowledgeDraft, event: Extract<Evidence, { placement: unknown }>): void {
  const { count } = known
  const { ability } = estimatePlacement(event.placement, driftAbility(known, event.at))
  addObservations(known, event.observations)
  // The answers have told the ability already; here they only move their own words.
  known.ability = ability
  known.count = count + event.placement.length
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
