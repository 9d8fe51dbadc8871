import { describe, expect, it } from 'vitest'
import { likelihoodOfAnswer } from './knowledge/evidence'
import { AVERAGE_MEMORY, createMemoryModel, type MemoryTraits, remember, retrievability } from './memory'
import { fitMemory, LEAST_ANSWERS, type LoggedAnswer, memoryLength } from './memory-fit'
import { randomFromSeed } from './simulator/seeded-random'

const DAY_MS = 86_400_000
const game = 'definition-spelling'
const { known, unknown } = likelihoodOfAnswer(game, true)

/** Answers of a learner whose memory has some traits, a word a day, each again after one to nine days. */
function answersOf(traits: MemoryTraits, count: number, seed = 1): LoggedAnswer[] {
  const random = randomFromSeed(seed)
  const model = createMemoryModel(traits)
  const answers: LoggedAnswer[] = []
  for (let spellId = 1; answers.length < count; spellId++) {
    let at = new Date(Date.UTC(2026, 0, 1) + spellId * DAY_MS)
    let memory = remember(null, { game, isCorrect: true }, at, model)
    answers.push({ spellId, game, isCorrect: true, at })
    for (let time = 0; time < 6; time++) {
      at = new Date(at.getTime() + Math.ceil(9 * random()) * DAY_MS)
      const recall = retrievability(memory, at)
      const isCorrect = random() < recall * known + (1 - recall) * unknown
      answers.push({ spellId, game, isCorrect, at })
      memory = remember(memory, { game, isCorrect }, at, model)
    }
  }
  return answers.slice(0, count)
}

describe('a fitted memory', () => {
  it('is longer for learners who forget late, and shorter for those who forget soon', () => {
    const long = fitMemory(answersOf({ start: 1.2, growth: 0.6, relearning: 0 }, 2500))
    const short = fitMemory(answersOf({ start: -2, growth: -1, relearning: 0 }, 1500))
    expect(memoryLength(long!.traits)).toBeGreaterThan(1.15)
    expect(memoryLength(short!.traits)).toBeLessThan(0.7)
    for (const fit of [long!, short!]) expect(fit.loss).toBeLessThan(fit.averageLoss)
  })

  it('needs 400 answers, and proof on answers that it didn’t learn from', () => {
    const answers = answersOf({ start: -2, growth: -1, relearning: 0 }, 1500)
    expect(fitMemory(answers.slice(0, LEAST_ANSWERS - 1))).toBeNull()
    expect(fitMemory(answers)!.traits.start).toBeLessThan(-0.3)
    // The last fifth is as if somebody else had answered, so the traits of the others don't fit it.
    const others = answersOf({ start: 1.5, growth: 0.6, relearning: 0 }, 500, 2).map((answer) => ({
      ...answer,
      spellId: 100_000 + answer.spellId,
      at: new Date(answer.at.getTime() + 1000 * DAY_MS),
    }))
    expect(fitMemory([...answers, ...others])).toBeNull()
  })

  it('stays near that of most learners for learners like them', () => {
    const fit = fitMemory(answersOf(AVERAGE_MEMORY, 2000))
    expect(Math.abs(Math.log(memoryLength(fit?.traits ?? AVERAGE_MEMORY)))).toBeLessThan(0.25)
  })

  it('doesn’t depend on the order in which answers are read', () => {
    const answers = answersOf({ start: -2, growth: -1, relearning: 0 }, 1500)
    const byTime = answers.toSorted((a, b) => a.at.getTime() - b.at.getTime())
    expect(fitMemory(answers)?.traits.start).toBeCloseTo(fitMemory(byTime)?.traits.start ?? Number.NaN, 6)
  })
})

it('the model of most learners is the one that is used without a learner’s own', () => {
  const at = new Date(Date.UTC(2026, 0, 1))
  const evidence = { game, isCorrect: true } as const
  expect(remember(null, evidence, at, createMemoryModel(AVERAGE_MEMORY))).toEqual(
    remember(null, evidence, at),
  )
  expect(memoryLength(AVERAGE_MEMORY)).toBe(1)
})
