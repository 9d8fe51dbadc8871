import type { GameName } from '@wordhoard/contracts/learning'
import { likelihoodOfAnswer } from './knowledge/evidence'
import {
  AVERAGE_MEMORY,
  createMemoryModel,
  type Evidence,
  type Memory,
  type MemoryModel,
  type MemoryTraits,
  remember,
  retrievability,
} from './memory'

/** An answer of a learner, as it was logged. */
export interface LoggedAnswer {
  readonly spellId: number
  readonly game: GameName
  readonly isCorrect: boolean
  readonly swipe?: Evidence['swipe']
  readonly at: Date
}

/** What a learner's answers say about their memory. */
export interface MemoryFit {
  readonly traits: MemoryTraits
  /** Number of answers that were looked at. */
  readonly answers: number
  /** Mean log loss on the last answers, which it didn't learn from, of the traits and of those of most learners. */
  readonly loss: number
  readonly averageLoss: number
}

/** Least number of answers from which a memory is fitted. */
export const LEAST_ANSWERS = 400
/** At most this many answers are looked at, of whole words: three figures need no more, and it takes a second. */
const MOST_ANSWERS = 3000
/** Share of the answers, the last ones, on which the traits must prove themselves. */
const TRIAL_SHARE = 0.2
/** Log loss that the traits must save on these in all. Less may be chance, for which the next answers would pay. */
const LEAST_GAIN = 0.3
/** Shares of the fitted traits that are tried on the last answers: part of the way is often better than all of it. */
const SHARES = [1, 0.6, 0.3, 0.1]
/** How much learners differ: standard deviations of the traits. Few answers move them little. */
const DEVIATIONS: MemoryTraits = { start: 0.6, growth: 0.4, relearning: 0.5 }
const NAMES = ['start', 'growth', 'relearning'] as const
/** Steps of the search, by round, as shares of the deviations. */
const STEPS = [0.8, 0.4, 0.2]
/** A search never moves a trait further than this many deviations. */
const MOST_DEVIATIONS = 3
/** Answers less than this after another to the same word don't say what was remembered: it was shown. */
const SITTING_MS = 8 * 3_600_000
/** Bounds of a probability, so that one answer can't decide everything. */
const [LEAST, MOST] = [0.02, 0.98]

/**
 * Fits FSRS-6 to one learner, by three traits instead of its 21 parameters: how long new words last, how fast memory grows,
 * and how long forgotten words last. Each is shrunk towards that of most learners by how few answers there are (maximum a
 * posteriori). Returns null when there are too few answers, or when the traits don't predict the last fifth of the
 * answers better than those of most learners do.
 */
export function fitMemory(answers: readonly LoggedAnswer[]): MemoryFit | null {
  if (answers.length < LEAST_ANSWERS) return null
  const words = sampleWords(answers)
  const used = words.flat()
  const times = used.map(({ at }) => at.getTime()).sort((a, b) => a - b)
  const from = times[Math.floor(times.length * (1 - TRIAL_SHARE))]!
  const last = { from, to: Infinity }
  const averageLoss = lossOf(words, AVERAGE_MEMORY, last)
  const trial = search(words, { from: -Infinity, to: from })
  const proven = SHARES.map((share) => ({ share, ...lossOf(words, scale(trial, share), last) })).reduce(
    (best, one) => (one.sum < best.sum ? one : best),
  )
  if (!(proven.sum < averageLoss.sum - LEAST_GAIN)) return null
  return {
    traits: scale(search(words, { from: -Infinity, to: Infinity }), proven.share),
    answers: used.length,
    loss: proven.sum / proven.count,
    averageLoss: averageLoss.sum / averageLoss.count,
  }
}

const scale = ({ start, growth, relearning }: MemoryTraits, share: number): MemoryTraits => ({
  start: start * share,
  growth: growth * share,
  relearning: relearning * share,
})

interface Period {
  readonly from: number
  readonly to: number
}

/** Groups answers by word, oldest first, and leaves out whole words if there are too many. */
function sampleWords(answers: readonly LoggedAnswer[]): LoggedAnswer[][] {
  const byWord = new Map<number, LoggedAnswer[]>()
  for (const answer of answers) {
    const own = byWord.get(answer.spellId)
    if (own) own.push(answer)
    else byWord.set(answer.spellId, [answer])
  }
  const every = Math.ceil(answers.length / MOST_ANSWERS)
  return [...byWord.values()]
    .filter((_, at) => at % every === 0)
    .map((own) => own.sort((a, b) => a.at.getTime() - b.at.getTime()))
}

/** Returns the log loss of what a model expects of the answers in a period, the first of each sitting. */
function lossOf(words: readonly (readonly LoggedAnswer[])[], traits: MemoryTraits, { from, to }: Period) {
  const model = createMemoryModel(traits)
  let [sum, count] = [0, 0]
  for (const answers of words) {
    let memory: Memory | null = null
    for (const { game, isCorrect, swipe, at } of answers) {
      const time = at.getTime()
      if (time >= to) break
      if (time >= from && memory && time - memory.lastAt.getTime() >= SITTING_MS && swipe !== 'forgotten') {
        sum -= Math.log(chanceOf(memory, game, isCorrect, at))
        count++
      }
      memory = remember(memory, { game, isCorrect, swipe }, at, model)
    }
  }
  return { sum, count: Math.max(1, count) }
}

/** Returns how likely an answer was: words are also guessed, and known words are missed. */
function chanceOf(memory: Memory, game: GameName, isCorrect: boolean, at: Date): number {
  const { known, unknown } = likelihoodOfAnswer(game, isCorrect)
  const recall = retrievability(memory, at)
  return Math.max(LEAST, Math.min(MOST, recall * known + (1 - recall) * unknown))
}

/** Searches one trait after the other, by parabolas through three points. */
function search(words: readonly (readonly LoggedAnswer[])[], period: Period): MemoryTraits {
  const cost = (traits: MemoryTraits) =>
    lossOf(words, traits, period).sum +
    NAMES.reduce((sum, name) => sum + (traits[name] / DEVIATIONS[name]) ** 2 / 2, 0)
  let best: MemoryTraits = AVERAGE_MEMORY
  let lowest = cost(best)
  for (const share of STEPS)
    for (const name of NAMES) {
      const step = share * DEVIATIONS[name]
      const around = (change: number): MemoryTraits => {
        const most = MOST_DEVIATIONS * DEVIATIONS[name]
        return { ...best, [name]: Math.max(-most, Math.min(most, best[name] + change)) }
      }
      const tried = [around(-step), around(step)]
      const [below, above] = tried.map(cost) as [number, number]
      const curvature = below + above - 2 * lowest
      if (curvature > 0) tried.push(around(((below - above) / (2 * curvature)) * step))
      const costs = [below, above, ...tried.slice(2).map(cost)]
      for (const [at, value] of costs.entries()) if (value < lowest) [best, lowest] = [tried[at]!, value]
    }
  return best
}

/** Days after the last answer on which a word is asked, to compare memories. */
const COMPARED_DAYS = [3, 7, 15, 30]
const COMPARED_GAME: GameName = 'definition-spelling'

/**
 * Returns how much longer words last in one memory than in that of most learners, after they were recalled four times: 1.2
 * means a fifth longer.
 */
export function memoryLength(traits: MemoryTraits): number {
  return stabilityAfterRecalls(createMemoryModel(traits)) / stabilityAfterRecalls(createMemoryModel())
}

function stabilityAfterRecalls(model: MemoryModel): number {
  let now = 0
  let memory: Memory | null = null
  for (const days of [0, ...COMPARED_DAYS]) {
    now += days * 86_400_000
    memory = remember(memory, { game: COMPARED_GAME, isCorrect: true }, new Date(now), model)
  }
  return memory!.stability
}
