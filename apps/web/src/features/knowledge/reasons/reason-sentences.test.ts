import type { WordReasons } from '@wordhoard/contracts/learner/knowledge'
import { describe, expect, it } from 'vitest'
import { formatChance, reasonSentences, verdictOf } from './reason-sentences'

const nothing: WordReasons = {
  word: 'apt',
  difficulty: 1,
  probability: 0.5,
  reasons: [],
  recall: null,
  said: null,
  practice: null,
}
const at = '2026-11-03T10:00:00.000Z'

describe('reasonSentences', () => {
  it('tells what the learner did with the word, oldest first', () => {
    const reasons = [
      { kind: 'looked_up' as const, at },
      { kind: 'answered_right' as const, at: '2026-11-05T10:00:00.000Z' },
    ]
    expect(reasonSentences({ ...nothing, reasons })).toEqual([
      'You first looked it up on 3 Nov 2026.',
      'You got it right the first time, on 5 Nov 2026.',
    ])
  })

  it('says that memory counts for a word that was practised', () => {
    expect(reasonSentences({ ...nothing, recall: 0.9, reasons: [{ kind: 'saved', at }] })).toEqual([
      'You saved it on 3 Nov 2026.',
      'You’ve practised it, so we go by how well you remember it.',
    ])
  })

  it('goes by difficulty when nothing was done with the word', () => {
    expect(reasonSentences(nothing)).toEqual([
      'We go by how hard the word is, and which other words you know.',
    ])
  })

  it('says why practice leaves the word out', () => {
    const letGo = { kind: 'let_go' as const, spell_id: 1, at }
    expect(reasonSentences({ ...nothing, practice: letGo }).at(-1)).toBe(
      'You knew it when we asked on 3 Nov 2026, so practice leaves it out.',
    )
    const notAsked = { kind: 'not_asked' as const, spell_id: 1, at: null }
    expect(reasonSentences({ ...nothing, practice: notAsked }).at(-1)).toBe(
      'We think you know it, so practice leaves it out. Tell us if we’re wrong.',
    )
  })

  it('doesn’t repeat what the learner said about it', () => {
    const reasons = [
      { kind: 'saved' as const, at },
      { kind: 'said_known' as const, at },
    ]
    expect(reasonSentences({ ...nothing, said: true, recall: 0.2, reasons })).toEqual([
      'You saved it on 3 Nov 2026.',
    ])
  })
})

it('names four degrees of certainty, and is never quite certain', () => {
  const verdicts = [0.998, 0.8, 0.79, 0.5, 0.49, 0.2, 0.19, 0].map((probability) =>
    verdictOf({ probability }),
  )
  expect(verdicts).toEqual([
    'probably',
    'probably',
    'maybe',
    'maybe',
    'maybe-not',
    'maybe-not',
    'probably-not',
    'probably-not',
  ])
  expect([0.998, 0.921, 0.001].map(formatChance)).toEqual(['99%', '92%', '1%'])
})
