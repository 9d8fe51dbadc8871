import type { ReasonKind } from '@wordhoard/contracts/learner/knowledge'
import { type GameName, gameNames } from '@wordhoard/contracts/learning'
import type { Queryable } from '@wordhoard/database/sql/run'
import type { PassedWord } from '@wordhoard/learning/knowledge/add-reading'
import {
  type EvidenceKind,
  likelihoodOf,
  likelihoodOfAnswer,
  likelihoodOfTestAnswer,
} from '@wordhoard/learning/knowledge/evidence'
import type { Observation } from '@wordhoard/learning/knowledge/learner'
import type { PlacementAnswer } from '@wordhoard/learning/knowledge/placement'
import { marks } from '../../lib/words/word-state-codes'
import {
  answersToTests,
  firstAnswers,
  firstLookUps,
  markedItems,
  overridesOfUser,
  passedWords,
} from './evidence.queries'
import type { LearnerModel } from './learner-model'
import { placementsOfUser } from './placement.queries'
import { placementAnswers } from './placement-items'
import { answersOf } from './placement-rows'

/** Something that says what a learner knows: an event with one word, or a whole placement. */
export type Evidence =
  | { readonly at: Date; readonly observation: KnownObservation }
  | {
      readonly at: Date
      readonly placement: readonly PlacementAnswer[]
      readonly observations: readonly KnownObservation[]
    }

/** What a learner is told about something that they did with a word. */
export interface WordReason {
  readonly reason: ReasonKind
  readonly at: Date
  /** On how many days, of what may happen on several. */
  readonly times?: number
}

/** An observation with what the learner is told about it. */
export interface KnownObservation extends Observation, WordReason {}

/** Everything that is known of a learner. */
export interface LearnerEvidence {
  /** Oldest first. */
  readonly events: readonly Evidence[]
  /** Words passed while reading. */
  readonly passed: readonly (PassedWord & WordReason)[]
}

/**
 * Reads what the product has kept about a learner: placements, class tests, first answers, first look-ups, words saved and
 * marked, words passed, and what they said about words. Only passed words are kept for this alone.
 *
 * @param word reads only the evidence of one word
 */
export async function readEvidence(
  deps: LearnerModel,
  db: Queryable,
  userId: number,
  language: string | undefined,
  word?: number,
): Promise<LearnerEvidence> {
  const difficultyOf = (await deps.difficulties()).forLanguage(language)
  const [shape, values] = [{ ofWord: word !== undefined }, { userId, spellId: word ?? 0 }]
  const placements = await placementsOfUser.fetchAll(db, { userId })
  const answers = await firstAnswers(shape).fetchAll(db, values)
  const lookUps = await firstLookUps(shape).fetchAll(db, values)
  const items = await markedItems(shape).fetchAll(db, values)
  const said = await overridesOfUser(shape).fetchAll(db, values)
  const tested = await answersToTests(shape).fetchAll(db, values)
  const passed = await passedWords(shape).fetchAll(db, values)
  const events: Evidence[] = []
  const observation = observationMaker(difficultyOf)
  const add = (spellId: number, kind: Exclude<EvidenceKind, 'passed'>, at: Date) => {
    const isPicked = kind === 'looked_up' || kind === 'saved'
    events.push({ at, observation: { ...observation(spellId, at, kind, likelihoodOf(kind)), isPicked } })
  }

  const practisedUnsaved = new Set(
    answers.filter(({ mark_before }) => mark_before === marks.met).map(({ spell_id }) => spell_id),
  )
  for (const { spell_id, game_name, is_correct, swipe, answered_at } of answers) {
    const game = gameNames.find((name) => name === game_name)
    // Whoever swiped "forgotten" has read the entry since, so the answer proves nothing.
    if (swipe === 'forgotten' || !game) add(spell_id, 'said_unknown', answered_at)
    else
      events.push({
        at: answered_at,
        observation: observation(
          spell_id,
          answered_at,
          is_correct ? 'answered_right' : 'answered_wrong',
          answerOf(game, is_correct),
        ),
      })
  }
  for (const { spell_id, met_at } of lookUps) if (met_at) add(spell_id, 'looked_up', met_at)
  for (const { spell_id, mark, added_at } of items) {
    if (mark === marks.known) add(spell_id, 'said_known', added_at)
    // Practice saves a word that was only met. That isn't the learner's doing.
    else if (mark === marks.new && !practisedUnsaved.has(spell_id)) add(spell_id, 'saved', added_at)
  }
  for (const { spell_id, known, at } of said) add(spell_id, known ? 'said_known' : 'said_unknown', at)
  for (const answer of tested) events.push(testEvent(observation, answer))
  events.push(...(await placementEvents(deps, placements, language)))
  sortEvents(events)
  return {
    events,
    passed: passed.map(({ spell_id, day_count, last_at }) => ({
      spellId: spell_id,
      difficulty: difficultyOf(spell_id),
      at: last_at,
      reason: 'passed',
      days: day_count,
      times: day_count,
    })),
  }
}

/** Returns a function that makes observations of words with these difficulties. */
export function observationMaker(difficultyOf: (spellId: number) => number) {
  return (
    spellId: number,
    at: Date,
    reason: ReasonKind,
    likelihood: Observation['likelihood'],
  ): KnownObservation => ({ spellId, at, reason, likelihood, difficulty: difficultyOf(spellId) })
}

/** An answer to a question of a class test as it is stored. */
export interface StoredTestAnswer {
  readonly spell_id: number
  readonly choice: string | null
  readonly is_correct: boolean
  readonly answered_at: Date
}

/** Returns an answer to a question of a class test as evidence. */
export function testEvent(
  observation: ReturnType<typeof observationMaker>,
  { spell_id, choice, is_correct, answered_at }: StoredTestAnswer,
): Evidence {
  const reason = is_correct ? 'tested_right' : 'tested_wrong'
  const likelihood = likelihoodOfTestAnswer(choice === null ? null : is_correct)
  return { at: answered_at, observation: observation(spell_id, answered_at, reason, likelihood) }
}

/** A placement as it is stored. */
export interface StoredPlacement {
  readonly answers: unknown
  readonly language: string | null
  readonly started_at: Date
  readonly finished_at: Date | null
}

/** Returns placements as evidence, whether they were finished or not. */
export async function placementEvents(
  deps: LearnerModel,
  placements: readonly StoredPlacement[],
  language: string | undefined,
): Promise<Evidence[]> {
  const observation = observationMaker((await deps.difficulties()).forLanguage(language))
  const events: Evidence[] = []
  for (const { answers: json, language: own, started_at, finished_at } of placements) {
    const estimated = await placementAnswers(deps, answersOf(json), language ?? own ?? undefined)
    if (estimated.length === 0) continue
    const at = finished_at ?? started_at
    const observations = estimated.flatMap(({ answer, spellId }) => {
      const kind = evidenceOfAnswer(answer)
      const reason = kind === 'said_known' ? 'placed_known' : 'placed_unknown'
      return spellId === undefined || !kind ? [] : [observation(spellId, at, reason, likelihoodOf(kind))]
    })
    events.push({ at, placement: estimated.map(({ answer }) => answer), observations })
  }
  return events
}

/** Sorts evidence, oldest first. */
export function sortEvents(events: Evidence[]): void {
  events.sort((a, b) => a.at.getTime() - b.at.getTime() || orderOf(a) - orderOf(b))
}

const answerOf = (game: GameName, isCorrect: boolean) => likelihoodOfAnswer(game, isCorrect)

/** Placements come before what happened at the same moment, words in the order of their ids. */
const orderOf = (event: Evidence) => ('placement' in event ? -1 : event.observation.spellId)

/** What an answer in a placement says about its own word. */
function evidenceOfAnswer(answer: PlacementAnswer): EvidenceKind | undefined {
  if (answer.kind === 'choice')
    return answer.isCorrect === null ? undefined : answer.isCorrect ? 'said_known' : 'said_unknown'
  if (answer.answer === 'skip') return undefined
  return answer.answer === 'yes' ? 'said_known' : 'said_unknown'
}
