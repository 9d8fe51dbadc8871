import type { GameName } from '@wordhoard/contracts/learning'
import { default_w, FSRSAlgorithm, Rating, S_MIN } from 'ts-fsrs'
import { evidenceWeight, openGrowthShare } from './evidence'

/** The state of a learner's memory of one word, after at least one answer. */
export interface Memory {
  /** Days until the probability of recall has fallen to 0.9. */
  readonly stability: number
  /** From 1 to 10. */
  readonly difficulty: number
  /** `review` after a right answer; after a wrong one `learning`, or `relearning` if it had been in review before. */
  readonly phase: 'learning' | 'review' | 'relearning'
  /**
   * How much stronger evidence in the same sitting may still add to the natural logarithm of the stability, in
   * thousandths; a whole number from 0 to 10,000.
   */
  readonly step: number
  /** How often the phase went from `review` to `relearning`. */
  readonly lapses: number
  /** Number of answers, right and wrong. */
  readonly repeats: number
  readonly lastAt: Date
  readonly dueAt: Date
}

/** What an answer says about memory. */
export interface Evidence {
  readonly game: GameName
  readonly isCorrect: boolean
  /** Logged but not used: the time depends more on the game and the keyboard than on memory. */
  readonly milliseconds?: number | undefined
  /**
   * What the learner said about the word in this session, before its games. 'forgotten' is believed: the entry has been
   * shown since, so a right answer proves no recall. 'remembered' changes nothing, because the game checks it.
   */
  readonly swipe?: 'remembered' | 'forgotten' | undefined
}

/** Probability of recall at which a word is due where no other target is given (`retention`). */
export const DESIRED_RETENTION = 0.9

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS
/** Answers less than this far apart belong to one sitting, whatever the date and the time zone. */
const SITTING_MS = 8 * HOUR_MS
/** How much earlier a word is due, so that words practised in the evening are due in the morning. */
export const EARLY_MS = 12 * HOUR_MS
const AGAIN_AFTER_MS = 10 * 60_000
const MAX_OPEN = 10_000
/** Maximum interval between two answers, in days: after ten years a word is worth a look, whatever the model says. */
export const MAX_INTERVAL = 3650

/** How a learner's memory differs from that of most; each figure is the logarithm of a factor. */
export interface MemoryTraits {
  /** On how long a new word is remembered. */
  readonly start: number
  /** On how much longer a word is remembered after each recall. */
  readonly growth: number
  /** On how long a word is remembered that was forgotten and learnt again. */
  readonly relearning: number
}

/** The memory of most learners. */
export const AVERAGE_MEMORY: MemoryTraits = { start: 0, growth: 0, relearning: 0 }

/** FSRS-6 with the parameters of one learner. */
export type MemoryModel = FSRSAlgorithm

/** Indexes of FSRS's parameters that the traits change: initial stabilities, growth after recall, stability after a lapse. */
const [START, GROWTH, RELEARNING] = [[0, 1, 2, 3], 8, 11] as const

/** Makes the model of a learner's memory. Without traits it is that of most learners. */
export function createMemoryModel(
  { start, growth, relearning }: MemoryTraits = AVERAGE_MEMORY,
  retention: number = DESIRED_RETENTION,
): MemoryModel {
  const w = [...default_w]
  for (const at of START) w[at]! *= Math.exp(start)
  w[GROWTH]! += growth
  w[RELEARNING]! *= Math.exp(relearning)
  return new FSRSAlgorithm({
    w,
    request_retention: retention,
    maximum_interval: MAX_INTERVAL,
    enable_fuzz: false,
  })
}

const averageModel = createMemoryModel()

interface Strength {
  readonly stability: number
  readonly difficulty: number
}

/**
 * Clamps stored values to the model's bounds: rounding may have moved them slightly beyond, and then the model throws.
 */
function clampToBounds({ stability, difficulty }: Strength): Strength {
  return { stability: Math.max(S_MIN, stability), difficulty: Math.min(10, Math.max(1, difficulty)) }
}

const next = (model: MemoryModel, strength: Strength | null, days: number, grade: Rating) =>
  model.next_state(strength && clampToBounds(strength), days, grade)

const timeSince = (memory: Memory, now: Date) => Math.max(0, now.getTime() - memory.lastAt.getTime())

const isOneSitting = (memory: Memory | null, now: Date) =>
  memory !== null && timeSince(memory, now) < SITTING_MS

/**
 * Updates memory after a wrong answer. Further mistakes in a sitting leave difficulty alone: FSRS counts reviews, and
 * two or three games make up one review.
 */
function forget(model: MemoryModel, memory: Memory | null, now: Date): Memory {
  const isSameSitting = isOneSitting(memory, now)
  const { stability, difficulty } = next(
    model,
    memory,
    memory && !isSameSitting ? timeSince(memory, now) / DAY_MS : 0,
    Rating.Again,
  )
  const lapsed = memory?.phase === 'review'
  return {
    stability,
    difficulty: memory && isSameSitting ? clampToBounds(memory).difficulty : difficulty,
    phase: lapsed || memory?.phase === 'relearning' ? 'relearning' : 'learning',
    step: 0,
    lapses: (memory?.lapses ?? 0) + (lapsed ? 1 : 0),
    repeats: (memory?.repeats ?? 0) + 1,
    lastAt: now,
    dueAt: new Date(now.getTime() + AGAIN_AFTER_MS),
  }
}

/** The growth of the logarithm of the stability after a right answer, and how much is left for stronger evidence. */
interface Growth {
  readonly from: number
  readonly gained: number
  readonly open: number
  readonly difficulty: number
}

/**
 * Grade by which a right answer moves difficulty, on the scale from 1 (Again) to 4 (Easy). FSRS lowers difficulty only
 * for 'Easy', which games never give, so with 'Good' the effect of a mistake would last for ever. With this grade, nine
 * right answers weigh as much as one mistake (before FSRS's damping towards 10), as at the desired retention.
 */
const BALANCED = Rating.Good + ((Rating.Good - Rating.Again) * (1 - DESIRED_RETENTION)) / DESIRED_RETENTION

function easeDifficulty(model: MemoryModel, memory: Memory, weight: number): number {
  return model.next_difficulty(
    clampToBounds(memory).difficulty,
    Rating.Good + weight * (BALANCED - Rating.Good),
  )
}

/** Computes the growth by the first right answer in a sitting: its weight's share of what FSRS gives for 'Good'. */
function recall(model: MemoryModel, memory: Memory | null, days: number, weight: number): Growth {
  const good = next(model, memory, days, Rating.Good)
  const from = memory ? clampToBounds(memory).stability : next(model, null, 0, Rating.Again).stability
  const whole = Math.log(good.stability / from)
  return {
    from,
    gained: whole * weight,
    open: whole * (1 - weight),
    difficulty: memory ? easeDifficulty(model, memory, weight) : good.difficulty,
  }
}

/**
 * Computes the growth by a further right answer in a sitting. After a right answer, stronger evidence earns what that
 * answer left open, so that all of them together never count for more than one 'Good'. After a wrong answer, FSRS's
 * short-term formula applies, which levels off at about two days.
 */
function repeat(model: MemoryModel, memory: Memory, game: GameName): Growth {
  const { stability: from } = clampToBounds(memory)
  const { stability, difficulty } = next(model, memory, 0, Rating.Good)
  const open = memory.step / 1000
  if (open > 0) {
    const gained = open * openGrowthShare(game)
    return { from, gained, open: open - gained, difficulty }
  }
  const whole = Math.log(stability / from)
  return { from, gained: whole * evidenceWeight(game), open: 0, difficulty }
}

/**
 * Returns the memory after an answer, by FSRS-6 with its default parameters (ts-fsrs), desired retention 0.9, without
 * fuzz. Wrong is 'Again', right is 'Good' weighted by the game (docs/decisions/008). A `now` before the last answer
 * counts as that answer's time.
 *
 * @param model of the learner's memory; that of most learners without it
 */
export function remember(
  memory: Memory | null,
  evidence: Evidence,
  now: Date,
  model: MemoryModel = averageModel,
): Memory {
  const at = memory && memory.lastAt > now ? memory.lastAt : now
  if (!evidence.isCorrect) return forget(model, memory, at)
  const isSameSitting = isOneSitting(memory, at)
  if (evidence.swipe === 'forgotten' && !isSameSitting) {
    const lapsed = forget(model, memory, at)
    return { ...remember(lapsed, evidence, at, model), repeats: lapsed.repeats }
  }
  const days = memory ? timeSince(memory, at) / DAY_MS : 0
  const growth =
    memory && isSameSitting
      ? repeat(model, memory, evidence.game)
      : recall(model, memory, days, evidenceWeight(evidence.game))
  const stability = growth.from * Math.exp(growth.gained)
  return {
    stability,
    difficulty: growth.difficulty,
    phase: 'review',
    step: Math.min(MAX_OPEN, Math.max(0, Math.round(growth.open * 1000))),
    lapses: memory?.lapses ?? 0,
    repeats: (memory?.repeats ?? 0) + 1,
    lastAt: at,
    dueAt: new Date(at.getTime() + model.next_interval(stability, 0) * DAY_MS - EARLY_MS),
  }
}

/**
 * Returns the probability of recall, from 0 to 1. Of two words, the one with the greater elapsed time / stability is
 * less retrievable.
 */
export function retrievability(memory: Memory, now: Date): number {
  return recallAfter(timeSince(memory, now) / DAY_MS, memory.stability)
}

/** Returns the probability of recall some days after the last answer. */
export function recallAfter(days: number, stability: number): number {
  return averageModel.forgetting_curve(Math.max(0, days), Math.max(S_MIN, stability))
}
