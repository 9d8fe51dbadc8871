import { expect, it } from 'vitest'
import { compareSenses } from './agreement'
import { firstThree, hasWanted, readTest } from './learner-test'

const file = 'l1\tword\tpos\teasiness\tl1_word\nde\tbank\tnoun\t1.5\tUfer, Flussufer (nicht: Bank)\n'

it('the first three are one of each sense, or the first three whatever their sense', () => {
  const senses = [
    ['Bank, die', 'Geldinstitut, das'],
    [],
    ['Ufer, das', 'Böschung, die'],
    ['Reihe, die'],
    ['Vorrat, der'],
  ]
  expect(firstThree(senses)).toEqual({
    bySense: ['Bank, die', 'Ufer, das', 'Reihe, die'],
    inOrder: ['Bank, die', 'Geldinstitut, das', 'Ufer, das'],
  })
  expect(firstThree([])).toEqual({ bySense: [], inOrder: [] })
})

it('the wanted meaning is found under any of its words', () => {
  const [word] = readTest(file)
  expect(word).toEqual({
    lang: 'de',
    word: 'bank',
    partOfSpeech: 'noun',
    wanted: 'Ufer, Flussufer (nicht: Bank)',
  })
  expect(hasWanted(word!, ['Reihe, die', 'Ufer, das'])).toBe(true)
  expect(hasWanted(word!, ['Bank, die'])).toBe(false)
})

it('senses agree if one of their equivalents is the same', () => {
  const senses = [
    { key: 'a.n.1', equivalents: ['trato', 'acuerdo'], covers: ['x', 'y'] },
    { key: 'b.n.1', equivalents: ['fila'], covers: ['z'] },
    { key: 'c.n.1', equivalents: ['solo'], covers: [] },
  ]
  const others = new Map([
    ['y', ['Acuerdo']],
    ['z', ['pelea', 'bronca']],
  ])
  expect(compareSenses(senses, others, 'es')).toEqual({
    compared: 2,
    agreed: 1,
    misses: ['b.n.1\tfila\tpelea; bronca'],
  })
})
