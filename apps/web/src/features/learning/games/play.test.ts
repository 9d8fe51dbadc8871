import type { Game } from '@wordhoard/contracts/learning'
import { describe, expect, it } from 'vitest'
import {
  hasSkipped,
  newPlay,
  progressOf,
  selectUnsent,
  type Verdict,
  withAnswer,
  withNext,
  withoutAnswer,
  withSynonym,
  withVerdict,
} from './play'

const game = (id: string): Game => ({
  id,
  game_session_id: 1,
  name: 'definition-spelling',
  question: { kind: 'definition', text: 'a tower with a lamp' },
  answers: [],
  token: `token of ${id}`,
})
const right: Verdict = { kind: 'judged', isCorrect: true, correctAnswer: 'lighthouse' }
const wrong: Verdict = { kind: 'judged', isCorrect: false, correctAnswer: 'lighthouse' }
const play = newPlay(1, [game('a'), game('b')], 3)

describe('Play', () => {
  it('counts earlier answers, and the current game once it is answered', () => {
    expect(progressOf(play)).toEqual({ done: 3, total: 5 })
    const answered = withAnswer(play, 'a', 'x', 900)
    expect(progressOf(answered)).toEqual({ done: 4, total: 5 })
    expect(progressOf(withNext(answered, 'a'))).toEqual({ done: 4, total: 5 })
  })

  it('keeps the first answer to a game and the first verdict on it', () => {
    const answered = withAnswer(withAnswer(play, 'a', 'first', 1), 'a', 'second', 2)
    expect(answered.answers.a?.answer).toBe('first')
    const judged = withVerdict(withVerdict(answered, 'a', right), 'a', wrong)
    expect(judged.answers.a?.verdict).toEqual(right)
  })

  it('keeps unsent answers in order while the games go on', () => {
    let offline = withNext(withAnswer(play, 'a', 'x', 1), 'a')
    offline = withNext(withAnswer(offline, 'b', 'y', 1), 'b')
    expect(selectUnsent(offline).map(({ id }) => id)).toEqual(['a', 'b'])
    expect(selectUnsent(withVerdict(offline, 'a', wrong)).map(({ id }) => id)).toEqual(['b'])
  })

  it('moves on once, however often Continue is pressed', () => {
    expect(withNext(withNext(play, 'a'), 'a').position).toBe(1)
  })

  it('shows a game again with its new token when its answer is undone', () => {
    const answered = withVerdict(withAnswer(play, 'a', 'x', 1), 'a', wrong)
    const again = withoutAnswer(answered, 'a', { ...game('c'), token: 'new' })
    expect(again.games.map(({ id }) => id)).toEqual(['c', 'b'])
    expect(again).toMatchObject({ position: 0, answers: {}, undone: 1 })
  })

  it('reopens a game answered with a synonym, as the last one if the learner has moved on', () => {
    const answered = withAnswer(play, 'a', 'beacon', 1)
    expect(withSynonym(answered, 'a')).toMatchObject({
      position: 0,
      answers: {},
      synonyms: { a: 'beacon' },
    })
    const passed = withSynonym(withNext(answered, 'a'), 'a')
    expect(passed.games.map(({ id }) => id)).toEqual(['b', 'a'])
    expect(passed).toMatchObject({ position: 0, answers: {} })
    expect(hasSkipped(passed)).toBe(false)
    const judged = withVerdict(answered, 'a', wrong)
    expect(withSynonym(judged, 'a')).toBe(judged)
  })

  it('reports whether games were skipped', () => {
    expect(hasSkipped(withNext(play, 'a'))).toBe(true)
    expect(hasSkipped(withNext(withAnswer(play, 'a', 'x', 1), 'a'))).toBe(false)
  })
})
