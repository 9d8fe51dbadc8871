import { describe, expect, it } from 'vitest'
import { chooseEquivalents, mergeEquivalents } from './choose-equivalents'

describe('equivalents of several senses', () => {
  it('are those that most senses have, then taken in turn, each once, four at most', () => {
    expect(mergeEquivalents([['a', 'b'], ['c', 'b'], ['b']])).toEqual(['b', 'a', 'c'])
    expect(
      mergeEquivalents([
        ['a', 'b', 'c'],
        ['A', 'd'],
        ['e', 'f'],
      ]),
    ).toEqual(['a', 'e', 'b', 'd'])
    expect(mergeEquivalents([])).toEqual([])
  })
})

describe('what a pack of words gives for a definition', () => {
  const bank = { text: 'an organisation that keeps and lends money', partOfSpeech: 'noun' }
  const meaning = (label: string, equivalents: string[], partOfSpeech = 'noun') => ({
    label,
    equivalents,
    partOfSpeech,
  })

  it('is the meaning whose label says the same', () => {
    const meanings = [
      meaning('edge of river', ['Ufer']),
      meaning('organisation that lends money', ['Bank']),
      meaning('money', ['Geld']),
    ]
    expect(chooseEquivalents(bank, meanings)).toEqual({ equivalents: ['Bank'], hasOtherMeanings: false })
  })

  it('is everything of the part of speech if no label does', () => {
    const meanings = [
      meaning('edge of river', ['Ufer']),
      meaning('', ['Bank', 'Ufer']),
      meaning('', ['sich neigen'], 'verb'),
    ]
    expect(chooseEquivalents(bank, meanings)).toEqual({
      equivalents: ['Ufer', 'Bank'],
      hasOtherMeanings: true,
    })
  })

  it('is what has no part of speech, too', () => {
    expect(chooseEquivalents(bank, [meaning('', ['Bank'], '')])?.equivalents).toEqual(['Bank'])
    expect(
      chooseEquivalents({ ...bank, partOfSpeech: 'phrasal verb' }, [meaning('', ['x'], 'verb')]),
    ).toBeDefined()
  })

  it('is nothing if only other parts of speech are known', () => {
    expect(chooseEquivalents(bank, [meaning('', ['sich neigen'], 'verb')])).toBeUndefined()
    expect(chooseEquivalents(bank, [])).toBeUndefined()
  })
})
