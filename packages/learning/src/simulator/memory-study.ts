import type { GameName } from '@wordhoard/contracts/learning'
import { type AnswerKind, gameKind } from '../game-kinds'
import { likelihoodOfAnswer } from '../knowledge/evidence'
import {
  AVERAGE_MEMORY,
  createMemoryModel,
  type Memory,
  type MemoryTraits,
  remember,
  retrievability,
} from '../memory'
import { fitMemory, type LoggedAnswer } from '../memory-fit'
import { cheapestRetention } from '../retention'
import type { Learner } from './learners'
import { ownScheduler, type Scheduler } from './schedulers'
import { chanceOfRight, type StudyPlan, study } from './study'

const DAY_MS = 86_400_000

/** The memory of a word, with its number in the log. */
interface LoggedState {
  readonly id: number
  readonly memory: Memory
}

/** Our scheduler, which logs all answers as the server does. */
function createLoggingScheduler(log: LoggedAnswer[]): Scheduler<LoggedState> {
  let last = 0
  return {
    name: ownScheduler.name,
    answer(state, game: GameName, isCorrect, now) {
      const id = state?.id ?? ++last
      log.push({ spellId: id, game, isCorrect, at: new Date(Math.round(now * DAY_MS)) })
      return { id, memory: ownScheduler.answer(state?.memory ?? null, game, isCorrect, now) }
    },
    dueAt: ({ memory }) => ownScheduler.dueAt(memory),
    days: ({ memory }) => ownScheduler.days(memory),
    order: (due, now) =>
      ownScheduler.order(
        due.map(({ id, state }) => ({ id, state: state.memory })),
        now,
      ),
  }
}

/** Days after which a memory is fitted again. */
const FIT_EVERY_DAYS = 30

/**
 * Our scheduler with the learner's own memory, fitted as the server does it.
 *
 * @param retention probability of recall at which words are due; `cheapest` for the one by cost
 * @param isFitted false to show what the other parts bring without the learner's own memory
 */
export function createFittedScheduler({
  retention,
  isFitted = true,
}: {
  readonly retention?: number | 'cheapest'
  readonly isFitted?: boolean
} = {}): Scheduler<LoggedState> {
  const log: LoggedAnswer[] = []
  const inner = createLoggingScheduler(log)
  const modelOf = (traits?: MemoryTraits) =>
    createMemoryModel(
      traits,
      retention === 'cheapest' ? cheapestRetention(traits ?? AVERAGE_MEMORY) : retention,
    )
  let model = modelOf()
  let fittedAt = 0
  return {
    ...inner,
    name: 'ours, fitted',
    answer(state, game, isCorrect, now) {
      if (isFitted && now - fittedAt >= FIT_EVERY_DAYS) {
        fittedAt = now
        model = modelOf(fitMemory(log)?.traits)
      }
      const { id } = inner.answer(state, game, isCorrect, now)
      const at = new Date(Math.round(now * DAY_MS))
      return { id, memory: remember(state?.memory ?? null, { game, isCorrect }, at, model) }
    },
  }
}

/** A logged answer, and how likely a right one was by the learner's real memory. */
export interface StudiedAnswer extends LoggedAnswer {
  readonly chance: number
}

/** Lets a learner study and returns what is logged of it, oldest first. */
export function logStudy(learner: Learner, plan: StudyPlan): StudiedAnswer[] {
  const log: LoggedAnswer[] = []
  const chances: number[] = []
  let recall = 0
  const watched: Learner = {
    ...learner,
    word: (random) => {
      const trace = learner.word(random)
      const watchRecall = (now: number, kind: AnswerKind) => {
        recall = trace.recall(now, kind)
        return recall
      }
      return { recall: watchRecall, study: (now, kind, isRecalled) => trace.study(now, kind, isRecalled) }
    },
  }
  const scheduler = createLoggingScheduler(log)
  const answer: typeof scheduler.answer = (state, game, isCorrect, now) => {
    chances.push(chanceOfRight(gameKind(game).answer, recall))
    return scheduler.answer(state, game, isCorrect, now)
  }
  study(watched, { ...scheduler, answer }, plan)
  return log.map((one, at) => ({ ...one, chance: chances[at]! }))
}

/** How a fit did on the answers that came after it. */
export interface FitTrial {
  readonly isFitted: boolean
  /** Mean log loss of the later answers with the fit, and with the memory of most learners. */
  readonly loss: number
  readonly averageLoss: number
  /** Standard error of the difference of these two. Answers to one word aren't independent. */
  readonly error: number
  /** How much log loss the fit is to save on these answers by the learner's real memory, so without their luck. */
  readonly expectedGain: number
}

/** Fits a memory to the first answers of a log, and tries it on the following ones. */
export function tryFit(log: readonly StudiedAnswer[], answers: number, later: number): FitTrial {
  const fit = fitMemory(log.slice(0, answers))
  const tried = log.slice(0, answers + later)
  const average = lossesOfLater(tried, answers, undefined)
  const fitted = fit ? lossesOfLater(tried, answers, fit.traits) : average
  const count = Math.max(
    1,
    sumOf(average, (one) => one.count),
  )
  const gains = [...average].map(([spellId, { loss }]) => loss - fitted.get(spellId)!.loss)
  const mean = gains.reduce((sum, gain) => sum + gain, 0) / Math.max(1, gains.length)
  const squares = gains.reduce((sum, gain) => sum + (gain - mean) ** 2, 0)
  return {
    isFitted: fit !== null,
    loss: sumOf(fitted, ({ loss }) => loss) / count,
    averageLoss: sumOf(average, ({ loss }) => loss) / count,
    error: Math.sqrt((squares * gains.length) / Math.max(1, gains.length - 1)) / count,
    expectedGain:
      (sumOf(average, ({ expected }) => expected) - sumOf(fitted, ({ expected }) => expected)) / count,
  }
}

/** Log loss of a word's later answers, as they were given and as is to be expected by the learner's real memory. */
interface WordLoss {
  readonly loss: number
  readonly expected: number
  readonly count: number
}

const sumOf = (words: ReadonlyMap<number, WordLoss>, of: (word: WordLoss) => number) =>
  [...words.values()].reduce((sum, word) => sum + of(word), 0)

function lossesOfLater(
  log: readonly StudiedAnswer[],
  from: number,
  traits: MemoryTraits | undefined,
): ReadonlyMap<number, WordLoss> {
  const model = createMemoryModel(traits)
  const memories = new Map<number, Memory>()
  const losses = new Map<number, WordLoss>()
  for (const [place, { spellId, game, isCorrect, at, chance }] of log.entries()) {
    const memory = memories.get(spellId) ?? null
    if (place >= from && memory && at.getTime() - memory.lastAt.getTime() > DAY_MS / 3) {
      const { known, unknown } = likelihoodOfAnswer(game, true)
      const recall = retrievability(memory, at)
      const right = recall * known + (1 - recall) * unknown
      const [ifRight, ifWrong] = [right, 1 - right].map((one) => -Math.log(Math.max(0.02, one))) as [
        number,
        number,
      ]
      const before = losses.get(spellId) ?? { loss: 0, expected: 0, count: 0 }
      losses.set(spellId, {
        loss: before.loss + (isCorrect ? ifRight : ifWrong),
        expected: before.expected + chance * ifRight + (1 - chance) * ifWrong,
        count: before.count + 1,
      })
    }
    memories.set(spellId, remember(memory, { game, isCorrect }, at, model))
  }
  return losses
}
