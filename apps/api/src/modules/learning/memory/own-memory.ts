import { createMemoryModel, type MemoryModel, type MemoryTraits } from '@wordhoard/learning/memory'
import { USUAL_RETENTION } from '@wordhoard/learning/retention'

/** The columns that tell how a learner's memory differs from most people's; all null before it was fitted. */
export interface TraitsRow {
  readonly start: number | null
  readonly growth: number | null
  readonly relearning: number | null
}

/** A learner's memory with their target. */
export interface OwnMemoryRow extends TraitsRow {
  /** The target by cost, and the one that they chose. */
  readonly automatic_retention: number | null
  readonly chosen_retention: number | null
}

/** Returns what was found out about a learner's memory; undefined where it is taken to be like most people's. */
export function traitsOf({ start, growth, relearning }: TraitsRow): MemoryTraits | undefined {
  if (start === null || growth === null || relearning === null) return undefined
  return { start, growth, relearning }
}

/** Returns the probability of recall at which a learner's words are due. */
export function retentionOf(row: Pick<OwnMemoryRow, 'automatic_retention' | 'chosen_retention'>): number {
  return row.chosen_retention ?? row.automatic_retention ?? USUAL_RETENTION
}

const usualModel = createMemoryModel(undefined, USUAL_RETENTION)

/** Returns the model that schedules a learner's words. */
export function memoryModelOf(row: OwnMemoryRow): MemoryModel {
  const [traits, retention] = [traitsOf(row), retentionOf(row)]
  return traits || retention !== USUAL_RETENTION ? createMemoryModel(traits, retention) : usualModel
}
