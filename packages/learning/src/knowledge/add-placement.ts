import { addObservations, driftAbility, type KnowledgeDraft, type Observation } from './learner'
import { estimatePlacement, type PlacementAnswer } from './placement'

/** A placement and what its answers say about their own words. */
export interface PlacementEvidence {
  readonly placement: readonly PlacementAnswer[]
  readonly observations: readonly Observation[]
  readonly at: Date
}

/**
 * Folds a placement into what is known. Its answers together tell the ability, so one by one they only move their own
 * words.
 */
export function addPlacement(
  draft: KnowledgeDraft,
  { placement, observations, at }: PlacementEvidence,
): void {
  const { count } = draft
  const { ability } = estimatePlacement(placement, driftAbility(draft, at))
  addObservations(draft, observations)
  draft.ability = ability
  draft.count = count + placement.length
}
