// @vitest-environment jsdom
import { chooseSense, countLookup, listEncounters } from '@wordhoard/contracts/encounters'
import { getItem } from '@wordhoard/contracts/vocabulary'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leaveSession } from '../../session/session-state'
import { queryClient } from '../../shell/query-client'
import { openPage, toasts, until } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { item } from '../../testing/words'
import { encountersOf, type Lookup } from './encounters.queries'
import { useCountedLookup } from './use-counted-lookup'
import { useSenseChoice } from './use-sense-choice'
import { useWordItem } from './use-word-item'
import { vocabularyQueries } from './vocabulary.queries'

const lookup: Lookup = {
  spellId: 3,
  sentence: 'The heron  waits.',
  source: 'The Marsh',
  articleId: undefined,
}
const encounter = {
  id: 1,
  sentence: 'The heron waits.',
  source: 'The Marsh',
  position: 0,
  met_at: '2026-11-21T10:00:00.000Z',
  was_looked_up: true,
  definition_id: null,
}
const server = openPage()

describe('useCountedLookup', () => {
  type Props = { tap: object | null; at: Lookup | null }
  const open = (props: Props) => renderHook(({ tap, at }: Props) => useCountedLookup(tap, at), props)
  const dwell = (ms: number) => runInAct(() => vi.advanceTimersByTimeAsync(ms))
  beforeEach(() => {
    vi.useFakeTimers()
    server.answer(countLookup, undefined)
  })

  it('counts one look-up per tap, once the word has been shown for a moment', async () => {
    queryClient.setQueryData(vocabularyQueries.item(3).queryKey, item(3, { lookup_count: 4 }))
    const tap = {}
    const hook = await open({ tap, at: lookup })
    await dwell(299)
    expect(server.requestsTo(countLookup)).toEqual([])
    await dwell(50)
    await hook.rerender({ tap, at: { ...lookup } })
    await dwell(1_000)
    expect(server.requestsTo(countLookup).map(({ body }) => body)).toEqual([
      { spell_id: 3, context: lookup.sentence, source: 'The Marsh' },
    ])
    expect(hook.current).toBe(true)
    expect(queryClient.getQueryData(vocabularyQueries.item(3).queryKey)).toMatchObject({ lookup_count: 5 })
  })

  it('counts another tap on the same word again', async () => {
    const hook = await open({ tap: {}, at: lookup })
    await dwell(400)
    await hook.rerender({ tap: {}, at: lookup })
    expect(hook.current).toBe(false)
    await dwell(400)
    expect(server.requestsTo(countLookup)).toHaveLength(2)
  })

  it('skips a word that a phrase soon replaces, and counts the phrase', async () => {
    const tap = {}
    const hook = await open({ tap, at: lookup })
    await dwell(200)
    await hook.rerender({ tap, at: { ...lookup, spellId: 8 } })
    await dwell(400)
    expect(server.requestsTo(countLookup).map(({ body }) => body.spell_id)).toEqual([8])
  })

  it('counts nothing for visitors, without a tap, or when closed at once', async () => {
    const closed = await open({ tap: {}, at: lookup })
    await dwell(100)
    await closed.unmount()
    await open({ tap: null, at: lookup })
    await open({ tap: {}, at: null })
    leaveSession(undefined)
    await open({ tap: {}, at: lookup })
    await dwell(1_000)
    expect(server.requestsTo(countLookup)).toEqual([])
  })

  it('lets the reader go on when counting fails', async () => {
    server.refuse(countLookup, 503, 'unavailable', 'Not now')
    const hook = await open({ tap: {}, at: { ...lookup, articleId: 12 } })
    await dwell(400)
    expect(hook.current).toBe(true)
    expect(server.requestsTo(countLookup)[0]?.body).toMatchObject({ article_id: 12 })
    expect(toasts()).toEqual([])
  })
})

describe('useSenseChoice', () => {
  const choice = () =>
    queryClient.getQueryData(encountersOf(3).queryKey)?.sentences.map(({ definition_id }) => definition_id)
  const open = async (definition_id: number | null = null) => {
    const other = { ...encounter, id: 2, sentence: 'A heron again.', definition_id: 5 }
    const sentences = [{ ...encounter, definition_id }, other]
    server.answer(listEncounters, { met_count: 2, lookup_count: 1, sentences })
    const hook = await renderHook(() => useSenseChoice(lookup, true), undefined)
    await until(() => expect(hook.current).toBeDefined())
    return hook
  }

  it('shows the choice at once, and only in its sentence', async () => {
    const hook = await open()
    const held = server.hold(chooseSense)
    await runInAct(() => hook.current?.choose(9, 4))
    expect(choice()).toEqual([9, 5])
    await until(() => expect(hook.current?.chosenId).toBe(9))
    await until(() => expect(held).toHaveLength(1))
    expect(held[0]?.request.body).toMatchObject({ definition_id: 9, offered_id: 4, context: lookup.sentence })
    held[0]?.answer(undefined)
  })

  it('reverts to the previous choice when saving fails', async () => {
    const hook = await open(6)
    server.refuse(chooseSense, 503, 'unavailable', 'Not now')
    await runInAct(() => hook.current?.choose(null, undefined))
    await until(() => expect(toasts()).toMatchObject([{ tone: 'error' }]))
    expect(choice()).toEqual([6, 5])
  })

  it('stores a sentence with the choice if it is not stored yet, and then shows it', async () => {
    server.answer(listEncounters, { met_count: 0, lookup_count: 0, sentences: [] })
    const hook = await renderHook(() => useSenseChoice(lookup, true), undefined)
    await until(() => expect(hook.current).toBeDefined())
    server.answer(chooseSense, undefined)
    const sentences = [{ ...encounter, definition_id: 9 }]
    server.answer(listEncounters, { met_count: 1, lookup_count: 1, sentences })
    await runInAct(() => hook.current?.choose(9, 4))
    await until(() => expect(hook.current?.chosenId).toBe(9))
  })

  it('is undefined for a word without a sentence', async () => {
    server.answer(listEncounters, { met_count: 0, lookup_count: 0, sentences: [] })
    const hook = await renderHook(() => useSenseChoice({ ...lookup, sentence: ' ' }, true), undefined)
    await until(() => expect(queryClient.getQueryData(encountersOf(3).queryKey)).toBeDefined())
    expect(hook.current).toBeUndefined()
  })
})

describe('useWordItem', () => {
  const open = () => renderHook(() => useWordItem(3), undefined)

  it('returns null when the word is not in the vocabulary, without an error', async () => {
    server.refuse(getItem, 404, 'item_not_found')
    const hook = await open()
    await until(() => expect(hook.current.item).toBeNull())
    expect(hook.current.error).toBeNull()
  })

  it('returns undefined while the server cannot answer, and retries on request', async () => {
    server.refuse(getItem, 500, 'fault')
    const hook = await open()
    await until(() => expect(hook.current.error).not.toBeNull())
    expect(hook.current.item).toBeUndefined()
    server.answer(getItem, item(3))
    hook.current.retry()
    await until(() => expect(hook.current.item).toMatchObject({ spell_id: 3 }))
  })

  it('fetches nothing for visitors', async () => {
    leaveSession(undefined)
    const hook = await open()
    expect(hook.current.item).toBeUndefined()
  })
})
