import { type Likelihood, updateLogits } from './evidence'
import { DIFFICULTY_VARIANCE, type Estimate, meanLogistic } from './rasch'

/** Before anything is known: most learners of an app like this are between A2 and C1. */
export const PRIOR_ABILITY: Estimate = { mean: 0.5, variance: 2.2 }
/** How much easier a word may be for the learner than its table says. */
const PRIOR_OFFSET: Estimate = { mean: 0, variance: DIFFICULTY_VARIANCE }
/** Growth of the variance of ability by a day: what a learner knows changes slowly. */
const DRIFT = 0.0004
/** Least variance of ability: evidence that agrees with itself isn't independent. */
const MIN_VARIANCE = 0.01
const DAY_MS = 86_400_000

/** Something that happened with a word. */
export interface Observation {
  readonly spellId: number
  readonly difficulty: number
  readonly likelihood: Likelihood
  readonly at: Date
  /**
   * Whether the word was picked because it wasn't known, as looked-up and saved words are. Then it moves only itself:
   * hundreds of such words and none of those passed would make any reader look like a beginner.
   */
  readonly isPicked?: boolean | undefined
}

/** What is known about a learner. */
export interface Knowledge {
  readonly ability: Estimate
  /** When it was true; ability drifts from then on. */
  readonly at: Date | null
  /** How much easier each word with evidence is for the learner than the table says. */
  readonly offsets: ReadonlyMap<number, Estimate>
  /** Number of observations. */
  readonly count: number
}

export function startKnowledge(ability: Estimate = PRIOR_ABILITY, at: Date | null = null): Knowledge {
  return { ability, at, offsets: new Map(), count: 0 }
}

/** Returns the ability at a later time, which is less certain. */
export function driftAbility({ ability, at }: Pick<Knowledge, 'ability' | 'at'>, now: Date): Estimate {
  if (!at) return ability
  const days = Math.max(0, now.getTime() - at.getTime()) / DAY_MS
  return { mean: ability.mean, variance: Math.min(PRIOR_ABILITY.variance, ability.variance + DRIFT * days) }
}

/** Knowledge that is being computed, and changes in place: a copy for each of thousands of observations takes seconds. */
export interface KnowledgeDraft {
  ability: Estimate
  at: Date | null
  readonly offsets: Map<number, Estimate>
  count: number
}

/** Returns a copy that can be changed. */
export function draftOf(known: Knowledge): KnowledgeDraft {
  return { ...known, offsets: new Map(known.offsets) }
}

/**
 * Folds observations, oldest first, into what is known. Each moves its word and, less, the ability: the change of
 * `ability − difficulty` is shared in proportion to their variances. Only the first observation of a word moves the
 * ability, because what follows is about a word that was met and practised, and none of a word that was picked.
 */
export function addObservations(draft: KnowledgeDraft, observations: readonly Observation[]): void {
  for (const one of observations) {
    const ability = driftAbility(draft, one.at)
    draft.ability = ability
    draft.at = draft.at && draft.at > one.at ? draft.at : one.at
    const known = draft.offsets.get(one.spellId)
    const offset = known ?? PRIOR_OFFSET
    const sum: Estimate = {
      mean: ability.mean - one.difficulty + offset.mean,
      variance: ability.variance + offset.variance,
    }
    const after = updateLogits(sum, one.likelihood)
    draft.offsets.set(one.spellId, share(offset, sum, after))
    if (known || one.isPicked) continue
    const moved = share(ability, sum, after)
    draft.ability = { mean: moved.mean, variance: Math.max(MIN_VARIANCE, moved.variance) }
  }
  draft.count += observations.length
}

/** Like `addObservations`, but leaves what was known as it is. */
export function observe(before: Knowledge, observations: readonly Observation[]): Knowledge {
  const draft = draftOf(before)
  addObservations(draft, observations)
  return draft
}

/** Returns what one of two independent Gaussians becomes when their sum is found to be otherwise. */
function share(part: Estimate, sum: Estimate, after: Estimate): Estimate {
  const gain = part.variance / sum.variance
  return {
    mean: part.mean + gain * (after.mean - sum.mean),
    variance: Math.max(1e-4, part.variance - gain * gain * (sum.variance - after.variance)),
  }
}

/** Returns what ability is compared with to tell whether a word is known: its difficulty less what its evidence says. */
export function wordOf(
  { offsets }: Pick<Knowledge, 'offsets'>,
  spellId: number,
  difficulty: number,
): { readonly difficulty: number; readonly variance: number } {
  const offset = offsets.get(spellId) ?? PRIOR_OFFSET
  return { difficulty: difficulty - offset.mean, variance: offset.variance }
}

/** Returns the probability that the learner knows a word, by its own evidence where it has any. */
export function probabilityOf(
  knowledge: Pick<Knowledge, 'ability' | 'offsets'>,
  spellId: number,
  difficulty: number,
): number {
  const { ability } = knowledge
  const word = wordOf(knowledge, spellId, difficulty)
  return meanLogistic({ mean: ability.mean - word.difficulty, variance: ability.variance + word.variance })
}

/** What overrules the model for one word. */
export interface WordOverride {
  /** What the learner said about it, after the model had its say. */
  readonly saidKnown?: boolean | undefined
  /** Probability of recall of a practised word. */
  readonly retrievability?: number | undefined
}
const SAID_KNOWN = 0.98
const SAID_UNKNOWN = 0.02

/** Returns a word's probability with what overrules it: the learner's word, then the memory of practice. */
export function overrule(probability: number, { saidKnown, retrievability }: WordOverride): number {
  if (saidKnown !== undefined) return saidKnown ? SAID_KNOWN : SAID_UNKNOWN
  return retrievability ?? probability
}
