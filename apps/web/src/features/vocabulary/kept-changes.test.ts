// @vitest-environment jsdom

import type { WordState } from '@wordhoard/contracts/fields/vocabulary-fields'
import { getDeviceKey } from '@wordhoard/contracts/offline/device-key'
import { undoChange } from '@wordhoard/contracts/reading/text-words'
import { getHealth } from '@wordhoard/contracts/system'
import {
  getItem,
  listMainVocabulary,
  removeWords,
  saveWord,
  setWordState,
} from '@wordhoard/contracts/vocabulary'
import { beforeEach, describe, expect, it } from 'vitest'
import { stubDeviceStorage } from '../../testing/device-storage'
import { Refusal } from '../../testing/fake-server'
import { openPage, until } from '../../testing/page'
import { closeTabsAfterwards, openTab } from '../../testing/tab'
import { item } from '../../testing/words'

const UNDO = '0d4c5c0e-6f0a-4b6e-9a3e-1f2a3b4c5d6e'
const heron = { spellId: 3, headword: 'heron' }
const stoat = { spellId: 4, headword: 'stoat' }
const server = openPage()
closeTabsAfterwards()

async function open() {
  const tab = await openTab(async () => ({
    ...(await import('./change-words')),
    ...(await import('./vocabulary.queries')),
    ...(await import('../../device/outbox/outbox')),
    ...(await import('../../device/outbox/waiting.store')),
    ...(await import('../../device/outbox/database')),
    ...(await import('../../http/reach')),
    ...(await import('../../shell/query-client')),
    ...(await import('../../ui/overlays/toast.store')),
  }))
  const shown: (WordState | null)[] = []
  const onChange = (_: typeof heron, state: WordState | null) => {
    shown.push(state)
    return () => void shown.push(null)
  }
  return {
    ...tab,
    shown,
    acting: (word = heron) => ({ client: tab.queryClient, word, onChange }),
    toastTexts: () => tab.useToasts.getState().items.map(({ text }) => text),
    pressUndo: () => tab.useToasts.getState().items.at(-1)?.action?.onSelect(),
    waiting: () => tab.useWaiting.getState().kinds.word ?? 0,
    close: async () => {
      await tab.sendOutbox()
      tab.pauseOutbox()
      await tab.closeOutbox()
    },
  }
}

const changes = [saveWord, setWordState, removeWords, undoChange]
/** Takes the server away, or brings it back. */
function setAway(isAway: boolean): void {
  for (const endpoint of changes) server.loseConnection(endpoint)
  server.loseConnection(getItem)
  if (isAway) return
  server.answer(setWordState, { updated: 1, undo_id: UNDO })
  server.answer(undoChange, { restored: 1 })
  server.answer(getItem, () => {
    throw new Refusal(404, 'item_not_found')
  })
}
const sentStates = () =>
  server.requestsTo(setWordState).map(({ body: { given: _, ...body }, idempotencyKey }) => ({
    ...body,
    key: idempotencyKey,
  }))

beforeEach(() => {
  stubDeviceStorage()
  server.answer(getHealth, { status: 'ok' })
  server.answer(getDeviceKey, { key: Buffer.alloc(32, 7).toString('base64url') })
  setAway(true)
})

describe('a change of words without a network', () => {
  it('is shown at once, kept, and sent once when the server is back', async () => {
    const tab = await open()
    await tab.saveWord(tab.acting())
    await tab.markWord(tab.acting(stoat), 'known')
    expect(tab.shown).toEqual(['new', 'known'])
    expect(tab.toastTexts()).toEqual(['Word saved!', '“stoat” marked as known'])
    expect(tab.queryClient.getQueryData(tab.vocabularyQueries.item(3).queryKey)).toMatchObject({
      spell_lower: 'heron',
      state: 'new',
    })
    expect(tab.waiting()).toBe(2)
    await tab.close()
    server.forgetRequests()
    setAway(false)
    const after = await open()
    await after.sendOutbox()
    expect(sentStates()).toMatchObject([
      { spell_ids: [3], state: 'new', adds: true },
      { spell_ids: [4], state: 'known', adds: true },
    ])
    await after.sendOutbox()
    expect(sentStates()).toHaveLength(2)
    expect(after.waiting()).toBe(0)
    await after.close()
  })

  it('uses the key of the attempt whose answer was lost', async () => {
    const tab = await open()
    await tab.markWord(tab.acting(), 'known')
    await tab.sendOutbox()
    expect(new Set(sentStates().map(({ key }) => key)).size).toBe(1)
    await tab.close()
  })

  it('is undone by sending it and then its undo, whether or not it had arrived', async () => {
    const tab = await open()
    await tab.markWord(tab.acting(), 'ignored')
    tab.pressUndo()
    await until(() => expect(tab.toastTexts().at(-1)).toBe('Undone'))
    expect(tab.shown).toEqual(['ignored', null])
    await tab.close()
    server.forgetRequests()
    setAway(false)
    const after = await open()
    await after.sendOutbox()
    const keys = sentStates().map(({ key }) => key)
    expect(keys).toHaveLength(2)
    expect(keys[0]).toBe(keys[1])
    expect(server.requestsTo(undoChange).map(({ params }) => params.id)).toEqual([UNDO])
    expect(after.waiting()).toBe(0)
    await after.close()
  })

  it('is shown in lists and items from what waits, also after a reload', async () => {
    const tab = await open()
    tab.setReachable(false)
    await tab.markWord(tab.acting(), 'known')
    await tab.markWord(tab.acting(stoat), 'ignored')
    tab.pressUndo()
    await until(() => expect(tab.waiting()).toBe(3))
    await tab.close()
    const after = await open()
    const { main, item: itemQuery } = after.vocabularyQueries
    server.answer(listMainVocabulary, {
      vocabulary: [item(3), item(4), item(5)],
      stat: { total_words: 3, total_score: 0 },
      found: 3,
    })
    const page = await after.queryClient.fetchQuery(main({ offset: 0, limit: 10 }))
    expect(page.vocabulary.map(({ state }) => state)).toEqual(['known', 'new', 'new'])
    expect(await after.queryClient.fetchQuery(itemQuery(3))).toMatchObject({
      spell_lower: 'heron',
      state: 'known',
    })
    server.answer(getItem, item(4))
    expect(await after.queryClient.fetchQuery(itemQuery(4))).toMatchObject({ state: 'new' })
    await after.close()
  })

  it('shows a word that was saved first in the list of saved words, as one that waits, until it is sent', async () => {
    const tab = await open()
    tab.setReachable(false)
    await tab.saveWord(tab.acting())
    await tab.saveWord(tab.acting(stoat))
    const latest = { offset: 0, limit: 10, saved: 'true', state: ['new', 'learning'] } as const
    const query = { ...latest, orders_by: ['id'], orders_dir: ['desc'] } as const
    server.answer(listMainVocabulary, {
      vocabulary: [item(5)],
      stat: { total_words: 1, total_score: 0 },
      found: 1,
    })
    const list = (more: object = {}) =>
      tab.queryClient.fetchQuery(tab.vocabularyQueries.main({ ...query, ...more } as never))
    const { vocabulary, found, stat } = await list()
    expect(vocabulary.map(({ spell_lower, isWaiting }) => [spell_lower, isWaiting])).toEqual([
      ['stoat', true],
      ['heron', true],
      ['word 5', undefined],
    ])
    expect([found, stat.total_words]).toEqual([3, 3])
    for (const more of [{ search: 'word' }, { state: ['met'] }, { offset: 10 }, { due: 'true' }])
      expect((await list(more)).found).toBe(1)
    setAway(false)
    tab.setReachable(true)
    await tab.sendOutbox()
    expect((await list()).vocabulary.map(({ spell_id }) => spell_id)).toEqual([5])
    await tab.close()
  })
})
