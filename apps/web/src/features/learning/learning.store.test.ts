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
  selectEntries,
  showSessionStat,
  startGames,
  startNewSession,
  undoChoice,
  useLearning,
} from './learning.store'
import { practiseWords } from './practise-words'

openPage()
closeTabsAfterwards()

/** A word that was practised before and is due. */
const card = (spell_id: number): PriorityWord => ({
  spell_id,
  spell_lower: `word ${spell_id}`,
  priority: 2,
  score: 1,
  repeat_count: 2,
  state: 'learning',
  next_repeated_at: '2026-01-01T00:00:00Z',
  reason: 'due',
  retrievability: 0.8,
  is_sure: false,
})
/** A saved word that was never practised. */
const newCard = (spell_id: number): PriorityWord => ({
  ...card(spell_id),
  score: 0,
  repeat_count: 0,
  state: 'new',
  next_repeated_at: null,
  reason: 'new',
  retrievability: null,
  is_sure: false,
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

  it('go straight to the entries of new words, which nobody can remember', () => {
    beginSession('normal')
    dealCards([newCard(1), newCard(2), newCard(3)])
    expect(useLearning.getState()).toMatchObject({ step: 'dict-entry', entry: 0 })
    expect(selectEntries(useLearning.getState())).toEqual([1, 2])
    undoChoice()
    expect(step()).toBe('dict-entry')
  })

  it('ask about due words by card, then fill up with new words', () => {
    beginSession('normal')
    dealCards([card(1), newCard(2), newCard(3), newCard(4)])
    expect(step()).toBe('choose-words')
    chooseWord(true)
    expect(selectEntries(useLearning.getState())).toEqual([2, 3])
    expect(step()).toBe('dict-entry')
    undoChoice()
    expect(useLearning.getState()).toMatchObject({ step: 'choose-words', choices: [] })
    chooseWord(false)
    expect(selectEntries(useLearning.getState())).toEqual([1, 2])
  })

  it('ask by card about words that were only met, which the learner may well know', () => {
    beginSession('normal')
    dealCards([newCard(1), { ...newCard(2), state: 'met' }])
    expect(useLearning.getState()).toMatchObject({ step: 'choose-words', choices: [{ spellId: 1 }] })
    chooseWord(true)
    expect(step()).toBe('dict-entry')
  })

  it('begin with the entries when certain words are practised, whoever opens Learn', () => {
    enterLearning(undefined, 9)
    practiseWords([5, 6, 5, 7])
    enterLearning(1, null)
    expect(useLearning.getState()).toMatchObject({ step: 'dict-entry', spellIds: [5, 6, 7], userId: 1 })
    enterLearning(1, null)
    expect(step()).toBe('dict-entry')
    enterLearning(2, null)
    expect(step()).toBe('word-num')
  })

  it('remember the text from which its words were practised', () => {
    window.history.replaceState(null, '', '/article/7')
    practiseWords([5])
    expect(useLearning.getState().textPath).toBe('/article/7')
    window.history.replaceState(null, '', '/main-vocabulary')
    practiseWords([5])
    expect(useLearning.getState().textPath).toBeNull()
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
