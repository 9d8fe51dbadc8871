import type { GameName } from '@wordhoard/contracts/learning'
import { type Memory, remember } from '../memory'
import { practiceOrder } from '../queue'

/** Decides when a word is asked again. Times are in days. */
export interface Scheduler<State = unknown> {
  readonly name: string
  answer(state: State | null, game: GameName, isCorrect: boolean, now: number): State
  dueAt(state: State): number
  /** Returns the days until the next review, as a measure of how well a word is known. */
  days(state: State): number
  /** Sorts the ids of words that are already due: which to ask first. */
  order(due: readonly { readonly id: number; readonly state: State }[], now: number): number[]
}

const DAY_MS = 86_400_000
/**
 * Shared by all schedulers: a missed word returns in ten minutes, and words are due half a day early (`EARLY_DAYS`)
 * rather than late.
 */
const AGAIN_AFTER_DAYS = 10 / 1440
const EARLY_DAYS = 0.5
/** Answers closer together than this belong to one sitting; only the first of them moves a word on. */
const SITTING_DAYS = 8 / 24

const date = (days: number) => new Date(Math.round(days * DAY_MS))

export const ownScheduler: Scheduler<Memory> = {
  name: 'ours (FSRS-6)',
  answer: (state, game, isCorrect, now) => remember(state, { game, isCorrect }, date(now)),
  dueAt: ({ dueAt }) => dueAt.getTime() / DAY_MS,
  days: ({ stability }) => stability,
  order(due, now) {
    const candidates = due.map(({ id, state }) => ({
      spellId: id,
      priority: 1,
      memory: state,
      isSaved: true,
      usefulness: 0,
    }))
    return practiceOrder(candidates, date(now)).map(({ spellId }) => spellId)
  },
}

/** The state of a word that both simple schedulers share. */
export interface Interval {
  readonly interval: number
  readonly last: number
  readonly due: number
  readonly isMissed: boolean
}

const longestOverdue = (due: readonly { readonly id: number; readonly state: Interval }[]) =>
  due.toSorted((a, b) => a.state.due - b.state.due).map(({ id }) => id)

function planNext<State extends Interval>(
  state: Omit<State, 'last' | 'due' | 'isMissed'>,
  now: number,
  isCorrect: boolean,
) {
  const due = now + (isCorrect ? state.interval - EARLY_DAYS : AGAIN_AFTER_DAYS)
  return { ...state, last: now, due, isMissed: !isCorrect } as unknown as State
}

const inSitting = (state: Interval | null, now: number) => state !== null && now - state.last < SITTING_DAYS

export interface Sm2 extends Interval {
  readonly repetitions: number
  readonly factor: number
}

/**
 * SuperMemo 2 (Woźniak, 1990), with a right answer as quality 4 and a wrong one as 2. The factor falls at the first
 * wrong answer of a sitting.
 */
export const sm2: Scheduler<Sm2> = {
  name: 'SM-2',
  answer(state, _game, isCorrect, now) {
    const { repetitions = 0, factor = 2.5, interval = 1 } = state ?? {}
    if (!isCorrect) {
      const lower = inSitting(state, now) ? factor : Math.max(1.3, factor - 0.32)
      return planNext({ repetitions: 0, factor: lower, interval: 1 }, now, false)
    }
    if (inSitting(state, now)) return planNext({ repetitions, factor, interval }, now, true)
    const next = repetitions === 0 ? 1 : repetitions === 1 ? 6 : interval * factor
    return planNext({ repetitions: repetitions + 1, factor, interval: next }, now, true)
  },
  dueAt: ({ due }) => due,
  days: ({ interval }) => interval,
  order: longestOverdue,
}

export interface Boxed extends Interval {
  readonly box: number
}

const boxes = [1, 2, 4, 8, 16, 32, 64]

/** Leitner's boxes, each with twice the interval of the one before; a missed word returns to the first box. */
export const leitner: Scheduler<Boxed> = {
  name: 'fixed boxes (Leitner)',
  answer(state, _game, isCorrect, now) {
    const before = state?.box ?? -1
    const box = !isCorrect ? 0 : inSitting(state, now) ? before : Math.min(boxes.length - 1, before + 1)
    return planNext({ box, interval: boxes[box] ?? 1 }, now, isCorrect)
  },
  dueAt: ({ due }) => due,
  days: ({ interval }) => interval,
  order: longestOverdue,
}

/** Returns the same scheduler with every interval multiplied by `factor`, to see how it does at another retention. */
export function scaleIntervals<State extends Interval>(
  scheduler: Scheduler<State>,
  factor: number,
): Scheduler<State> {
  const dueAt = ({ isMissed, due, last, interval }: State) =>
    isMissed ? due : last + Math.max(EARLY_DAYS, interval * factor - EARLY_DAYS)
  return {
    ...scheduler,
    dueAt,
    days: (state) => scheduler.days(state) * factor,
    order: (due) => due.toSorted((a, b) => dueAt(a.state) - dueAt(b.state)).map(({ id }) => id),
  }
}
