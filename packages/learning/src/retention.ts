import type { GameName } from '@wordhoard/contracts/learning'
import {
  createMemoryModel,
  type Memory,
  type MemoryModel,
  type MemoryTraits,
  remember,
  retrievability,
} from './memory'

/** Least and greatest probability of recall at which words may be due. */
export const RETENTION_RANGE = { least: 0.8, most: 0.95 } as const
/** Steps in which a target is chosen. */
const STEP = 0.01

/** How long a learner takes for an answer, with what follows it, in seconds. */
export interface AnswerSeconds {
  readonly right: number
  readonly wrong: number
}

/** Answers of a kind from which a learner's own time counts. */
const LEAST_TIMED = 20
/** Looking at what was right, after a right answer and after a mistake, in seconds. */
const LOOKING: AnswerSeconds = { right: 1.5, wrong: 5 }
/** Longest time that an answer counts for, in ms: a game left open isn't practice. */
const MOST_MS = 60_000

/** What most learners take: the simulator's mean over the ways of answering. */
export const USUAL_SECONDS: AnswerSeconds = { right: 10, wrong: 13.5 }

/** Returns how long a learner's answers take (medians); what most learners take where there are too few. */
export function secondsOf(
  answers: readonly { readonly isCorrect: boolean; readonly milliseconds: number | null }[],
): AnswerSeconds {
  const timeOf = (isCorrect: boolean, kind: keyof AnswerSeconds) => {
    const times = answers.flatMap((answer) =>
      answer.isCorrect === isCorrect && answer.milliseconds !== null
        ? [Math.min(MOST_MS, answer.milliseconds)]
        : [],
    )
    if (times.length < LEAST_TIMED) return USUAL_SECONDS[kind]
    return times.sort((a, b) => a - b)[Math.floor(times.length / 2)]! / 1000 + LOOKING[kind]
  }
  return { right: timeOf(true, 'right'), wrong: timeOf(false, 'wrong') }
}

/**
 * The target of learners of whose memory nothing is known: that of `cheapestRetention` for most learners (a test compares
 * them). A constant, because it is needed at every answer.
 */
export const USUAL_RETENTION = 0.82

/** A year of words that are begun one after the other. */
const DAYS = 365
const WORDS = 240
/** Games of a word in one sitting. */
const GAMES = 2
/** Reading the entry of a new word, in seconds. */
const READ_ENTRY = 12
const GAME: GameName = 'definition-spelling'
const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/**
 * Returns the probability of recall at which words should be due, so that a learner keeps most words for their minutes:
 * few repetitions cost few minutes, but forgotten words must be learnt again. Plays a year by the learner's own memory for
 * each target, and takes the top of the parabola through the results, since single ones are uneven.
 */
export function cheapestRetention(traits: MemoryTraits, seconds: AnswerSeconds = USUAL_SECONDS): number {
  const { least, most } = RETENTION_RANGE
  const targets = Array.from({ length: Math.round((most - least) / STEP) + 1 }, (_, at) => least + at * STEP)
  const rates = targets.map((target) => wordsKeptPerMinute(createMemoryModel(traits, target), seconds))
  return Math.round(100 * topOfParabola(targets, rates)) / 100
}

/** Plays a year and returns the words kept at its end for each minute. */
function wordsKeptPerMinute(model: MemoryModel, seconds: AnswerSeconds): number {
  let [kept, spent] = [0, 0]
  for (let word = 0; word < WORDS; word++) {
    const result = playWord(model, seconds, word, (DAYS * (word + 0.5)) / WORDS)
    kept += result.kept
    spent += result.spent
  }
  return (60 * kept) / spent
}

/** Plays a word from its beginning for some days. */
function playWord(model: MemoryModel, seconds: AnswerSeconds, word: number, days: number) {
  const end = days * DAY_MS
  const right = { game: GAME, isCorrect: true } as const
  const wrong = { game: GAME, isCorrect: false } as const
  let memory: Memory = remember(null, right, new Date(0), model)
  let spent = READ_ENTRY + GAMES * seconds.right
  for (let sitting = 1; memory.dueAt.getTime() < end; sitting++) {
    // Words are due half a day early and asked on the day.
    const at = new Date(memory.dueAt.getTime() + DAY_MS / 2)
    spent += GAMES * seconds.right
    if (evenly(word, sitting) < retrievability(memory, at)) memory = remember(memory, right, at, model)
    else {
      spent += seconds.wrong
      memory = remember(memory, wrong, at, model)
      memory = remember(memory, right, new Date(at.getTime() + 10 * MINUTE_MS), model)
    }
  }
  return { kept: retrievability(memory, new Date(end)), spent }
}

/**
 * Returns a number from 0 to 1 for a word's sitting. They cover the square evenly (R2 sequence, Roberts 2018), so a few
 * hundred words tell as much as thousands drawn by chance, and always the same.
 */
function evenly(word: number, sitting: number): number {
  return (0.5 + word * 0.7548776662466927 + sitting * 0.5698402909980532) % 1
}

/** Returns where the parabola through points (least squares) is highest within their range. */
function topOfParabola(xs: readonly number[], ys: readonly number[]): number {
  const [low, high] = [xs[0]!, xs.at(-1)!]
  const middle = (low + high) / 2
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length
  const us = xs.map((x) => x - middle)
  // Around the middle of even steps the odd moments are 0, which leaves one equation for the slope and two for the rest.
  const [m2, m4] = [mean(us.map((u) => u ** 2)), mean(us.map((u) => u ** 4))]
  const [y0, y1] = [mean(ys), mean(ys.map((y, at) => y * us[at]!))]
  const y2 = mean(ys.map((y, at) => y * us[at]! ** 2))
  const slope = y1 / m2
  const bend = (y2 - m2 * y0) / (m4 - m2 ** 2)
  if (bend >= 0) return slope > 0 ? high : low
  return Math.min(high, Math.max(low, middle - slope / (2 * bend)))
}

/**
 * Returns the factor from a word's stability to the days after which it is due at a target. The shape of forgetting is the
 * same for all learners.
 */
export function intervalFactor(retention: number): number {
  return createMemoryModel(undefined, retention).interval_modifier
}
