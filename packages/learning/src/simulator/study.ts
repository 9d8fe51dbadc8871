import type { GameSize } from '@wordhoard/contracts/learning'
import { type AnswerKind, gameKind } from '../game-kinds'
import { planGames } from '../plan'
import { scoreOfStability } from '../score'
import type { Learner, Trace } from './learners'
import type { Scheduler } from './schedulers'
import { randomFromSeed } from './seeded-random'

export interface StudyPlan {
  readonly days: number
  readonly minutesPerDay: number
  readonly newPerDay: number
  readonly size: GameSize
  readonly seed: number
  /** Words that come, if some of them are known already. Without it all are new. */
  readonly vocabulary?: MetWords | undefined
}

/** A word that the learner meets. */
export interface MetWord {
  readonly isKnown: boolean
  /** How likely it is known, by what the product believes. */
  readonly probability: number
}

/** Words that a learner meets, in their order. */
export interface MetWords {
  at(index: number): MetWord
  /** Words more likely known than this aren't begun; 1 if nothing is known of the learner. */
  readonly leavesOutAbove: number
}

export interface Outcome {
  /** Number of words begun, and how many of them were known before. */
  readonly begun: number
  readonly knownBefore: number
  /**
   * Expected number of words learnt that can be produced on the last day (the sum of their probabilities);
   * `retainedLater` is the same 30 days later, without study.
   */
  readonly retained: number
  readonly retainedLater: number
  readonly minutes: number
  /** Share of right answers among the first answers of each day to words studied before. */
  readonly trueRetention: number
}

const MINUTE = 1 / 1440
const WORDS_PER_SESSION = 5
/** Time per answer, in seconds; the constants below are in seconds too. */
const answerTime: Readonly<Record<AnswerKind, number>> = { chosen: 6, built: 9, typed: 10 }
const SEE_RIGHT = 1.5
const SEE_MISTAKE = 5
const SWIPE = 2
const READ_ENTRY = 10

/**
 * Probability of a right answer without knowing the word: one of four options, or trying the fragments. `slip` is that
 * of a wrong answer in spite of knowing it.
 */
const guess: Readonly<Record<AnswerKind, number>> = { chosen: 0.25, built: 0.05, typed: 0 }
const slip: Readonly<Record<AnswerKind, number>> = { chosen: 0.02, built: 0.04, typed: 0.06 }

/** A word that was known before is hardly ever forgotten. */
const knownTrace: Trace = { recall: () => 0.98, study: () => {} }

interface Word<State> {
  readonly trace: Trace
  readonly isKnown: boolean
  readonly seed: number
  state: State | null
}

/**
 * Simulates a learner who studies with a scheduler. All schedulers get the same words, equally easy, for the same seed.
 */
export function study<State>(learner: Learner, scheduler: Scheduler<State>, plan: StudyPlan): Outcome {
  const chance = randomFromSeed(plan.seed)
  const attendance = randomFromSeed(plan.seed + 1)
  const words: Word<State>[] = []
  const firsts = { right: 0, all: 0 }
  let minutes = 0

  let met = 0
  /** Returns whether the next word that is begun is known already. */
  const meet = (): boolean => {
    const { vocabulary } = plan
    if (!vocabulary) return false
    for (;;) {
      const { isKnown, probability } = vocabulary.at(met++)
      if (probability <= vocabulary.leavesOutAbove) return isKnown
    }
  }

  const begin = (): number => {
    const id = words.length
    const isKnown = meet()
    const trace = isKnown ? knownTrace : learner.word(randomFromSeed(plan.seed * 100_003 + id))
    words.push({ trace, isKnown, seed: id, state: null })
    return id
  }

  for (let today = 0; today < plan.days; today++) {
    const [from, until] = learner.absence
    const isAway = from !== undefined && until !== undefined && from <= today && today <= until
    if (attendance() > learner.diligence || isAway) continue
    const start = today + 0.75 + (attendance() - 0.5) * 0.15
    const end = start + plan.minutesPerDay * MINUTE
    let now = start
    let fresh = plan.newPerDay
    const seen = new Set<number>()
    let queue: number[] | null = null
    while (now < end) {
      if (!queue || queue.length === 0) {
        const due = words.flatMap(({ state }, id) =>
          state !== null && scheduler.dueAt(state) <= now ? [{ id, state }] : [],
        )
        queue = scheduler.order(due, now)
      }
      const chosen = queue.splice(0, WORDS_PER_SESSION)
      while (chosen.length < WORDS_PER_SESSION && fresh > 0) {
        chosen.push(begin())
        fresh--
      }
      if (chosen.length === 0) break
      now = session(chosen, now, seen)
    }
    minutes += (now - start) / MINUTE
  }

  function session(ids: readonly number[], from: number, seen: Set<number>): number {
    let now = from
    for (const id of ids) {
      const { state, trace } = words[id] as Word<State>
      now += (SWIPE / 60) * MINUTE
      if (state !== null) continue
      now += (READ_ENTRY / 60) * MINUTE
      trace.study(now, 'chosen', false)
    }
    for (const { spellId, name } of planGames({
      words: ids.map(wordToPlan),
      size: plan.size,
      hasAudio: true,
      random: chance,
    })) {
      const word = words[spellId] as Word<State>
      const kind = gameKind(name).answer
      const isRecalled = chance() < word.trace.recall(now, kind)
      const isCorrect = chance() < (isRecalled ? 1 - slip[kind] : guess[kind])
      if (word.state !== null && !seen.has(spellId)) {
        firsts.all++
        if (isCorrect) firsts.right++
      }
      seen.add(spellId)
      now += ((answerTime[kind] + (isCorrect ? SEE_RIGHT : SEE_MISTAKE)) / 60) * MINUTE
      word.trace.study(now, kind, isRecalled)
      word.state = scheduler.answer(word.state, name, isCorrect, now)
    }
    return now
  }

  function wordToPlan(id: number) {
    const { state } = words[id] as Word<State>
    const score = state === null ? 0 : scoreOfStability(scheduler.days(state))
    return { spellId: id, hasImage: false, hasDefinition: true, canBuild: true, isForgotten: false, score }
  }

  const known = (at: number) =>
    words.reduce((sum, { trace, isKnown }) => sum + (isKnown ? 0 : trace.recall(at, 'typed')), 0)
  return {
    begun: words.length,
    knownBefore: words.filter(({ isKnown }) => isKnown).length,
    retained: known(plan.days),
    retainedLater: known(plan.days + 30),
    minutes,
    trueRetention: firsts.all === 0 ? 1 : firsts.right / firsts.all,
  }
}
