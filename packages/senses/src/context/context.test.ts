import { describe, expect, it } from 'vitest'
import { readContext, splitWords } from './context'

const found = (headword: string, context: string) => {
  const { words, target } = readContext(headword, context)
  return target.map((at) => words[at]).join(' ')
}

describe('readContext', () => {
  it.each([
    ['go', 'then they went home', 'went'],
    ['child', 'the children’s room', 'children'],
    ['leave', 'she left early', 'left'],
    ['colour', 'the color of it', 'color'],
    ['do', "he doesn't know", 'does'],
    ['will', "it won't start", 'wo'],
    ['not', 'I don’t know', "n't"],
    ['put off', "don't put it off until tomorrow", 'put off'],
    ['pick up', 'she picked her little brother up', 'picked up'],
    ['mother-in-law', 'my mother in law is here', 'mother in law'],
    ['natural gas', 'prices of natural gas rose', 'natural gas'],
    ['well-known', 'a well-known actor', 'well-known'],
  ])('finds %s in “%s”', (headword, context, form) => {
    expect(found(headword, context)).toBe(form)
  })

  it('chooses the occurrence nearest the middle', () => {
    const { target } = readContext('bank', 'a bank by the bank of the river and a bank')
    expect(target).toEqual([4])
  })

  it('prefers a real inflection anywhere to a similar word in the middle', () => {
    expect(found('plan', 'the planet that they planned')).toBe('planned')
  })

  it('finds nothing when the headword is missing', () => {
    expect(readContext('bank', 'quite another text').target).toEqual([])
    expect(readContext('', '').target).toEqual([])
  })
})

describe('splitWords', () => {
  it('splits off clitics and punctuation, and keeps hyphenated words whole', () => {
    expect(splitWords("He'd said: “it isn’t well-known.”")).toEqual([
      'He',
      "'d",
      'said',
      ':',
      '“',
      'it',
      'is',
      "n't",
      'well-known',
      '.',
      '”',
    ])
  })
})
