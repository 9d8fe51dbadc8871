import { describe, expect, it } from 'vitest'
import type { GivenAnswer } from '../play'
import { markOf } from './options'

const given = (answer: string, correctAnswer?: string): GivenAnswer => ({
  answer,
  milliseconds: 1,
  verdict: correctAnswer ? { kind: 'judged', isCorrect: answer === correctAnswer, correctAnswer } : null,
})

describe('markOf', () => {
  it('marks only the selected option before the answer', () => {
    expect(['a', 'b'].map((id) => markOf(id, undefined, 'a'))).toEqual(['chosen', undefined])
  })

  it('does not mark the right option before the server has judged', () => {
    expect(['a', 'b'].map((id) => markOf(id, given('a')))).toEqual(['chosen', 'other'])
  })

  it('marks the right option, and the chosen one if it is wrong', () => {
    expect(['a', 'b', 'c'].map((id) => markOf(id, given('a', 'b')))).toEqual(['wrong', 'right', 'other'])
    expect(markOf('b', given('b', 'b'))).toBe('right')
  })
})
