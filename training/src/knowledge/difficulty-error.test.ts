import { expect, it } from 'vitest'
import { DifficultyError } from './difficulty-error'
import type { Features } from './word-features'

const names = [
  ...['senses for learners', 'senses', 'parts', 'for learners', 'rank', 'written − spoken', 'has base'],
  ...['compound', 'dominance', 'picture', 'noun', 'verb', 'adjective', 'tags', 'level', 'family level'],
  ...['letters', 'romance', 'international at best'],
]

it('finds words less certain that have errors like those of less certain words', () => {
  let seed = 5
  const random = () => {
    seed = (seed * 16807) % 2147483647
    return seed / 2147483647
  }
  const examples = Array.from({ length: 2000 }, () => ({
    common: Object.fromEntries(names.map((name) => [name, random()])) as Features,
    difficulties: [random(), random(), random()],
  }))
  const varianceOf = (senses: number) => Math.exp(2 * senses - 1)
  // A squared standard normal number has the mean 1; an exponential one will do.
  const squares = examples.map(({ common }) => -varianceOf(common.senses!) * Math.log(1 - random()))
  const error = new DifficultyError(examples, squares)
  const [first] = examples
  for (const senses of [0.1, 0.5, 0.9]) {
    const found = error.varianceOf({ ...first!, common: { ...first!.common, senses } })
    expect(Math.abs(Math.log(found / varianceOf(senses)))).toBeLessThan(0.5)
  }
})
