import type { Game } from '@wordhoard/contracts/learning'
import { describe, expect, it } from 'vitest'
import { formatScoreChange, rightAnswer, selectWrittenWord, verdictAnnouncement } from './verdict-text'

const game: Game = {
  id: 'g',
  game_session_id: 1,
  name: 'audio-image',
  question: { kind: 'audio', audio_url: '/a.mp3' },
  answers: [
    { id: 'x', kind: 'image', image_url: '/x.svg' },
    { id: 'y', kind: 'image', image_url: '/y.svg' },
  ],
  token: 't',
}
const judged = { kind: 'judged', isCorrect: false, correctAnswer: 'y' } as const

describe('verdict text', () => {
  it('names the word if it is known, otherwise the right option', () => {
    expect(rightAnswer(game, { ...judged, spell: 'harbour' })).toBe('harbour')
    expect(rightAnswer(game, judged)).toBe('number 2')
    expect(rightAnswer({ ...game, answers: [] }, { ...judged, correctAnswer: 'harbour' })).toBe('harbour')
  })

  it('states the right answer when the answer was wrong', () => {
    expect(verdictAnnouncement(game, { ...judged, spell: 'harbour' })).toBe(
      'Not quite. The right answer is harbour.',
    )
    expect(verdictAnnouncement(game, { kind: 'refused', text: 'Too late.' })).toBe('Too late.')
  })

  it('explains another word that was written, but not one in a few pieces of the right one', () => {
    const typed = { word: 'cloth', meaning: 'woven material' }
    expect(selectWrittenWord({ typed }, 'cloth', 'clothes', false)).toBe(typed)
    expect(selectWrittenWord({ typed }, 'dies', 'side', true)).toBe(typed)
    expect(selectWrittenWord({ typed }, 'cloth', 'clothes', true)).toBeUndefined()
  })

  it('formats a change of score with its sign, and returns an empty string for no change', () => {
    expect([0.416, -1.25, 2, -1, 0, 0.001].map(formatScoreChange)).toEqual([
      '+0.42 points',
      '−1.25 points',
      '+2 points',
      '−1 point',
      '',
      '',
    ])
  })
})
