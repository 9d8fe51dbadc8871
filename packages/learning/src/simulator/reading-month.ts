import type { Random } from '../chance'
import type { PassedWord } from '../knowledge/add-reading'
import { type Likelihood, likelihoodOf, likelihoodOfAnswer } from '../knowledge/evidence'
import { type Observation, probabilityOf } from '../knowledge/learner'
import { type Memory, remember, retrievability } from '../memory'
import { planGames } from '../plan'
import { scoreOfStability } from '../score'
import { learners, type Trace } from './learners'
import { randomNormal } from './placement-study'
import { randomFromSeed } from './seeded-random'
import type { Belief, CoveragePlan, StudiedWord } from './studied-words'

const DAY_MS = 86_400_000
const DAYS = 30
/** New words practised each day, of those saved. */
const NEW_WORDS = 10
/** Least and greatest share of unknown words that a learner looks up each day, and of known ones. */
const LOOK_UPS = { unknown: [0.15, 0.6], known: [0, 0.03] } as const
/** Share of looked-up words that are saved. */
const SAVED = 0.6
/** Deviation of the logarithm of how readily each word is looked up: some can be guessed, some don't matter. */
const BETWEEN_WORDS = 0.7
/** Passing a word that is surely known isn't kept (as on the server). */
const SURELY_KNOWN = 0.97

/** What a learner has done in a month, and what they know after it. */
export interface MonthOfReading {
  /** Oldest first. */
  readonly events: readonly Observation[]
  readonly passed: readonly PassedWord[]
  /** Probability of recall of the words practised, by place. */
  readonly retrievability: ReadonlyMap<number, number>
  readonly knows: readonly boolean[]
  readonly end: Date
}

interface Practised {
  readonly at: number
  readonly trace: Trace
  memory: Memory | null
}

/** Lets a learner read a text a day, look words up, save some and practise these. */
export function readForMonth(
  given: {
    readonly words: readonly StudiedWord[]
    readonly knows: readonly boolean[]
    readonly belief: Belief
    readonly plan: Pick<CoveragePlan, 'readings'>
    readonly number: number
    readonly start: Date
  },
  random: Random,
): MonthOfReading {
  const { words, knows, belief, plan, number, start } = given
  const between = ([least, most]: readonly [number, number]) => least + (most - least) * random()
  const rates = { known: between(LOOK_UPS.known), unknown: between(LOOK_UPS.unknown) }
  const events: Observation[] = []
  const passedDays = new Map<number, { days: number; last: Date }>()
  const lookedUp = new Set<number>()
  const saved: number[] = []
  const practised = new Map<number, Practised>()
  const memoryOf = learners[number % learners.length]!
  const observe = (at: number, likelihood: Likelihood, when: Date, isPicked = false) => {
    const { id, difficulty } = words[at]!
    events.push({ spellId: id, difficulty, likelihood, at: when, isPicked })
  }
  const readinesses = new Map<number, number>()
  const readiness = (at: number) => {
    const own = readinesses.get(at) ?? Math.exp(BETWEEN_WORDS * randomNormal(random))
    readinesses.set(at, own)
    return own
  }
  const recalls = ({ trace }: Practised, when: Date) =>
    random() < trace.recall(when.getTime() / DAY_MS, 'typed')

  for (let day = 1; day <= DAYS; day++) {
    const now = new Date(start.getTime() + day * DAY_MS)
    const text = plan.readings[(number * 7 + day) % plan.readings.length]!
    for (const { at } of text.words) {
      const { isFunctionWord, id, difficulty } = words[at]!
      if (isFunctionWord) continue
      const own = practised.get(at)
      const isKnown = knows[at]! || (own !== undefined && recalls(own, now))
      if (random() < (isKnown ? rates.known : Math.min(0.95, rates.unknown * readiness(at)))) {
        if (lookedUp.has(at)) continue
        lookedUp.add(at)
        observe(at, likelihoodOf('looked_up'), now, true)
        if (random() >= SAVED) continue
        observe(at, likelihoodOf('saved'), now, true)
        saved.push(at)
      } else if (probabilityOf(belief.known, id, difficulty) < SURELY_KNOWN)
        passedDays.set(at, { days: (passedDays.get(at)?.days ?? 0) + 1, last: now })
    }
    practise(new Date(now.getTime() + DAY_MS / 24))
  }

  function practise(now: Date): void {
    for (const at of saved.splice(0, NEW_WORDS))
      practised.set(at, { at, trace: memoryOf.word(randomFromSeed(number * 100_003 + at)), memory: null })
    const due = [...practised.values()].filter(({ memory }) => memory === null || memory.dueAt <= now)
    const games = planGames({
      words: due.map(({ at, memory }) => ({
        spellId: at,
        hasImage: false,
        hasDefinition: true,
        canBuild: true,
        isForgotten: false,
        score: memory ? scoreOfStability(memory.stability) : 0,
      })),
      size: 'medium',
      hasAudio: true,
      random,
    })
    const time = now.getTime() / DAY_MS
    for (const { at, memory, trace } of due)
      if (memory === null && !knows[at]) trace.study(time, 'chosen', false)
    for (const { spellId: at, name } of games) {
      const own = practised.get(at)!
      const isRecalled = knows[at]! || random() < own.trace.recall(time, 'typed')
      const isCorrect = random() < (isRecalled ? 0.96 : 0.15)
      if (own.memory === null) observe(at, likelihoodOfAnswer(name, isCorrect), now)
      own.trace.study(time, 'typed', isRecalled)
      own.memory = remember(own.memory, { game: name, isCorrect }, now)
    }
  }

  const end = new Date(start.getTime() + (DAYS + 1) * DAY_MS)
  const passed = [...passedDays].map(([at, { days, last }]) => {
    const { id, difficulty } = words[at]!
    return { spellId: id, difficulty, at: last, days }
  })
  const now = [...knows]
  const retrievabilities = new Map<number, number>()
  for (const own of practised.values()) {
    if (own.memory) retrievabilities.set(own.at, retrievability(own.memory, end))
    now[own.at] ||= recalls(own, end)
  }
  return { events, passed, retrievability: retrievabilities, knows: now, end }
}
