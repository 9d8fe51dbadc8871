// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../../testing/page'
import { closeTabsAfterwards, dispatchStorageChange, openTab } from '../../testing/tab'
import { readLookups, rememberLookup } from './looked-up-words'
import { dropAllWords } from './pending-words'
import { hasStoredWords, VISITOR_KEY } from './stored-keys'
import { isUnasked, MAX_AGE_MS, readVisitorWords } from './stored-words'
import { apt, bank, place } from './testing/words'
import { confirmWords, forgetWords, markWord, readMarked, unmarkWord } from './visitor-words.store'

openPage({ user: null })
closeTabsAfterwards()

const HOUR_MS = 60 * 60_000

function breakStorage(): void {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
}

describe('a visitor’s marked words', () => {
  it('are kept with their sentences and the place, each once, the last one last', () => {
    markWord(apt, place)
    markWord(bank, { ...place, path: '/article/4' })
    markWord({ ...apt, sentence: 'An apt remark.' }, place)
    expect(readMarked()).toMatchObject({ words: [bank, { ...apt, sentence: 'An apt remark.' }], place })
  })

  it('take along what was looked up in this tab, but only once a word is marked', () => {
    rememberLookup(bank)
    rememberLookup(bank)
    expect(hasStoredWords()).toBe(false)
    markWord(apt, place)
    expect(readMarked()?.lookups).toEqual([bank])
    expect(readLookups()).toEqual([bank])
  })

  it('end when the last one is unmarked, when they are forgotten, and after a logout', () => {
    for (const end of [() => unmarkWord(apt), forgetWords, dropAllWords]) {
      markWord(apt, place)
      end()
      expect([readMarked(), hasStoredWords()]).toEqual([undefined, false])
    }
  })

  it('end after seven days, or when the clock was set back', () => {
    markWord(apt, place)
    const { at } = readMarked()!
    expect(readVisitorWords(at + MAX_AGE_MS - 1)).toBeDefined()
    expect(readVisitorWords(at + MAX_AGE_MS)).toBeUndefined()
    expect(hasStoredWords()).toBe(false)
    markWord(apt, place)
    expect(readVisitorWords(at - HOUR_MS)).toBeUndefined()
  })

  it('are taken along without a question for an hour, and again once confirmed', () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    markWord(apt, place)
    vi.advanceTimersByTime(HOUR_MS - 1)
    expect(isUnasked(readMarked()!)).toBe(true)
    vi.advanceTimersByTime(1)
    expect(isUnasked(readMarked()!)).toBe(false)
    confirmWords()
    expect(isUnasked(readMarked()!)).toBe(true)
  })

  it.each(['{', 'null', '{"words":[]}', '{"words":"apt","at":1}'])('don’t break on the stored %s', (text) => {
    localStorage.setItem(VISITOR_KEY, text)
    expect(readVisitorWords()).toBeUndefined()
    markWord(apt, place)
    expect(readMarked()?.words).toEqual([apt])
  })

  it('stay in this tab when the browser stores nothing', () => {
    breakStorage()
    markWord(apt, place)
    expect(readVisitorWords()).toBeUndefined()
    expect([readMarked()?.words, hasStoredWords()]).toEqual([[apt], true])
    forgetWords()
    expect([readMarked(), hasStoredWords()]).toEqual([undefined, false])
  })

  it('are stored without a text that is too long, which its own tab keeps', () => {
    markWord(apt, { ...place, text: { html: 'x'.repeat(1_000_001), title: '', byline: '' } })
    expect(readVisitorWords()).toMatchObject({ words: [apt], place: { text: null, scroll: place.scroll } })
  })

  it('are the same in every tab', async () => {
    const load = () => import('./visitor-words.store')
    const first = await openTab(load, { user: null })
    const second = await openTab(load, { user: null })
    first.markWord(apt, place)
    dispatchStorageChange(VISITOR_KEY)
    expect(second.useVisitorWords.getState().marked?.words).toEqual([apt])
    second.markWord(bank, place)
    expect(first.readMarked()?.words).toEqual([apt, bank])
  })
})
