import { expect, it } from 'vitest'
import { beginsWithAdverbial, opensAdverbial } from './after-particle'
import type { PhraseToken } from './object-phrase'

const tokens = (text: string): PhraseToken[] =>
  text.split(' ').map((form) => ({ form, bits: 1, capital: false, kind: 'word', join: 'space' }))
const isAdverbial = (particle: string, text: string) => opensAdverbial(particle, tokens(text))

it('says that times and manners after a particle are no object of it', () => {
  for (const text of ['myself', 'right now', 'straight away', 'both times', 'two days ago', 'last night'])
    expect(isAdverbial('off', text), text).toBe(true)
  for (const text of ['or not', 'home again', 'some more', 'one by one', 'like that', 'a notch'])
    expect(isAdverbial('up', text), text).toBe(true)
})

it('leaves objects of prepositions alone', () => {
  for (const text of ['the fridge', 'a box', 'right shoes', 'some sugar', 'one bag'])
    expect(isAdverbial('in', text), text).toBe(false)
})

it('takes a length of time after in as its object, unless it is said when', () => {
  expect(isAdverbial('in', 'two minutes')).toBe(false)
  expect(isAdverbial('in', 'two days ago')).toBe(true)
  expect(isAdverbial('off', 'two minutes')).toBe(true)
})

it('knows what says when, how often or how after a particle that needs no object', () => {
  for (const text of ['early afternoon', 'most days', 'this morning', 'the other day', 'a lot', 'one by one'])
    expect(beginsWithAdverbial('in', tokens(text)), text).toBe(true)
  for (const text of [
    'online the day before',
    'very quickly',
    'three times',
    'two weeks ago',
    'no matter what',
  ])
    expect(beginsWithAdverbial('in', tokens(text)), text).toBe(true)
  expect(beginsWithAdverbial('up', tokens('monday'))).toBe(true)
})

it('takes nothing else for an adverbial', () => {
  for (const text of ['the morning', 'a few steps', 'a lot of boxes', 'two minutes', 'a wall last night'])
    expect(beginsWithAdverbial('in', tokens(text)), text).toBe(false)
  expect(beginsWithAdverbial('on', tokens('monday'))).toBe(false)
})
