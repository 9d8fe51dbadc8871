import type { GameName } from '@wordhoard/contracts/learning'
import { gameNames } from '@wordhoard/contracts/learning'
import fc from 'fast-check'
import { type Card, createEmptyCard, default_w, fsrs, Rating, S_MIN, State } from 'ts-fsrs'
import { describe, expect, it } from 'vitest'
import { type Memory, remember, retrievability } from './memory'

const DAY_MS = 86_400_000
const start = new Date('2026-03-01T12:00:00Z')
const later = (from: Date, days: number) => new Date(from.getTime() + days * DAY_MS)
const typed = 'definition-spelling' as const

interface Step {
  readonly days: number
  readonly isCorrect: boolean
  readonly game?: GameName
}

function play(steps: readonly Step[]): Memory {
  let memory: Memory | null = null
  let now = start
  for (const { days, isCorrect, game } of steps) {
    now = later(now, days)
    memory = remember(memory, { game: game ?? typed, isCorrect }, now)
  }
  return memory as Memory
}

/** The scheduler of ts-fsrs, without fuzz and without learning steps, like ours. */
const scheduler = fsrs({ enable_fuzz: false, learning_steps: [], relearning_steps: [] })

/** Applies an answer to our memory with the scheduler of ts-fsrs. */
function scheduleCard(memory: Memory, isCorrect: boolean, now: Date): Card {
  const card = {
    ...createEmptyCard(memory.lastAt),
    stability: memory.stability,
    difficulty: memory.difficulty,
    state: State.Review,
    last_review: memory.lastAt,
  }
  return scheduler.next(card, now, isCorrect ? Rating.Good : Rating.Again).card
}

const right = (days: number): Step => ({ days, isCorrect: true })
const wrong = (days: number): Step => ({ days, isCorrect: false })
const game = fc.constantFrom(...gameNames)
const wholeDays = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 400 }))
const answers = fc.array(fc.record({ days: wholeDays, isCorrect: fc.boolean() }), {
  minLength: 1,
  maxLength: 12,
})
const times = fc.double({ min: 0, max: 400, noNaN: true })
const played = fc
  .array(fc.record({ days: times, isCorrect: fc.boolean(), game }), { minLength: 1, maxLength: 10 })
  .map(play)

describe('typed answers on whole days', () => {
  it('change stability exactly as ts-fsrs does, answer by answer', () => {
    fc.assert(
      fc.property(answers, (steps) => {
        const [first, ...others] = steps as [Step, ...Step[]]
        let now = start
        let memory = remember(null, { game: typed, isCorrect: first.isCorrect }, now)
        const begun = scheduler.next(
          createEmptyCard(start),
          start,
          first.isCorrect ? Rating.Good : Rating.Again,
        ).card
        expect(memory.stability).toBeCloseTo(begun.stability, 7)
        expect(memory.difficulty).toBeCloseTo(begun.difficulty, 7)
        for (const { days, isCorrect } of others) {
          now = later(now, days)
          const theirs = scheduleCard(memory, isCorrect, now)
          const ours = remember(memory, { game: typed, isCorrect }, now)
          expect(ours.stability / theirs.stability).toBeCloseTo(1, 6)
          if (!isCorrect && days > 0) expect(ours.difficulty).toBeCloseTo(theirs.difficulty, 7)
          memory = ours
        }
        expect(memory.repeats).toBe(steps.length)
      }),
    )
  })

  // The expected values were computed from the published formulas, not with ts-fsrs.
  it.each([
    { steps: [right(0)], stability: 2.3065, difficulty: 2.1181 },
    { steps: [right(0), right(2), right(11), right(46)], stability: 180.4015, difficulty: 1.0 },
    { steps: [wrong(0), right(0), right(1), right(3)], stability: 8.2034, difficulty: 5.8233 },
    { steps: [right(0), right(2), right(11), wrong(46), right(1)], stability: 5.3405, difficulty: 6.7938 },
  ])('follow the default parameters of FSRS-6 (case %#)', ({ steps, stability, difficulty }) => {
    const memory = play(steps)
    expect(memory.stability).toBeCloseTo(stability, 3)
    expect(memory.difficulty).toBeCloseTo(difficulty, 3)
  })

  it('lower difficulty by a ninth of what a mistake adds, which balances at the desired retention', () => {
    const memory = play([wrong(0), right(1)])
    const now = later(memory.lastAt, 3)
    const change = (isCorrect: boolean) =>
      remember(memory, { game: typed, isCorrect }, now).difficulty - memory.difficulty
    expect(change(false) / -change(true)).toBeCloseTo(9, 0)
  })

  it('lower the difficulty of a word that was missed once and never again', () => {
    const missed = play([right(0), right(2), wrong(5)])
    const better = play([right(0), right(2), wrong(5), ...Array.from({ length: 8 }, () => right(9))])
    expect(better.difficulty).toBeLessThan(missed.difficulty - 1)
  })

  it('use the 21 parameters of FSRS-6', () => {
    expect(default_w).toHaveLength(21)
  })
})

describe('evidence', () => {
  const gain = (name: GameName, memory: Memory | null, now: Date) =>
    remember(memory, { game: name, isCorrect: true }, now).stability

  it('counts a typed answer more than a built one, and a built one more than a chosen one', () => {
    fc.assert(
      fc.property(played, fc.double({ min: 0.5, max: 500, noNaN: true }), (memory, days) => {
        const now = later(memory.lastAt, days)
        const [strong, middle, weak] = (
          ['audio-spelling', 'audio-part-spelling', 'audio-spell'] as const
        ).map((name) => gain(name, memory, now)) as [number, number, number]
        expect(strong).toBeGreaterThan(middle)
        expect(middle).toBeGreaterThan(weak)
        expect(weak).toBeGreaterThan(memory.stability)
      }),
    )
  })

  it('does not depend on the time taken', () => {
    const evidence = { game: typed, isCorrect: true } as const
    expect(remember(null, { ...evidence, milliseconds: 90_000 }, start)).toEqual(
      remember(null, evidence, start),
    )
  })

  it('reaches the minimum stability of FSRS after nine wrong answers, and a right answer leads up from it', () => {
    const lowest = play(Array.from({ length: 9 }, () => wrong(0)))
    expect(lowest.stability).toBe(S_MIN)
    expect(gain(typed, lowest, later(lowest.lastAt, 1))).toBeGreaterThan(S_MIN)
  })

  it('lowers stability down to the minimum after a wrong answer, and makes the word due in ten minutes, in every game', () => {
    fc.assert(
      fc.property(played, game, times, (memory, name, days) => {
        const now = later(memory.lastAt, days)
        const after = remember(memory, { game: name, isCorrect: false }, now)
        if (memory.stability > S_MIN) expect(after.stability).toBeLessThan(memory.stability)
        else expect(after.stability).toBe(S_MIN)
        expect(after.dueAt.getTime() - now.getTime()).toBe(600_000)
        expect(after.phase).not.toBe('review')
        expect(after.difficulty).toBeGreaterThanOrEqual(memory.difficulty - 0.01)
      }),
    )
  })
})

describe('several answers in one sitting', () => {
  const minutes = fc.double({ min: 0, max: 30, noNaN: true }).map((length) => length / 1440)

  it('never count for more than one typed recall together, however many they are', () => {
    const sitting = fc.array(fc.record({ game, after: minutes }), { minLength: 1, maxLength: 20 })
    fc.assert(
      fc.property(
        fc.option(played),
        fc.double({ min: 0.5, max: 300, noNaN: true }),
        sitting,
        (memory, days, turns) => {
          let now = memory ? later(memory.lastAt, days) : start
          const first = later(now, turns[0]?.after ?? 0)
          const once = remember(memory, { game: typed, isCorrect: true }, first).stability
          let after = memory
          for (const turn of turns) {
            now = later(now, turn.after)
            after = remember(after, { game: turn.game, isCorrect: true }, now)
          }
          // 2.15 days is about where FSRS's short-term formula levels off.
          expect(after?.stability).toBeLessThanOrEqual(Math.max(once * 1.01, 2.15))
        },
      ),
    )
  })

  it('count for as much as one typed answer when they go from chosen to typed', () => {
    const memory = play([right(0), right(2), right(9)])
    const now = later(memory.lastAt, 30)
    const alone = remember(memory, { game: typed, isCorrect: true }, now)
    let after = memory
    for (const name of ['audio-image', 'audio-part-spelling', typed] as const) {
      const before = after.stability
      after = remember(after, { game: name, isCorrect: true }, now)
      expect(after.stability).toBeGreaterThan(before)
    }
    expect(after.stability / alone.stability).toBeCloseTo(1, 2)
    expect(after.step).toBe(0)
  })

  it('belong to one sitting across midnight', () => {
    const evening = remember(null, { game: typed, isCorrect: true }, new Date('2026-03-01T23:58:00Z'))
    const after = remember(evening, { game: typed, isCorrect: true }, new Date('2026-03-02T00:03:00Z'))
    expect(after.stability).toBeCloseTo(evening.stability, 2)
  })
})

describe('a swipe', () => {
  const known = play([right(0), right(2), right(11), right(46)])
  const now = later(known.lastAt, 160)

  it('changes nothing when it says remembered', () => {
    const evidence = { game: typed, isCorrect: true } as const
    expect(remember(known, { ...evidence, swipe: 'remembered' }, now)).toEqual(remember(known, evidence, now))
  })

  it('lowers stability when it says forgotten, even if the answer is right', () => {
    const after = remember(known, { game: typed, isCorrect: true, swipe: 'forgotten' }, now)
    expect(after.stability).toBeLessThan(10)
    expect(after).toMatchObject({ phase: 'review', lapses: 1, repeats: known.repeats + 1 })
  })

  it('counts once in a sitting when it says forgotten', () => {
    const evidence = { game: typed, isCorrect: true, swipe: 'forgotten' } as const
    const once = remember(known, evidence, now)
    const twice = remember(once, evidence, later(now, 0.001))
    expect(twice.stability).toBeGreaterThanOrEqual(once.stability)
    expect(twice.lapses).toBe(1)
  })
})

describe('memory', () => {
  it('stays within the bounds of the model after any answers', () => {
    fc.assert(
      fc.property(played, (memory) => {
        expect(memory.stability).toBeGreaterThanOrEqual(0.001)
        expect(memory.stability).toBeLessThanOrEqual(36_500)
        expect(memory.difficulty).toBeGreaterThanOrEqual(1)
        expect(memory.difficulty).toBeLessThanOrEqual(10)
        expect(Number.isInteger(memory.step) && memory.step >= 0 && memory.step <= 10_000).toBe(true)
        expect(memory.dueAt.getTime()).toBeGreaterThan(memory.lastAt.getTime())
      }),
    )
  })

  it('gives the same result after being rounded to single precision in a database', () => {
    fc.assert(
      fc.property(played, times, fc.boolean(), (memory, days, isCorrect) => {
        const stored = {
          ...memory,
          stability: Math.fround(memory.stability),
          difficulty: Math.fround(memory.difficulty),
        }
        const now = later(memory.lastAt, days)
        const evidence = { game: typed, isCorrect }
        const ratio = remember(stored, evidence, now).stability / remember(memory, evidence, now).stability
        expect(ratio).toBeCloseTo(1, 3)
      }),
    )
  })

  it('treats an answer dated before the last one as given at the time of the last one', () => {
    const memory = play([right(0), right(3)])
    const after = remember(memory, { game: typed, isCorrect: true }, later(memory.lastAt, -2))
    expect(after.lastAt).toEqual(memory.lastAt)
    expect(retrievability(memory, later(memory.lastAt, -2))).toBe(1)
  })

  it('falls to a retrievability of 0.9 after as many days as its stability', () => {
    fc.assert(
      fc.property(played, (memory) => {
        expect(retrievability(memory, memory.lastAt)).toBe(1)
        expect(retrievability(memory, later(memory.lastAt, memory.stability))).toBeCloseTo(0.9, 2)
      }),
    )
  })

  it('is due half a day early, so that words practised in the evening are due in the morning', () => {
    const memory = remember(null, { game: typed, isCorrect: true }, new Date('2026-03-01T21:00:00Z'))
    expect(memory.dueAt).toEqual(new Date('2026-03-03T09:00:00Z'))
  })
})
