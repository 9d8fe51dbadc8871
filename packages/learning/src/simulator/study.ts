import type { GameSize } from '@wordhoard/contracts/learning'
import { type AnswerKind, gameKind } from '../game-kinds'
import { isLetGo } from '../knowledge/surely-known'
import { planGames } from '../plan'
import { scoreOfStability } from '../score'
import { type Confusable, Confusions } from './confusion-study'
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
  /** Which words resemble each other. Without it none do. */
  readonly confusable?: Confusable | undefined
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
  /**
   * Whether the learner is asked whether they know a new word before they read its entry: then it has one game, and may
   * be let go.
   */
  readonly asksFirst: boolean
}

export interface Outcome {
  /** Number of words begun, and how many of them were known before. */
  readonly begun: number
  readonly knownBefore: number
  /** Number of words let go after their first answer, and how many of them weren't known. */
  readonly letGo: number
  readonly letGoWrongly: number
  /**
   * Expected number of words learnt that can be produced on the last day (the sum of their probabilities);
   * `retainedLater` is the same 30 days later, without study.
   */
  readonly retained: number
  readonly retainedLater: number
  readonly minutes: number
  /** Share of right answers among the first answers of each day to words studied before. */
  readonly trueRetention: number
  /** How often a word was taken for one that it resembles, and how often two that had been mixed up before. */
  readonly mixedUp: number
  readonly mixedUpAgain: number
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

/** Returns the probability of a right answer to a word that is recalled with some probability. */
export function chanceOfRight(kind: AnswerKind, recall: number): number {
  return recall * (1 - slip[kind]) + (1 - recall) * guess[kind]
}

/** Probability that a learner says yes to an unknown word, as in placements. */
const CLAIM = 0.03

/** A word that was known before is hardly ever forgotten. */
const knownTrace: Trace = { recall: () => 0.98, study: () => {} }

interface Word<State> {
  readonly trace: Trace
  readonly isKnown: boolean
  readonly probability: number
  readonly seed: number
  state: State | null
  isLetGo: boolean
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
  /** Returns the next word that is begun. */
  const meet = (): MetWord => {
    const { vocabulary } = plan
    if (!vocabulary) return { isKnown: false, probability: 0 }
    for (;;) {
      const word = vocabulary.at(met++)
      if (word.probability <= vocabulary.leavesOutAbove) return word
    }
  }

  const confusions = new Confusions(plan.confusable)

  const begin = (now: number): number => {
    const id = words.length
    const item = confusions.nextWord(now)
    const { isKnown, probability } = meet()
    const trace = isKnown ? knownTrace : learner.word(randomFromSeed(plan.seed * 100_003 + item))
    words.push({ trace, isKnown, probability, seed: item, state: null, isLetGo: false })
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
        const due = words.flatMap(({ state, isLetGo }, id) =>
          state !== null && !isLetGo && scheduler.dueAt(state) <= now ? [{ id, state }] : [],
        )
        queue = scheduler.order(due, now)
      }
      const chosen = queue.splice(0, WORDS_PER_SESSION)
      while (chosen.length < WORDS_PER_SESSION && fresh > 0) {
        chosen.push(begin(now))
        fresh--
      }
      if (chosen.length === 0) break
      now = session(chosen, now, seen)
    }
    minutes += (now - start) / MINUTE
  }

  function session(ids: readonly number[], from: number, seen: Set<number>): number {
    let now = from
    const [claimed, others]: [number[], number[]] = [[], []]
    for (const id of ids) {
      const { state, trace, isKnown } = words[id] as Word<State>
      now += (SWIPE / 60) * MINUTE
      const isAsked = state === null && plan.vocabulary?.asksFirst === true
      const isClaimed = isAsked && chance() < (isKnown ? 1 - CLAIM : CLAIM)
      ;(isClaimed ? claimed : others).push(id)
      if (state !== null || isClaimed) continue
      now += (READ_ENTRY / 60) * MINUTE
      trace.study(now, 'chosen', false)
    }
    const plans = (of: readonly number[], size: GameSize) =>
      planGames({ words: of.map(wordToPlan), size, hasAudio: true, random: chance })
    const games = [...plans(claimed, 'small'), ...plans(others, plan.size)]
    const duels = confusions.placeDuels(games, now)
    for (const [place, { spellId, name }] of games.entries()) {
      const word = words[spellId] as Word<State>
      const kind = gameKind(name).answer
      const isMixedUp = confusions.ask(spellId, duels.has(place) ? 'duel' : kind, now, chance)
      const isRecalled = !isMixedUp && chance() < word.trace.recall(now, kind)
      const isCorrect = !isMixedUp && chance() < (isRecalled ? 1 - slip[kind] : guess[kind])
      if (word.state !== null && !seen.has(spellId)) {
        firsts.all++
        if (isCorrect) firsts.right++
      }
      seen.add(spellId)
      now += ((answerTime[kind] + (isCorrect ? SEE_RIGHT : SEE_MISTAKE)) / 60) * MINUTE
      word.trace.study(now, kind, isRecalled)
      word.isLetGo =
        word.state === null && claimed.includes(spellId) && isLetGo(word.probability, name, isCorrect)
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
    letGo: words.filter((word) => word.isLetGo).length,
    letGoWrongly: words.filter((word) => word.isLetGo && !word.isKnown).length,
    retained: known(plan.days),
    retainedLater: known(plan.days + 30),
    minutes,
    trueRetention: firsts.all === 0 ? 1 : firsts.right / firsts.all,
    mixedUp: confusions.mixedUp,
    mixedUpAgain: confusions.mixedUpAgain,
  }
}
