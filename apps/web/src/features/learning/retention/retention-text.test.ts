import type { LearnerMemory } from '@wordhoard/contracts/learner/memory'
import { describe, expect, it } from 'vitest'
import { ownMemoryText, retentionChoices } from './retention-text'

const memory: LearnerMemory = {
  answers: 120,
  answers_needed: 400,
  fit: null,
  automatic: 0.82,
  chosen: null,
  choices: [
    { retention: 0.82, words_a_day: 10.2 },
    { retention: 0.8, words_a_day: 9.9 },
    { retention: 0.85, words_a_day: 13 },
    { retention: 0.9, words_a_day: 19.4 },
    { retention: 0.95, words_a_day: 41 },
  ],
}
const hints = (of: LearnerMemory) => retentionChoices(of).map(({ hint }) => hint)

describe('the choice of how well to remember', () => {
  it('says of each target what it costs against the automatic one', () => {
    expect(hints(memory)).toEqual([
      'Now 82%, which keeps the most words for your time',
      'about 2 words fewer a week',
      'about 3 words more a day',
      'about 9 words more a day',
      'about 31 words more a day',
    ])
    const costs = [2.4, 1.3, 2.41, 3.3, 4]
    const few = memory.choices.map((one, at) => ({ ...one, words_a_day: costs[at]! }))
    expect(hints({ ...memory, choices: few }).slice(1)).toEqual([
      'about 1 word fewer a day',
      'about as many words a day',
      'about 6 words more a week',
      'about 2 words more a day',
    ])
  })

  it('says nothing of costs while no word has been practised', () => {
    const none = memory.choices.map((one) => ({ ...one, words_a_day: 0 }))
    expect(hints({ ...memory, choices: none }).slice(1)).toEqual(['', '', '', ''])
  })

  it('says what we know of the learner’s memory, or what is missing', () => {
    expect(ownMemoryText(memory)).toBe(
      'After 400 answers, we’ll fit this to your own memory. You’ve given 120.',
    )
    expect(ownMemoryText({ ...memory, answers: 0 })).toBe(
      'After 400 answers, we’ll fit this to your own memory.',
    )
    expect(ownMemoryText({ ...memory, answers: 400 })).toBe('So far, your memory looks like most people’s.')
    const fit = {
      length: 1.2,
      answers: 500,
      fitted_at: '2026-11-01T02:00:00Z',
      loss: 0.5,
      average_loss: 0.52,
    }
    expect(ownMemoryText({ ...memory, fit })).toBe('Your memory for words is about 20% longer than average.')
  })
})
