// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { ME, openPage, setVisible, signInAs } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { type Draft, keepDraft, readDraft } from './message-draft'
import { useDraft } from './use-draft'

openPage()
const here = { chatId: 4, userId: null }
const word = { reference: { kind: 'word' as const, spell_id: 3 }, title: 'tide' }
const said = (text: string): Draft => ({ text, shared: null })
const open = () => renderHook(() => useDraft(here), undefined)

describe('a message draft', () => {
  it('is restored exactly, whatever it contains', () => {
    const any = fc.record({ text: fc.string({ unit: 'binary' }), shared: fc.option(fc.constant(word)) })
    fc.assert(
      fc.property(any, (draft) => {
        keepDraft(ME, here, draft)
        expect(readDraft(ME, here)).toEqual(draft)
      }),
      { numRuns: 40 },
    )
  })

  it('belongs to one user and one chat, even one that does not exist yet', () => {
    keepDraft(ME, here, said('mine'))
    keepDraft(ME, { chatId: null, userId: 4 }, said('to somebody new'))
    expect(readDraft(ME, here).text).toBe('mine')
    expect(readDraft(ME, { chatId: null, userId: 4 }).text).toBe('to somebody new')
    expect(readDraft(8, here).text).toBe('')
    expect(readDraft(ME, { chatId: 5, userId: null }).text).toBe('')
  })

  it('goes on in the chat that the first message has created, but not in a class or over what is there', async () => {
    const toBen = { chatId: null, userId: 2 }
    const first = await renderHook(() => useDraft(toBen), undefined)
    await runInAct(() => first.current.clear())
    await runInAct(() => first.current.setDraft(said('And how are')))
    await first.unmount()
    expect((await renderHook(() => useDraft(here), undefined)).current.draft.text).toBe('')
    const chat = await renderHook(() => useDraft(here, 2), undefined)
    expect(chat.current.draft.text).toBe('And how are')
    expect(readDraft(ME, here).text).toBe('And how are')
    expect(readDraft(ME, toBen).text).toBe('')
    keepDraft(ME, toBen, said('older'))
    expect((await renderHook(() => useDraft(here, 2), undefined)).current.draft.text).toBe('And how are')
  })

  it('is removed when empty, and empty when it cannot be read', () => {
    keepDraft(ME, here, { text: '', shared: word })
    expect(localStorage).toHaveLength(1)
    keepDraft(ME, here, said(''))
    expect(localStorage).toHaveLength(0)
    localStorage.setItem(`messageDraft:${ME}:4`, '{"messageText":4}')
    expect(readDraft(ME, here)).toEqual(said(''))
  })

  it('is stored shortly after the last key', async () => {
    vi.useFakeTimers()
    const hook = await open()
    await runInAct(() => hook.current.setDraft(said('H')))
    await vi.advanceTimersByTimeAsync(200)
    await runInAct(() => hook.current.setDraft(said('Hi')))
    await vi.advanceTimersByTimeAsync(200)
    expect(readDraft(ME, here).text).toBe('')
    await vi.advanceTimersByTimeAsync(100)
    expect(readDraft(ME, here).text).toBe('Hi')
  })

  it.each([
    ['the page is left', () => window.dispatchEvent(new Event('pagehide'))],
    ['the tab is put away', () => setVisible(false)],
  ])('is stored at once when %s', async (_, leave) => {
    const hook = await open()
    await runInAct(() => hook.current.setDraft(said('Hi')))
    leave()
    expect(readDraft(ME, here).text).toBe('Hi')
  })

  it('is stored when the chat is closed and restored when it opens again', async () => {
    const hook = await open()
    await runInAct(() => hook.current.setDraft(said('Hi')))
    await hook.unmount()
    expect((await open()).current.draft.text).toBe('Hi')
  })

  it('is removed at once when the message is sent, even if the chat is closed right afterwards', async () => {
    const hook = await open()
    await runInAct(() => hook.current.setDraft(said('Hi')))
    await runInAct(() => hook.current.clear())
    await hook.unmount()
    expect(readDraft(ME, here)).toEqual(said(''))
  })

  it('stays with its author when another user logs in', async () => {
    const hook = await open()
    await runInAct(() => hook.current.setDraft(said('secret')))
    await runInAct(() => signInAs(8))
    await hook.unmount()
    expect(readDraft(ME, here).text).toBe('secret')
    expect(readDraft(8, here).text).toBe('')
  })
})
