import { describe, expect, it } from 'vitest'
import { formsToMark, splitAtForms } from './split-at-forms'

const marked = (sentence: string, ...spellings: string[]) =>
  splitAtForms(sentence, formsToMark(spellings))
    .filter(({ isMarked }) => isMarked)
    .map(({ text }) => text)

describe('splitAtForms', () => {
  it('marks a word in all of its forms, in possessives and in parts of compounds', () => {
    expect(marked('The gardener’s garden-wall and two Gardens', 'garden', 'gardens')).toEqual([
      'garden-wall',
      'Gardens',
    ])
    expect(marked('The gardener’s garden', 'gardener')).toEqual(['gardener’s'])
  })

  it('keeps every character of the sentence', () => {
    const sentence = '“Run!” — she ran; runs of (running) water…'
    const parts = splitAtForms(sentence, formsToMark(['run', 'ran', 'running', 'runs']))
    expect(parts.map(({ text }) => text).join('')).toBe(sentence)
    expect(parts.filter(({ isMarked }) => isMarked)).toHaveLength(4)
  })

  it('marks the words of a phrase, even when other words separate them', () => {
    expect(marked('They put the meeting off again.', 'put off')).toEqual(['put', 'off'])
  })
})
