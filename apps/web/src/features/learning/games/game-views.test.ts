import { gameNames } from '@wordhoard/contracts/learning'
import { describe, expect, it } from 'vitest'
import { gameView, isDuel, viewOfGame } from './game-views'
import { gameRules } from './rules-messages'

describe('gameView', () => {
  it('gives every game a title, rules and the kind of answer that its name says', () => {
    for (const name of gameNames) {
      const view = gameView(name)
      expect(view?.title, name).toBeTruthy()
      expect(gameRules[name].length, name).toBeGreaterThan(0)
      const isTyped = name.endsWith('-spelling') && !name.endsWith('-part-spelling')
      expect(view?.answer === 'spelling', name).toBe(isTyped)
      expect(view?.answer === 'fragments', name).toBe(name.endsWith('-part-spelling'))
    }
  })

  it('returns undefined for unknown names, even those of object properties', () => {
    for (const name of ['', 'chess', 'toString', 'constructor', '__proto__'])
      expect(gameView(name)).toBeUndefined()
  })
})

describe('a duel', () => {
  const duel = {
    name: 'definition-spell',
    question: { kind: 'definition', context: 'He ____ me a book.' },
  } as const
  const game = { ...duel, question: { ...duel.question, text: 'to give something for a while' } }

  it('is a sentence without a meaning, answered by choosing a word, with a heading of its own', () => {
    expect([duel, game].map(isDuel)).toEqual([true, false])
    expect(viewOfGame(duel)).toEqual({ answer: 'options', title: 'Choose the word for this sentence' })
    expect(viewOfGame(game)?.title).toBe('Choose the word for this meaning')
  })
})
