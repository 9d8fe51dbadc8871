import { likelihoodOf } from './evidence'
import { addObservations, type KnowledgeDraft, type Observation } from './learner'
import { estimateReading, type ReadWord } from './reading'

/** A word that was passed without a look-up, on so many days. */
export interface PassedWord extends Pick<Observation, 'spellId' | 'difficulty' | 'at'> {
  readonly days: number
}

/** Passing a word tells less on each further day. */
const MOST_PASSED_DAYS = 6
/** A look-up says at most this much more of a word: some words aren't looked up at all, because they can be guessed. */
const LEAST_UNKNOWN_PASSED = 0.5

/**
 * Folds what was read into what is known: words that were passed move themselves, and together with those that were looked
 * up they tell the ability.
 *
 * @param picked the first observations of words that were looked up or saved
 */
export function addReading(
  draft: KnowledgeDraft,
  { passed, picked }: { readonly passed: readonly PassedWord[]; readonly picked: readonly Observation[] },
): void {
  const days = new Map(passed.map((word) => [word.spellId, word.days]))
  const met = new Map<number, ReadWord>(
    passed.flatMap(({ spellId, difficulty, days }) =>
      draft.offsets.has(spellId) ? [] : [[spellId, { difficulty, days, isPicked: false }]],
    ),
  )
  for (const { spellId, difficulty } of picked)
    met.set(spellId, { difficulty, days: days.get(spellId) ?? 0, isPicked: true })
  const estimate = estimateReading([...met.values()], draft.ability)
  const usual = likelihoodOf('passed')
  const unknown = estimate
    ? Math.max(LEAST_UNKNOWN_PASSED, Math.min(usual.unknown, 1 - estimate.lookUps.unknown))
    : usual.unknown
  const ability = estimate?.ability ?? draft.ability
  draft.ability = ability
  const { at } = draft
  addObservations(
    draft,
    passed.map(({ days, ...word }) => {
      const times = Math.min(days, MOST_PASSED_DAYS)
      return {
        ...word,
        likelihood: { known: usual.known ** times, unknown: unknown ** times },
        isPicked: true,
      }
    }),
  )
  draft.ability = ability
  draft.at = at
}
