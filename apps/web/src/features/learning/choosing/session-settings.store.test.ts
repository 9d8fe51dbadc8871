// @vitest-environment jsdom
import { MAX_WANTED_WORDS, MIN_WANTED_WORDS } from '@wordhoard/contracts/learning'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPage } from '../../../testing/page'
import { closeTabsAfterwards, openTab } from '../../../testing/tab'
import { changeWantedWords, setSessionSettings, useSessionSettings } from './session-settings.store'

openPage()
closeTabsAfterwards()

const wanted = () => useSessionSettings.getState().wantedWordsNum

describe('session settings', () => {
  beforeEach(() => setSessionSettings({ wantedWordsNum: 5, gameMode: 'normal' }))

  it('default to five words, medium games, normal mode and sound', () => {
    expect(useSessionSettings.getInitialState()).toEqual({
      wantedWordsNum: 5,
      gamesSize: 'medium',
      gameMode: 'normal',
      hasAudio: true,
    })
  })

  it('keep the number of words between 2 and 10', () => {
    for (let times = 0; times < 12; times++) changeWantedWords(1)
    expect(wanted()).toBe(10)
    for (let times = 0; times < 12; times++) changeWantedWords(-1)
    expect(wanted()).toBe(2)
  })

  it('do not change the number of words in a challenge', () => {
    setSessionSettings({ gameMode: 'challenge' })
    changeWantedWords(1)
    expect(wanted()).toBe(5)
  })
})

describe('stored session settings', () => {
  const open = () => openTab(() => import('./session-settings.store'))

  it('let the number of words change by one at a time, within its limits', async () => {
    const { changeWantedWords, useSessionSettings, setSessionSettings } = await open()
    fc.assert(
      fc.property(fc.array(fc.constantFrom(1 as const, -1 as const), { maxLength: 40 }), (presses) => {
        setSessionSettings({ wantedWordsNum: 5, gameMode: 'normal' })
        let expected = 5
        for (const by of presses) {
          changeWantedWords(by)
          expected = Math.min(MAX_WANTED_WORDS, Math.max(MIN_WANTED_WORDS, expected + by))
        }
        expect(useSessionSettings.getState().wantedWordsNum).toBe(expected)
      }),
      { numRuns: 30 },
    )
    setSessionSettings({ gameMode: 'challenge', wantedWordsNum: 5 })
    changeWantedWords(1)
    expect(useSessionSettings.getState().wantedWordsNum).toBe(5)
  })

  it('are saved on this device and fall back to the defaults if unreadable', async () => {
    const { setSessionSettings } = await open()
    setSessionSettings({ wantedWordsNum: 9, hasAudio: false, gamesSize: 'large' })
    expect((await open()).useSessionSettings.getState()).toMatchObject({ wantedWordsNum: 9, hasAudio: false })
    for (const kept of ['{"wantedWordsNum":900}', '{', '{"wantedWordsNum":5}']) {
      localStorage.setItem('learnSession', kept)
      expect((await open()).useSessionSettings.getState()).toMatchObject({
        wantedWordsNum: 5,
        hasAudio: true,
      })
    }
  })
})
