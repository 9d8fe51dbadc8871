// @vitest-environment jsdom
import { undoChange } from '@wordhoard/contracts/reading/text-words'
import { describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../shell/query-client'
import { openPage, pressToastAction, toasts, toastTexts, until } from '../../testing/page'
import { toastWithUndo } from './undo-toast'

const FIRST = '0d4c5c0e-6f0a-4b6e-9a3e-000000000001'
const SECOND = '0d4c5c0e-6f0a-4b6e-9a3e-000000000002'
const server = openPage()

describe('toastWithUndo', () => {
  it('undoes several changes in reverse order, because later ones build on earlier ones', async () => {
    server.answer(undoChange, { restored: 1 })
    toastWithUndo(queryClient, 'Done', [FIRST, null, SECOND])
    pressToastAction()
    await until(() => expect(toastTexts().at(-1)).toBe('Undone'))
    expect(server.requestsTo(undoChange).map(({ params }) => params.id)).toEqual([SECOND, FIRST])
  })

  it('offers no Undo when nothing was changed', () => {
    toastWithUndo(queryClient, 'Done', [null])
    expect(toasts()).toMatchObject([{ text: 'Done', tone: 'success' }])
    expect(toasts()[0]?.action).toBeUndefined()
  })

  it('stops at the first change that cannot be undone, and refetches the vocabulary', async () => {
    server.refuse(undoChange, 404, 'nothing_to_undo', 'You can’t undo this any more.')
    queryClient.setQueryData(['vocabulary', 'stat'], {})
    const onUndone = vi.fn()
    toastWithUndo(queryClient, 'Done', [FIRST, SECOND], onUndone)
    pressToastAction()
    await until(() => expect(toasts().at(-1)).toMatchObject({ tone: 'error' }))
    expect(server.requestsTo(undoChange)).toHaveLength(1)
    expect(onUndone).not.toHaveBeenCalled()
    await until(() => expect(queryClient.getQueryState(['vocabulary', 'stat'])?.isInvalidated).toBe(true))
  })
})
