// @vitest-environment jsdom
import {
  getPriorityWords,
  MAX_WANTED_WORDS,
  MIN_WANTED_WORDS,
  SPARE_WORDS,
} from '@wordhoard/contracts/learning'
import fc from 'fast-check'
import type { PointerEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../shell/query-client'
import { openPage } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { closeTabsAfterwards, openTab } from '../../testing/tab'
import { formatSigned } from './format-signed'
import { learningQueries } from './learning.queries'
import { useSwipe } from './use-swipe'

const server = openPage()
closeTabsAfterwards()

describe('a swiped card', () => {
  const open = async () => {
    const said: boolean[] = []
    const hook = await renderHook(() => useSwipe((isRemembered) => said.push(isRemembered)), undefined)
    const setPointerCapture = vi.fn()
    const event = (clientX: number, clientY = 0, more = {}) =>
      ({
        pointerId: 1,
        isPrimary: true,
        button: 0,
        clientX,
        clientY,
        currentTarget: { setPointerCapture },
        ...more,
      }) as unknown as PointerEvent
    const act = (name: 'Down' | 'Move' | 'Up' | 'Cancel', ...at: Parameters<typeof event>) =>
      runInAct(() => hook.current.props[`onPointer${name}`](event(...at)))
    return { hook, said, act, setPointerCapture }
  }

  it('is remembered on the right and forgotten on the left, beyond 150 px', async () => {
    const { said, act } = await open()
    for (const end of [160, -160, 150, -150, 20]) {
      await act('Down', 0)
      await act('Move', end / 2)
      await act('Move', end)
      await act('Up', end)
    }
    expect(said).toEqual([true, false])
  })

  it('follows the finger and snaps back', async () => {
    const { hook, act, setPointerCapture } = await open()
    await act('Down', 10)
    await act('Move', 90)
    expect(hook.current.px).toBe(80)
    expect(setPointerCapture).toHaveBeenCalledExactlyOnceWith(1)
    await act('Up', 90)
    expect(hook.current.px).toBe(0)
    expect(hook.current.props.style.transform).toBeUndefined()
  })

  it('leaves vertical moves to the page', async () => {
    const { hook, said, act } = await open()
    await act('Down', 0)
    await act('Move', 20, 60)
    await act('Move', 5, 300)
    expect(hook.current.px).toBe(0)
    await act('Up', 200, 300)
    expect(said).toEqual([])
  })

  it('snaps back without an answer when the browser cancels the pointer', async () => {
    const { hook, said, act } = await open()
    await act('Down', 0)
    await act('Move', 300)
    await act('Cancel', 300)
    expect([hook.current.px, said]).toEqual([0, []])
  })

  it('follows only the first finger and the primary button', async () => {
    const { hook, said, act } = await open()
    await act('Down', 0, 0, { isPrimary: false })
    await act('Down', 0, 0, { button: 2 })
    await act('Move', 300)
    expect(hook.current.px).toBe(0)
    await act('Down', 0)
    await act('Move', 300, 0, { pointerId: 2 })
    await act('Up', 300, 0, { pointerId: 2 })
    expect([hook.current.px, said]).toEqual([0, []])
  })
})

describe('the session settings', () => {
  const open = () => openTab(() => import('./choosing/session-settings.store'))

  it('change the number of words one at a time within its limits', async () => {
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

describe('an unfinished learning session', () => {
  const open = () => openTab(() => import('./learning.store'))
  const cards = [1, 2, 3].map((spell_id) => ({
    spell_id,
    spell_lower: `word ${spell_id}`,
    priority: 2,
    score: 0,
    repeat_count: 0,
    state: 'new' as const,
    next_repeated_at: null,
    reason: 'new' as const,
    retrievability: null,
  }))

  it('continues after a reload at the card that was shown', async () => {
    const before = await open()
    before.enterLearning(7, null)
    before.beginSession('normal')
    before.dealCards(cards)
    before.chooseWord(true)
    const after = await open()
    expect(after.useLearning.getState()).toMatchObject({
      step: 'choose-words',
      choices: [{ spellId: 1, isRemembered: true }],
    })
    after.dealCards(cards.toReversed())
    expect(after.useLearning.getState().cards[0]?.spell_id).toBe(1)
  })

  it('stores nothing at the start, and starts there if the stored state is invalid', async () => {
    const { beginSession, startNewSession } = await open()
    beginSession('normal')
    startNewSession()
    expect(sessionStorage.getItem('learnState')).toBeNull()
    sessionStorage.setItem('learnState', '{"step":"chess"}')
    expect((await open()).useLearning.getState().step).toBe('word-num')
  })
})

describe('the words to choose from', () => {
  it('are more than wanted, of one vocabulary or of all', async () => {
    server.answer(getPriorityWords, [])
    await queryClient.fetchQuery(learningQueries.words(5, null))
    await queryClient.fetchQuery(learningQueries.words(5, 4))
    const [all, one] = server.requestsTo(getPriorityWords).map(({ query }) => query)
    expect(all).toEqual({ limit: String(5 + SPARE_WORDS), tz: expect.any(String) })
    expect(one).toMatchObject({ custom_voc_id: '4' })
  })
})

describe('formatSigned', () => {
  it.each([
    [1.2, '+1.20'],
    [-0.35, '−0.35'],
    [0, '0.00'],
    [-0.001, '0.00'],
    [0.004, '0.00'],
    [0.005, '+0.01'],
    [10, '+10.00'],
  ])('formats %d as %s', (delta, text) => expect(formatSigned(delta)).toBe(text))
})
