// @vitest-environment jsdom

import { KNOWN_SCORE, type WordState } from '@wordhoard/contracts/fields/vocabulary-fields'
import { undoChange } from '@wordhoard/contracts/reading/text-words'
import { saveWord as save, setWordState, updatePriority } from '@wordhoard/contracts/vocabulary'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../shell/query-client'
import { openPage, pressToastAction, toasts, toastTexts, until } from '../../testing/page'
import { item } from '../../testing/words'
import { markWord, rankWord, saveWord } from './change-words'
import { vocabularyQueries } from './vocabulary.queries'

const UNDO = '0d4c5c0e-6f0a-4b6e-9a3e-1f2a3b4c5d6e'
const word = { spellId: 3, headword: 'heron' }
const { queryKey } = vocabularyQueries.item(3)
const server = openPage()

/** Changes that a text showing the word was notified of, in order. */
let shown: (WordState | null | 'taken back')[]
const onChange = vi.fn((_: typeof word, state: WordState | null) => {
  shown.push(state)
  return () => void shown.push('taken back')
})
const acting = () => ({ client: queryClient, word, onChange })
const known = () => queryClient.getQueryData(queryKey)

beforeEach(() => {
  shown = []
  server.answer(undoChange, { restored: 1 })
})

describe('saving a word', () => {
  it('shows the word as saved everywhere, and confirms it', async () => {
    server.answer(save, item(3, { state: 'new' }))
    await saveWord(acting())
    expect(known()).toMatchObject({ spell_id: 3, state: 'new' })
    expect(shown).toEqual(['new'])
    expect(toastTexts()).toEqual(['Word saved!'])
  })

  it('shows a neutral toast when the word was already saved', async () => {
    server.refuse(save, 400, 'item_exists', 'Item already exists')
    await saveWord(acting())
    expect(toasts()).toMatchObject([{ text: 'Word already saved' }])
    expect(toasts()[0]?.tone).not.toBe('error')
    expect(shown).toEqual([])
  })

  it.each([
    ['the server fails', () => server.refuse(save, 500, 'fault')],
    ['the request is invalid', () => server.refuse(save, 400, 'invalid_input', 'This request isn’t valid.')],
  ])('changes nothing on screen when %s', async (_, fail) => {
    queryClient.setQueryData(queryKey, item(3, { state: 'met' }))
    fail()
    await saveWord(acting())
    expect(known()).toMatchObject({ state: 'met' })
    expect(shown).toEqual([])
    expect(toasts()).toMatchObject([{ text: 'Something went wrong', tone: 'error' }])
  })

  it('invalidates the vocabulary queries, even after a failure', async () => {
    queryClient.setQueryData(queryKey, item(3))
    server.refuse(save, 503, 'unavailable', 'Not now')
    await saveWord(acting())
    expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true)
  })
})

describe('ranking a word', () => {
  it.each([
    ['marks it as ignored with priority 0', 0, item(3, { repeat_count: 4, score: 9 }), 'ignored'],
    ['leaves it new when it was never practised', 3, item(3), 'new'],
    [
      'leaves it as learning when it has been practised',
      3,
      item(3, { repeat_count: 1, score: KNOWN_SCORE - 0.1 }),
      'learning',
    ],
    ['leaves it known when its score is high', 1, item(3, { repeat_count: 9, score: KNOWN_SCORE }), 'known'],
    ['makes an ignored word new again', 2, item(3, { state: 'ignored', priority: 0 }), 'new'],
  ] as const)('%s', async (_, priority, before, state) => {
    queryClient.setQueryData(queryKey, before)
    server.answer(updatePriority, { updated: 1, undo_id: UNDO })
    await rankWord(acting(), priority)
    expect(known()).toMatchObject({ priority, state })
    expect(shown).toEqual([state])
    expect(server.requestsTo(updatePriority)[0]?.body).toEqual({ spell_ids: [3], priority })
  })

  it('asks the user to save a word first when it is not in the vocabulary', async () => {
    server.answer(updatePriority, { updated: 0, undo_id: null })
    await rankWord(acting(), 4)
    expect(toastTexts()).toEqual(['Save “heron” first, then rank it.'])
    expect(shown).toEqual([])
  })

  it('can be undone, in the vocabulary and in the text', async () => {
    queryClient.setQueryData(queryKey, item(3))
    server.answer(updatePriority, { updated: 1, undo_id: UNDO })
    await rankWord(acting(), 4)
    expect(toastTexts()).toEqual(['Priority of “heron” set to Extreme'])
    pressToastAction()
    await until(() => expect(toastTexts().at(-1)).toBe('Undone'))
    expect(server.requestsTo(undoChange)[0]?.params).toEqual({ id: UNDO })
    expect(shown).toEqual(['new', 'taken back'])
  })

  it('leaves the text unchanged when the undo comes too late', async () => {
    queryClient.setQueryData(queryKey, item(3))
    server.answer(updatePriority, { updated: 1, undo_id: UNDO })
    server.refuse(undoChange, 404, 'nothing_to_undo', 'You can’t undo this any more.')
    await rankWord(acting(), 4)
    pressToastAction()
    await until(() => expect(toastTexts().at(-1)).toBe('You can’t undo this any more.'))
    expect(shown).toEqual(['new'])
  })
})

describe('marking a word', () => {
  it.each(['known', 'ignored', 'new'] as const)(
    'notifies the text of the state %s and offers Undo',
    async (state) => {
      server.answer(setWordState, { updated: 1, undo_id: UNDO })
      await markWord(acting(), state)
      expect(shown).toEqual([state])
      expect(toasts().at(-1)?.action?.label).toBe('Undo')
    },
  )

  it('adds a word that is not in the vocabulary, and undoes that too', async () => {
    server.answer(setWordState, { updated: 1, undo_id: UNDO })
    await markWord(acting(), 'known')
    expect(server.requestsTo(setWordState).map(({ body }) => body)).toEqual([
      { spell_ids: [3], state: 'known', adds: true },
    ])
    expect(shown).toEqual(['known'])
    pressToastAction()
    await until(() => expect(shown).toEqual(['known', 'taken back']))
    expect(server.requestsTo(undoChange)[0]?.params).toEqual({ id: UNDO })
  })

  it('does not notify the text when the server refuses', async () => {
    server.refuse(setWordState, 429, 'too_many_requests', 'Too many')
    await markWord(acting(), 'ignored')
    expect(shown).toEqual([])
    expect(toasts()).toMatchObject([{ tone: 'error' }])
  })
})
