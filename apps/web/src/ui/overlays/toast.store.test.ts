// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { openPage, toasts, toastTexts } from '../../testing/page'
import { toast, useToasts } from './toast.store'

openPage({ user: null })

describe('toast', () => {
  it('shows at most three toasts and drops the oldest', () => {
    for (const text of ['a', 'b', 'c', 'd']) toast({ text })
    expect(toastTexts()).toEqual(['b', 'c', 'd'])
  })

  it('gives each toast its own id and dismisses them one by one', () => {
    for (const text of ['same', 'same']) toast({ text })
    const [first, second] = toasts()
    expect(first?.id).not.toBe(second?.id)
    useToasts.getState().dismiss(first!.id)
    useToasts.getState().dismiss(first!.id)
    expect(toasts()).toEqual([second])
  })
})
