// @vitest-environment jsdom
import type { PriorityWord } from '@wordhoard/contracts/learning'
import { beforeEach, describe, expect, it } from 'vitest'
import { openPage } from '../../testing/page'
import { closeTabsAfterwards, openTab } from '../../testing/tab'
import { setSessionSettings } from './choosing/session-settings.store'
import {
  beginSession,
  chooseWord,
  dealCards,
  enterLearning,
  showSessionStat,
  startGames,
  startNewSession,
  undoChoice,
  useLearning,
} from './learning.store'

openPage()
closeTabsAfterwards()

const card = (spell_id: number): PriorityWord => ({
  spell_id,
  spell_lower: `word ${spell_id}`,
  priority: 2,
  score: 0,
  repeat_count: 0,
  state: 'new',
  next_repeated_at: null,
  reason: 'new',
  retrievability: null,
})
const step = () => useLearning.getState().step

describe('the steps of a session', () => {
  beforeEach(() => {
    setSessionSettings({ wantedWordsNum: 2, gameMode: 'normal' })
    enterLearning(1, null)
    startNewSession()
  })

  it('lead from the number of words over cards and entries to games and result, and back', () => {
    beginSession('normal')
    expect(step()).toBe('choose-words')
    dealCards([card(1), card(2), card(3)])
    chooseWord(false)
    chooseWord(true)
    expect(step()).toBe('choose-words')
    chooseWord(false)
    expect(step()).toBe('dict-entry')
    startGames(7, 'normal')
    expect(step()).toBe('learning-games')
    showSessionStat()
    expect(useLearning.getState()).toMatchObject({ step: 'game-session-stat', sessionId: 7 })
    startNewSession()
    expect(useLearning.getState()).toMatchObject({ step: 'word-num', sessionId: null, choices: [] })
  })

  it('skip the entries when no word was forgotten', () => {
    beginSession('normal')
    dealCards([card(1), card(2)])
    chooseWord(true)
    chooseWord(true)
    expect(step()).toBe('learning-games')
  })

  it('go straight to the games in a challenge', () => {
    beginSession('challenge')
    expect(step()).toBe('learning-games')
  })

  it('go back by one card on undo, even from the next step', () => {
    beginSession('normal')
    dealCards([card(1), card(2)])
    undoChoice()
    expect(useLearning.getState().choices).toEqual([])
    chooseWord(false)
    chooseWord(false)
    expect(step()).toBe('dict-entry')
    undoChoice()
    expect(useLearning.getState()).toMatchObject({
      step: 'choose-words',
      choices: [{ spellId: 1, isRemembered: false }],
    })
  })

  it('start afresh on entering again after there was nothing to practise, in both modes', () => {
    for (const mode of ['normal', 'challenge'] as const) {
      beginSession(mode)
      enterLearning(1, null)
      expect(step()).toBe('word-num')
    }
  })

  it('start afresh for another user or vocabulary, except that games go on', () => {
    beginSession('normal')
    dealCards([card(1), card(2)])
    enterLearning(1, null)
    expect(step()).toBe('choose-words')
    enterLearning(1, 9)
    expect(step()).toBe('word-num')
    startGames(7, 'normal')
    enterLearning(1, null)
    expect(step()).toBe('learning-games')
    enterLearning(2, null)
    expect(step()).toBe('word-num')
  })
})

describe('an unfinished learning session', () => {
  const open = () => openTab(() => import('./learning.store'))

  it('continues after a reload at the card that was shown', async () => {
    const before = await open()
    before.enterLearning(7, null)
    before.beginSession('normal')
    before.dealCards([card(1), card(2), card(3)])
    before.chooseWord(true)
    const after = await open()
    expect(after.useLearning.getState()).toMatchObject({
      step: 'choose-words',
      choices: [{ spellId: 1, isRemembered: true }],
    })
    after.dealCards([card(3), card(2), card(1)])
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
