import { describe, expect, it } from 'vitest'
import { definition, spell } from '../../testing/dictionary'
import { fitEntry } from './fit-entry'

describe('an entry to practise', () => {
  const rude = { ...definition(2), domain: { region: [], category: [], usage: ['taboo'] } }
  const entry = spell(7, 'screw', { definitions: [definition(1), rude, definition(3)] })
  const sentence = (...definitionIds: number[]) => ({ sentence: 'A sentence.', definitionIds })

  it('has no definitions that aren’t fit for a class', () => {
    expect(fitEntry(entry, null).spell.definitions.map(({ id }) => id)).toEqual([1, 3])
  })

  it('has the learner’s sentence, unless the word isn’t fit for a class there', () => {
    expect(fitEntry(entry, sentence(3, 2)).met).toEqual(sentence(3, 2))
    expect(fitEntry(entry, sentence()).met).toEqual(sentence())
    expect(fitEntry(entry, sentence(2, 1)).met).toBeUndefined()
    expect(fitEntry(entry, undefined).met).toBeUndefined()
  })
})
