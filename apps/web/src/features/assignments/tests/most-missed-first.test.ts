import { expect, it } from 'vitest'
import { mostMissedFirst } from './most-missed-first'

const question = (number: number, answered_num: number, right_num: number) => ({
  number,
  answered_num,
  right_num,
})

it('sorts questions by the share of wrong answers, and puts those without answers last', () => {
  const questions = [
    question(0, 0, 0),
    question(1, 4, 4),
    question(2, 4, 1),
    question(3, 2, 0),
    question(4, 8, 2),
  ]
  expect(mostMissedFirst(questions).map(({ number }) => number)).toEqual([3, 2, 4, 1, 0])
})
