import type { Random } from '../chance'
import type { AnswerKind } from '../game-kinds'

/**
 * A model of a learner's memory of one word. Times are in days. None of the models is that of FSRS, so that the
 * scheduler is not judged by its own assumptions.
 */
export interface Trace {
  /** Returns the probability of recalling the word; 0 before it was ever studied. */
  recall(now: number, kind: AnswerKind): number
  /** Records that the word was asked, answered, and the right answer shown. */
  study(now: number, kind: AnswerKind, isRecalled: boolean): void
}

export interface Learner {
  readonly name: string
  /** Creates a new word; how easy it is varies at random. */
  word(random: Random): Trace
  /** Probability of studying on a given day. */
  readonly diligence: number
  /** First and last day of an absence; empty when there is none. */
  readonly absence: readonly [from: number, until: number] | readonly []
}

/**
 * Standard deviation of the logarithm of how long words are first remembered. It matches the spread of FSRS-6's initial
 * stabilities for the four ratings: 0.2, 1.3, 2.3 and 8.3 days.
 */
const SPREAD = 1.1

/** Returns a log-normal factor around 1. */
function spreadBy(deviation: number, random: Random): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.exp(deviation * normal)
}

/** Factor on the lifetime by kind of answer: a word can be chosen among options for longer than it can be produced. */
const ease: Readonly<Record<AnswerKind, number>> = { chosen: 1.6, built: 1.2, typed: 1 }
/** Factor on the gain by kind of answer: producing a word strengthens memory more than recognising it. */
const worth: Readonly<Record<AnswerKind, number>> = { chosen: 0.75, built: 0.9, typed: 1 }

/** Models exponential forgetting. The nearer a word was to being forgotten, the more a recall lengthens its memory. */
function exponential(lifetime: number, gain: number, random: Random): Trace {
  const first = lifetime * spreadBy(SPREAD, random)
  const own = gain * spreadBy(0.35, random)
  let life = 0
  let last = 0
  const recall = (now: number, kind: AnswerKind) =>
    life === 0 ? 0 : Math.exp(-(now - last) / (life * ease[kind]))
  return {
    recall,
    study(now, kind, isRecalled) {
      if (life === 0) life = first
      else if (isRecalled) life *= 1 + own * worth[kind] * (1 - recall(now, 'typed')) ** 0.6
      else life = Math.max(first, life * 0.35)
      last = now
    },
  }
}

/** Models hyperbolic forgetting. Each recall lengthens the memory in proportion to the time since the last one. */
function hyperbolic(lifetime: number, gain: number, random: Random): Trace {
  const first = lifetime * spreadBy(SPREAD, random)
  const own = gain * spreadBy(0.3, random)
  const decay = 0.5 + 0.5 * random()
  let life = 0
  let last = 0
  return {
    recall: (now, kind) => (life === 0 ? 0 : (1 + (now - last) / (life * ease[kind])) ** -decay),
    study(now, kind, isRecalled) {
      if (life === 0) life = first
      else if (isRecalled) life += own * worth[kind] * Math.min(now - last, 3 * life)
      else life = Math.max(first, life / 2)
      last = now
    },
  }
}

/**
 * Models practice as traces that decay by powers of time, the faster the better the word was known at that moment.
 * Source: Pavlik and Anderson, Practice and forgetting effects on vocabulary memory, Cognitive Science 29 (2005), with
 * their decay parameters. As in their paper, time outside study passes at a fortieth of its speed.
 */
function traces(threshold: number, random: Random): Trace {
  const scale = 0.217
  const intercept = 0.177 * spreadBy(0.15, random)
  const own = threshold + Math.log(spreadBy(0.3, random))
  const noise = 0.3
  const seconds = 86_400 * 0.025
  const past: { at: number; decay: number }[] = []
  const activation = (now: number) => {
    let sum = 0
    for (const { at, decay } of past) sum += Math.max(1, (now - at) * seconds) ** -decay
    return Math.log(sum)
  }
  return {
    recall(now, kind) {
      if (past.length === 0) return 0
      return 1 / (1 + Math.exp((own - Math.log(ease[kind]) - activation(now)) / noise))
    },
    study(now) {
      const decay = past.length === 0 ? intercept : scale * Math.exp(activation(now)) + intercept
      past.push({ at: now, decay })
    },
  }
}

const always = { diligence: 1, absence: [] } as const

/** How much learners of one kind differ: deviations of the logarithms of how long they remember, and of the gain. */
const BETWEEN_LEARNERS = { lifetime: 0.5, gain: 0.35 }

/** Returns learners who differ as people do, of all three kinds of memory. */
export function drawLearners(count: number, random: Random): Learner[] {
  return Array.from({ length: count }, (_, at) => {
    const lifetime = spreadBy(BETWEEN_LEARNERS.lifetime, random)
    const gain = spreadBy(BETWEEN_LEARNERS.gain, random)
    const kinds: readonly (() => Omit<Learner, 'diligence' | 'absence'>)[] = [
      () => ({ name: 'exponential', word: (own) => exponential(3 * lifetime, 4.5 * gain, own) }),
      () => ({ name: 'hyperbolic', word: (own) => hyperbolic(4 * lifetime, 1.5 * gain, own) }),
      () => ({ name: 'power traces', word: (own) => traces(-0.9 - 0.5 * Math.log(lifetime), own) }),
    ]
    return { ...kinds[at % kinds.length]!(), ...always }
  })
}

export const learners: readonly Learner[] = [
  { name: 'power traces (Pavlik & Anderson)', word: (random) => traces(-0.9, random), ...always },
  { name: 'exponential, average', word: (random) => exponential(3, 4.5, random), ...always },
  { name: 'exponential, forgetful', word: (random) => exponential(1.2, 3, random), ...always },
  { name: 'hyperbolic', word: (random) => hyperbolic(4, 1.5, random), ...always },
  {
    name: 'exponential, irregular, three weeks away',
    word: (random) => exponential(3, 4.5, random),
    diligence: 0.7,
    absence: [180, 200],
  },
]
