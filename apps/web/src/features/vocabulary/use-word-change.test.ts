// @vitest-environment jsdom
import { getVocabularyInfo } from '@wordhoard/contracts/custom-vocabulary'
import { listPublicVocabularies } from '@wordhoard/contracts/profiles'
import { undoChange } from '@wordhoard/contracts/reading/text-words'
import { removeWords, setWordState, updatePriority } from '@wordhoard/contracts/vocabulary'
import { describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../shell/query-client'
import { openPage, pressToastAction, toasts, toastTexts, until } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { useCopiedVocabulary } from './custom/use-copied-vocabulary'
import { useWordChange, type WordChange } from './use-word-change'
import { vocabularyQueries } from './vocabulary.queries'

const UNDO = '0d4c5c0e-6f0a-4b6e-9a3e-1f2a3b4c5d6e'
const server = openPage()

describe('useWordChange', () => {
  const changeWith = async (change: WordChange, updated: number) => {
    const answer = { updated, undo_id: updated > 0 ? UNDO : null }
    for (const endpoint of [removeWords, setWordState, updatePriority]) server.answer(endpoint, answer)
    const onDone = vi.fn()
    const hook = await renderHook(() => useWordChange(onDone), undefined)
    await runInAct(() => hook.current.mutateAsync({ spellIds: [1, 2], change }))
    expect(onDone).toHaveBeenCalledOnce()
    return toastTexts()
  }

  it.each([
    [{ kind: 'remove' }, 1, '1 word removed from your vocabulary'],
    [{ kind: 'remove' }, 1_200, '1,200 words removed from your vocabulary'],
    [{ kind: 'state', state: 'ignored' }, 2, '2 words marked as ignored'],
    [{ kind: 'priority', priority: 4 }, 2, 'Priority of 2 words set to Extreme'],
    [{ kind: 'priority', priority: 4 }, 0, 'These words are no longer in your vocabulary'],
  ] as const)('reports the change %j of %i words', async (change, updated, text) => {
    expect(await changeWith(change, updated)).toEqual([text])
  })

  it('undoes the change by its own id', async () => {
    server.answer(undoChange, { restored: 2 })
    await changeWith({ kind: 'state', state: 'known' }, 2)
    pressToastAction()
    await until(() => expect(toastTexts().at(-1)).toBe('Undone'))
    expect(server.requestsTo(undoChange)[0]?.params.id).toBe(UNDO)
  })

  it('keeps the selection when the server refuses', async () => {
    server.refuse(removeWords, 503, 'unavailable', 'Not now')
    const onDone = vi.fn()
    const hook = await renderHook(() => useWordChange(onDone), undefined)
    await runInAct(() => hook.current.mutate({ spellIds: [1], change: { kind: 'remove' } }))
    await until(() => expect(toasts()).toMatchObject([{ text: 'Not now', tone: 'error' }]))
    expect(onDone).not.toHaveBeenCalled()
  })
})

describe('useCopiedVocabulary', () => {
  const info = { name: 'Sea', description: 'Of tides', access_modifier: 'public' as const }

  it('suggests the name and description, but private access', async () => {
    const held = server.hold(getVocabularyInfo)
    const hook = await renderHook(() => useCopiedVocabulary(4), undefined)
    expect(hook.current).toMatchObject({ data: undefined, isLoading: true, failed: false })
    await until(() => expect(held).toHaveLength(1))
    held[0]?.answer(info)
    await until(() => expect(hook.current.data).toMatchObject({ name: 'Sea', access_modifier: 'private' }))
  })

  it('suggests nothing without a vocabulary or when it cannot be fetched', async () => {
    const none = await renderHook(() => useCopiedVocabulary(undefined), undefined)
    expect(none.current).toEqual({ data: undefined, isLoading: false, failed: false })
    server.refuse(getVocabularyInfo, 404, 'vocabulary_not_found')
    const gone = await renderHook(() => useCopiedVocabulary(4), undefined)
    await until(() => expect(gone.current).toEqual({ data: undefined, isLoading: false, failed: true }))
  })
})

describe('publicOf', () => {
  const list = (id: number) => ({
    id,
    name: `List ${id}`,
    description: '',
    created_at: '2026-11-21T10:00:00.000Z',
    updated_at: '2026-11-21T10:00:00.000Z',
    stat: { total_spells: 3 },
  })
  const answerWith = (total: number) =>
    server.answer(listPublicVocabularies, ({ query }) => {
      const offset = Number(query.offset)
      return Array.from({ length: Math.min(20, total - offset) }, (_, at) => list(offset + at + 1))
    })

  it.each([
    [0, 1],
    [19, 1],
    [20, 2],
    [45, 3],
  ])('fetches %i public vocabularies in %i requests', async (total, questions) => {
    answerWith(total)
    const { pages } = await queryClient.fetchInfiniteQuery({ ...vocabularyQueries.publicOf(2), pages: 9 })
    expect(pages.flat()).toHaveLength(total)
    expect(server.requestsTo(listPublicVocabularies)).toHaveLength(questions)
  })
})
