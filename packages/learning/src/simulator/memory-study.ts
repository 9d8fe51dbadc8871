import type { GameName } from '@wordhoard/contracts/learning'
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
import { type StudyPlan, study } from './study'

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

/** Lets a learner study and returns what is logged of it, oldest first. */
export function logStudy(learner: Learner, plan: StudyPlan): LoggedAnswer[] {
  const log: LoggedAnswer[] = []
  study(learner, createLoggingScheduler(log), plan)
  return log
}

/** How a fit did on the answers that came after it. */
export interface FitTrial {
  readonly isFitted: boolean
  /** Mean log loss of the later answers with the fit, and with the memory of most learners. */
  readonly loss: number
  readonly averageLoss: number
}

/** Fits a memory to the first answers of a log, and tries it on the following ones. */
export function tryFit(log: readonly LoggedAnswer[], answers: number, later: number): FitTrial {
  const fit = fitMemory(log.slice(0, answers))
  const averageLoss = lossOfLater(log.slice(0, answers + later), answers, undefined)
  return {
    isFitted: fit !== null,
    loss: fit ? lossOfLater(log.slice(0, answers + later), answers, fit.traits) : averageLoss,
    averageLoss,
  }
}

function lossOfLater(log: readonly LoggedAnswer[], from: number, traits: MemoryTraits | undefined): number {
  const model = createMemoryModel(traits)
  const memories = new Map<number, Memory>()
  let [sum, count] = [0, 0]
  for (const [place, { spellId, game, isCorrect, at }] of log.entries()) {
    const memory = memories.get(spellId) ?? null
    if (place >= from && memory && at.getTime() - memory.lastAt.getTime() > DAY_MS / 3) {
      const { known, unknown } = likelihoodOfAnswer(game, isCorrect)
      const recall = retrievability(memory, at)
      sum -= Math.log(Math.max(0.02, recall * known + (1 - recall) * unknown))
      count++
    }
    memories.set(spellId, remember(memory, { game, isCorrect }, at, model))
  }
  return sum / Math.max(1, count)
}
