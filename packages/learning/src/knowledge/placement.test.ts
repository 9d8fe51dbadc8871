import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaUnderCurve, randomNormal, simulatePlacements } from '../simulator/placement-study'
import { randomFromSeed } from '../simulator/seeded-random'
import { estimateCoverage } from './coverage'
import { madeUpWords } from './made-up-words'
import {
  type BankWord,
  chooseNextItem,
  estimatePlacement,
  PLACEMENT_ITEMS,
  type PlacementAnswer,
} from './placement'
import { levelOfAbility, VocabularySizes } from './vocabulary-size'

const bank: readonly BankWord[] = Array.from({ length: 900 }, (_, at) => ({
  word: `word${at}`,
  difficulty: -5 + at / 90,
}))
const items = { bank, madeUp: madeUpWords }

/** Takes a placement as somebody who answers by a rule. */
function take(
  says: (word: BankWord | undefined) => 'yes' | 'no' | 'skip',
  choosesRight: boolean,
  seed = 1,
): PlacementAnswer[] {
  const random = randomFromSeed(seed)
  const answers: PlacementAnswer[] = []
  for (;;) {
    const item = chooseNextItem(answers, items, random)
    if (!item) return answers
    const word = bank.find((one) => one.word === item.word)
    if (item.kind === 'choice')
      answers.push({ kind: 'choice', word: item.word, difficulty: word!.difficulty, isCorrect: choosesRight })
    else
      answers.push({
        kind: 'word',
        word: item.word,
        difficulty: word?.difficulty ?? null,
        answer: says(word),
      })
  }
}

describe('a placement', () => {
  it('ends after 24 items at most, asks no word twice and at least two made-up ones', () => {
    fc.assert(
      fc.property(fc.nat(), fc.double({ min: -5, max: 5, noNaN: true }), (seed, ability) => {
        const answers = take((word) => (word && word.difficulty < ability ? 'yes' : 'no'), true, seed)
        expect(answers.length).toBeLessThanOrEqual(PLACEMENT_ITEMS)
        const words = answers.filter(({ kind }) => kind === 'word').map(({ word }) => word)
        expect(new Set(words).size).toBe(words.length)
        expect(words.filter((word) => madeUpWords.includes(word)).length).toBeGreaterThanOrEqual(2)
      }),
      { numRuns: 20 },
    )
  })

  it('checks a meaning after each fourth yes', () => {
    const answers = take((word) => (word && word.difficulty < 1 ? 'yes' : 'no'), true)
    let yes = 0
    for (const answer of answers) {
      if (answer.kind === 'choice') {
        expect(yes).toBe(4)
        yes = 0
      } else if (answer.answer === 'yes' && answer.difficulty !== null) yes++
    }
    expect(answers.some(({ kind }) => kind === 'choice')).toBe(true)
  })

  it('finds where the learner stops knowing words', () => {
    for (const ability of [-2, 0, 2]) {
      const answers = take((word) => (word && word.difficulty < ability ? 'yes' : 'no'), true)
      expect(Math.abs(estimatePlacement(answers).ability.mean - ability)).toBeLessThan(0.7)
    }
  })

  it('believes those less who know made-up words and choose wrong meanings', () => {
    const honest = estimatePlacement(take((word) => (word ? 'yes' : 'no'), true))
    const claiming = estimatePlacement(take(() => 'yes', false))
    expect(claiming.claimRate).toBeGreaterThan(3 * honest.claimRate)
    expect(claiming.ability.mean).toBeLessThan(honest.ability.mean - 2)
  })

  it('asks words whose difficulty is known best, and trusts them more', () => {
    const uneven = bank.map((word, at) => ({ ...word, variance: at % 10 === 0 ? 0.4 : 1.8 }))
    const random = randomFromSeed(2)
    for (let place = 0; place < 20; place++) {
      const item = chooseNextItem([], { bank: uneven, madeUp: madeUpWords }, random)
      expect(uneven.find(({ word }) => word === item!.word)!.variance).toBe(0.4)
    }
    const after = (variance: number) =>
      estimatePlacement([{ kind: 'word', word: 'word450', difficulty: 0, variance, answer: 'yes' }]).ability
    expect(after(0.4).mean).toBeGreaterThan(after(1.8).mean)
    expect(after(0.4).variance).toBeLessThan(after(1.8).variance)
  })

  it('asks made-up words again of those who said yes to one', () => {
    const madeUpOf = (answers: readonly PlacementAnswer[]) =>
      answers.filter((one) => one.kind === 'word' && one.difficulty === null).length
    const honest = take((word) => (word && word.difficulty < 1 ? 'yes' : 'no'), true)
    const claiming = take((word) => (!word || word.difficulty < 1 ? 'yes' : 'no'), true)
    expect(madeUpOf(claiming)).toBeGreaterThan(madeUpOf(honest))
  })

  it('learns nothing from items that were skipped', () => {
    const { ability } = estimatePlacement(take(() => 'skip', true))
    expect(ability.mean).toBeCloseTo(0.5, 1)
  })
})

describe('a vocabulary’s size', () => {
  it('grows with ability, and lies within its interval', () => {
    const sizes = new VocabularySizes(bank.map(({ difficulty }) => difficulty))
    fc.assert(
      fc.property(
        fc.double({ min: -7, max: 9, noNaN: true }),
        fc.double({ min: 0.01, max: 2, noNaN: true }),
        (mean, variance) => {
          const { size, low, high } = sizes.of({ mean, variance })
          expect(low).toBeLessThanOrEqual(size)
          expect(high).toBeGreaterThanOrEqual(size)
          expect(high).toBeLessThanOrEqual(bank.length)
          expect(sizes.at(mean + 0.5)).toBeGreaterThan(sizes.at(mean))
        },
      ),
    )
  })

  it('gives a level that rises with ability', () => {
    expect([-4, -2, 0, 1, 2, 5].map(levelOfAbility)).toEqual(
      [-4, -2, 0, 1, 2, 5].map(levelOfAbility).toSorted(),
    )
    expect([levelOfAbility(-6), levelOfAbility(6)]).toEqual(['A1', 'C2'])
  })
})

describe('a text’s coverage', () => {
  it('is the mean of the chances of its tokens, with an error that shrinks as the text grows', () => {
    const ability = { mean: 0, variance: 0 }
    const text = (times: number) =>
      Array.from({ length: times }, () => [
        { count: 3, probability: 0.9 },
        { count: 1, probability: 0.2 },
      ]).flat()
    expect(estimateCoverage(text(1), ability).coverage).toBeCloseTo(2.9 / 4)
    expect(estimateCoverage(text(50), ability).error).toBeLessThan(estimateCoverage(text(1), ability).error)
    expect(estimateCoverage([], ability)).toEqual({ coverage: 1, error: 0 })
  })

  it('is less certain if the ability is', () => {
    const words = [{ count: 100, probability: 0.5, difficulty: 0 }]
    expect(estimateCoverage(words, { mean: 0, variance: 1 }).error).toBeGreaterThan(
      estimateCoverage(words, { mean: 0, variance: 0 }).error,
    )
  })
})

describe('simulated learners', () => {
  it('are placed within the error that their number of items allows', () => {
    const random = randomFromSeed(3)
    const words = Array.from({ length: 1500 }, (_, at) => {
      const difficulty = 1.3 * randomNormal(random)
      return { word: `word${at}`, difficulty, real: difficulty + 1.15 * randomNormal(random) }
    })
    const plan = { learners: 40, seed: 1, overClaimers: 0, ability: { mean: 0.5, deviation: 1.5 } }
    const figures = simulatePlacements(words, madeUpWords, plan)
    expect(figures.items).toBeLessThanOrEqual(24)
    expect(figures.abilityError).toBeLessThan(0.65)
    expect(figures.auc).toBeGreaterThan(0.7)
    expect(figures.inInterval).toBeGreaterThan(0.8)
  })

  it('give an area of one half by chance, and of one without mistakes', () => {
    const chances = [0.1, 0.2, 0.3, 0.4]
    expect(areaUnderCurve(chances.map((probability) => ({ probability, isKnown: probability > 0.25 })))).toBe(
      1,
    )
    expect(areaUnderCurve(chances.map((_, at) => ({ probability: 0.5, isKnown: at % 2 === 0 })))).toBe(0.5)
  })
})
