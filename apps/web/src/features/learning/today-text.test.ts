import type { LearnToday } from '@wordhoard/contracts/learning-statistics'
import { describe, expect, it } from 'vitest'
import { localDateToday, sessionAdviceOf, todaySentence } from './today-text'

const today: LearnToday = {
  new_words_per_day: 20,
  break_until: null,
  due: 0,
  fresh: 30,
  begun_today: 0,
  has_words: true,
}

describe('the text about today', () => {
  it('counts due and new words and leaves out zeros', () => {
    expect(todaySentence({ due: 1, fresh: 1200, has_words: true })).toBe(
      '1 word due · 1,200 saved words ready to start',
    )
    expect(todaySentence({ due: 12, fresh: 0, has_words: true })).toBe('12 words due')
    expect(todaySentence({ due: 0, fresh: 0, has_words: true })).toMatch(/^Nothing is due today/)
    expect(todaySentence({ due: 0, fresh: 0, has_words: false })).toMatch(/^No words to practise yet/)
  })

  it('mentions the daily limit only when it is reached and no word is due', () => {
    expect(sessionAdviceOf({ ...today, begun_today: 19 })).toBeNull()
    expect(sessionAdviceOf({ ...today, begun_today: 20 })).toBe('cap')
    expect(sessionAdviceOf({ ...today, begun_today: 20, due: 1 })).toBeNull()
    expect(sessionAdviceOf({ ...today, begun_today: 20, fresh: 0 })).toBeNull()
  })

  it('respects a break until its last day is over', () => {
    const resting = { ...today, break_until: '2026-12-03' }
    expect(sessionAdviceOf(resting, '2026-12-03')).toBe('break')
    expect(sessionAdviceOf(resting, '2026-12-04')).toBeNull()
  })

  it('formats the local date', () => {
    expect(localDateToday(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05')
  })
})
