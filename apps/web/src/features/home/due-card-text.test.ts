import { expect, test } from 'vitest'
import { cardText } from './due-card-text'

const calm = { due: 0, fresh: 0, begun_today: 0, new_words_per_day: 20, break_until: null, has_words: true }

test('due words are shown with the time they take and the new words left for today', () => {
  const card = cardText('due', { ...calm, due: 14, fresh: 50, begun_today: 17 })
  expect(card).toMatchObject({ figure: '14', title: 'words due today' })
  expect(card.text).toBe('About 6 minutes, plus 3 new words')
})

test('a single word is always in the singular', () => {
  expect(cardText('due', { ...calm, due: 1, fresh: 1 })).toMatchObject({
    title: 'word due today',
    text: 'About a minute, plus 1 new word',
  })
  expect(cardText('new', { ...calm, fresh: 1 })).toMatchObject({
    title: 'new word to learn',
    text: 'Nothing is due. Practising it takes about a minute.',
  })
  expect(cardText('enough', { ...calm, begun_today: 1 }).text).toContain('1 new word,')
})

test('a break is shown with its last day and without a number', () => {
  const card = cardText('break', { ...calm, due: 9, break_until: '2026-12-03' })
  expect(card.text).toBe('Your break ends on 3 Dec 2026. Your words will wait for you.')
  expect(card.figure).toBeUndefined()
})
