import { describe, expect, it } from 'vitest'
import type { Entry, EntryForm, Sense } from './model'
import { selectExamples } from './select-examples'

const shown = (headword: string, words: string[], examples: string[], forms: string[] = []) =>
  selectExamples(
    { headword, forms: forms.map((form) => ({ form }) as EntryForm) } as unknown as Entry,
    { synset: { words, examples } } as unknown as Sense,
  )

describe('selectExamples', () => {
  const grudge = ['bear a grudge', 'entertain interesting notions', 'harbor a resentment']

  it('keeps the examples that contain the word, in either spelling', () => {
    expect(shown('harbour', ['harbor', 'hold', 'nurse'], grudge, ['harbor'])).toEqual(['harbor a resentment'])
    expect(shown('bear', ['harbor', 'bear'], grudge)).toEqual(['bear a grudge'])
  })

  it('recognises inflected forms, including irregular ones', () => {
    expect(shown('carry', ['carry', 'bear'], ['she carries the line', 'a carpet'])).toEqual([
      'she carries the line',
    ])
    expect(shown('go', ['go', 'move'], ['he went home', 'a gown'], ['went', 'going'])).toEqual([
      'he went home',
    ])
  })

  it('requires every word of a phrase', () => {
    expect(shown('put off', ['put off', 'delay'], ['do not put it off', 'put it on', 'get off'])).toEqual([
      'do not put it off',
    ])
  })

  it('keeps all examples if no other word has that meaning', () => {
    expect(shown('moon', ['moon'], ['it shone'])).toEqual(['it shone'])
  })
})
