// @vitest-environment jsdom
import { addFromText, getTextStates } from '@wordhoard/contracts/reading/text-words'
import { importWords, saveWord, setWordState, updatePriority } from '@wordhoard/contracts/vocabulary'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { isTextAddedFor, resetReading, setTitle } from '../../../features/reader/text/reading.store'
import { forgetWords, readMarked } from '../../../features/visitor-words/visitor-words.store'
import { textWords } from '../../../features/word-states/text-words'
import { applyChanges, noStates, useWordStates } from '../../../features/word-states/word-states.store'
import { leaveSession } from '../../../session/session-state'
import { queryClient } from '../../../shell/query-client'
import { spell } from '../../../testing/dictionary'
import { ME, openPage, pressToastAction, toastTexts, until } from '../../../testing/page'
import { address, renderHook, runInAct } from '../../../testing/render-hook'
import { item, textWord } from '../../../testing/words'
import { onWordChange } from '../on-word-change'
import { useAccountLinks } from '../use-account-links'
import { useNarrow } from '../use-narrow'
import { useReadingWords, useSessionReading } from '../use-reading-words'
import { useSaveAll } from '../use-save-all'
import { setShownEntry, useShownEntry } from './shown-entry.store'
import { useVocabularyKeys } from './use-vocabulary-keys'
import { pressVocabularyKey } from './vocabulary-key'

const server = openPage()
const heron = spell(3, 'heron')
const links = { logIn: vi.fn(), register: vi.fn() }
const press = (key: string) => pressVocabularyKey(key, queryClient, links)
const stateOf = (id: number) => useWordStates.getState().words?.byId.get(id)?.state

beforeEach(() => {
  links.logIn.mockClear()
  setShownEntry(heron)
  useWordStates.setState({ ...noStates, words: textWords([textWord(3)]) })
})

describe('pressVocabularyKey', () => {
  it.each([
    ['s', 'You need an account to save words.'],
    ['k', 'You need an account to mark words as known.'],
    ['i', 'You need an account to ignore words.'],
    ['3', 'You need an account to set priorities.'],
  ])('tells visitors that %s needs an account, and offers the login', async (key, text) => {
    leaveSession(undefined)
    await press(key)
    expect(toastTexts()).toEqual([text])
    pressToastAction()
    expect(links.logIn).toHaveBeenCalledOnce()
  })

  it('marks the word a visitor has open, to be saved once they have an account', async () => {
    leaveSession(undefined)
    const visitorWord = { spellId: 3, headword: 'heron', sentence: 'A heron stood there.', source: '' }
    useShownEntry.setState({ visitorWord })
    await press('s')
    expect(readMarked()?.words).toEqual([visitorWord])
    expect(toastTexts()).toEqual(['“heron” will be saved once you have an account.'])
    pressToastAction()
    expect(links.register).toHaveBeenCalledOnce()
    forgetWords()
  })

  it('asks the user to open a word first', async () => {
    setShownEntry(null)
    await press('s')
    expect(toastTexts()).toEqual(['Open a word first: tap it or press Enter.'])
  })

  it('saves, marks, ignores or ranks the shown word, and updates the text at once', async () => {
    server.answer(saveWord, item(3, { state: 'new' }))
    await press('s')
    expect(stateOf(3)).toBe('new')
    server.answer(setWordState, { updated: 1, undo_id: null })
    await press('k')
    expect(stateOf(3)).toBe('known')
    await press('i')
    expect(stateOf(3)).toBe('ignored')
    server.answer(updatePriority, { updated: 1, undo_id: null })
    await press('4')
    expect(server.requestsTo(updatePriority)[0]?.body).toEqual({ spell_ids: [3], priority: 4 })
  })

  it('ignores other keys until it is done', async () => {
    const held = server.hold(saveWord)
    const hook = await renderHook(() => useVocabularyKeys(), undefined, { address: '/reading-mode' })
    hook.current('s')
    hook.current('s')
    await until(() => expect(held).toHaveLength(1))
    hook.current('k')
    held[0]?.answer(item(3))
    await until(() => expect(toastTexts()).toEqual(['Word saved!']))
    expect(server.requestsTo(setWordState)).toEqual([])
    await until(() => {
      hook.current('s')
      expect(held).toHaveLength(2)
    })
    held[1]?.answer(item(3))
    await until(() => expect(toastTexts()).toHaveLength(2))
  })
})

describe('onWordChange with a phrase', () => {
  it('marks the phrase once it is located, and reverts that on Undo', async () => {
    const text = 'She gave up.'
    useWordStates.setState({ text })
    const places: [number, number][][] = [[[4, 11]]]
    server.answer(getTextStates, {
      words: [],
      phrases: [{ spell_id: 9, spell_lower: 'give up', state: 'new', score: 0, places }],
      coverage: { tokens: 1, known: 0, estimate: 0.9, low: 0.8, high: 1 },
    })
    const takeBack = onWordChange({ spellId: 9, headword: 'give up' }, 'new')
    const phrase = () => useWordStates.getState().words?.phrases.get(9)
    await until(() => expect(phrase()).toMatchObject({ places, state: 'new' }))
    takeBack()
    expect(phrase()?.state).toBe('met')
  })
})

describe('the words of this tab’s text', () => {
  it('are entered once, with the text’s title, when it is read', async () => {
    resetReading()
    useWordStates.setState(noStates)
    setTitle(' The Marsh ')
    server.answer(addFromText, { added: 2, known: 0, unknown_words: [], undo_id: null })
    server.answer(getTextStates, {
      words: [textWord(3)],
      phrases: [],
      coverage: { tokens: 1, known: 0, estimate: 0.9, low: 0.8, high: 1 },
    })
    const hook = await renderHook(() => useReadingWords(useSessionReading()), undefined)
    await runInAct(() => hook.current.onText?.('The heron.'))
    await until(() => expect(hook.current.stateOfForm?.('word3')).toBe('met'))
    expect(server.requestsTo(addFromText)[0]?.body).toEqual({ text: 'The heron.', title: 'The Marsh' })
    expect(isTextAddedFor(ME)).toBe(true)
    await runInAct(() => applyChanges([{ spellId: 3, state: 'known' }]))
    expect(hook.current.stateOfForm?.('word3')).toBeNull()
  })

  it('are not entered for visitors', async () => {
    leaveSession(undefined)
    const hook = await renderHook(() => useReadingWords(useSessionReading()), undefined)
    expect(hook.current).toMatchObject({ isUser: false, onText: undefined })
  })

  it('are saved all at once, and only newly saved ones change their state', async () => {
    const recognised = [
      { text: 'word3', spell_id: 3, spell_lower: 'word3', is_saved: false },
      { text: 'word4', spell_id: 4, spell_lower: 'word4', is_saved: true },
    ]
    server.answer(importWords, { recognised, not_recognised: [], added: 1, undo_id: null })
    const hook = await renderHook(() => useSaveAll(applyChanges), undefined)
    await runInAct(() => hook.current([textWord(3), textWord(4)]))
    expect(server.requestsTo(importWords)[0]?.body.words).toEqual([{ text: 'word3' }, { text: 'word4' }])
    expect(stateOf(3)).toBe('new')
  })
})

describe('the reader', () => {
  it('goes to the login and returns to the text', async () => {
    const hook = await renderHook(() => useAccountLinks(), undefined, { address: '/reading-mode' })
    await runInAct(() => hook.current.logIn())
    expect(address()).toContain('login')
    expect(decodeURIComponent(address())).toContain('/reading-mode')
  })

  it('detects screens with room for one pane only', async () => {
    const media = Object.assign(new EventTarget(), { matches: false })
    vi.stubGlobal('matchMedia', () => media)
    const hook = await renderHook(useNarrow, undefined)
    expect(hook.current).toBe(false)
    await runInAct(() => {
      media.matches = true
      media.dispatchEvent(new Event('change'))
    })
    expect(hook.current).toBe(true)
  })
})
