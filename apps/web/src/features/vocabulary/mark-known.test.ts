// @vitest-environment jsdom
import { undoChange } from '@wordhoard/contracts/reading/text-words'
import { setWordState } from '@wordhoard/contracts/vocabulary'
import { describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../shell/query-client'
import { openPage, pressToastAction, toastTexts, until } from '../../testing/page'
import { markKnown } from './mark-known'

const server = openPage()
const UNDO = '0d4c5c0e-6f0a-4b6e-9a3e-1f2a3b4c5d6e'
const ids = (count: number) => Array.from({ length: count }, (_, at) => at + 1)

describe('markKnown', () => {
  it('marks a novel’s words in several requests, with one Undo for all', async () => {
    server.answer(setWordState, { updated: 400, undo_id: UNDO })
    server.answer(undoChange, { restored: 400 })
    const restore = vi.fn()
    const onMarked = vi.fn(() => restore)
    await markKnown(queryClient, ids(1_100), onMarked)
    const sizes = server.requestsTo(setWordState).map(({ body }) => body.spell_ids.length)
    expect(sizes).toEqual([500, 500, 100])
    expect(onMarked).toHaveBeenCalledWith(ids(1_100))
    expect(toastTexts()).toEqual(['1,200 words marked as known'])
    pressToastAction()
    await until(() => expect(restore).toHaveBeenCalledOnce())
    expect(server.requestsTo(undoChange)).toHaveLength(3)
  })

  it('says why it failed, and shows nothing as marked', async () => {
    server.refuse(setWordState, 503, 'unavailable', 'Not now.')
    const onMarked = vi.fn(() => () => undefined)
    await markKnown(queryClient, ids(3), onMarked)
    expect(toastTexts()).toEqual(['Not now.'])
    expect(onMarked).not.toHaveBeenCalled()
  })
})
