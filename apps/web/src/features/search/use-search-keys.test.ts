// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage } from '../../testing/page'
import { renderHook } from '../../testing/render-hook'
import { closeTabsAfterwards } from '../../testing/tab'
import { useSearchKeys } from './use-search-keys'

openPage({ user: null })
closeTabsAfterwards()
beforeEach(() => document.body.replaceChildren())

describe('useSearchKeys', () => {
  const open = async () => {
    document.body.innerHTML =
      '<input id="search"><textarea></textarea><div contenteditable="true"></div><div role="menu"><b></b></div><p></p>'
    const current = document.querySelector<HTMLInputElement>('#search')!
    await renderHook(() => useSearchKeys({ current }, true), undefined)
    return (key: string, held: KeyboardEventInit = {}, target: Element = document.body) => {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...held })
      target.dispatchEvent(event)
      return document.activeElement === current && event.defaultPrevented
    }
  }

  it('moves the focus to the field for /, Ctrl+K and Cmd+K', async () => {
    const press = await open()
    expect([press('/'), press('k', { ctrlKey: true }), press('K', { metaKey: true })]).toEqual([
      true,
      true,
      true,
    ])
  })

  it('leaves other keys alone, such as the reader’s K and the browser’s Ctrl+Shift+K', async () => {
    const press = await open()
    expect(press('k')).toBe(false)
    expect(press('k', { ctrlKey: true, shiftKey: true })).toBe(false)
    expect(press('k', { ctrlKey: true, altKey: true })).toBe(false)
    expect(press('/', { ctrlKey: true })).toBe(false)
  })

  it('leaves keys typed into fields and menus alone', async () => {
    const press = await open()
    for (const target of document.querySelectorAll('textarea, [contenteditable], b')) {
      expect(press('/', {}, target), target.tagName).toBe(false)
      expect(press('k', { ctrlKey: true }, target), target.tagName).toBe(false)
    }
  })

  it('keeps the focus in an open dialog, but not beside the sheet of a word', async () => {
    const press = await open()
    const dialog = document.createElement('div')
    dialog.setAttribute('role', 'dialog')
    document.body.append(dialog)
    expect(press('/')).toBe(false)
    dialog.innerHTML = '<div data-word-info></div>'
    expect(press('/')).toBe(true)
  })

  it('selects what stands in the field', async () => {
    const press = await open()
    const field = document.querySelector<HTMLInputElement>('#search')!
    field.value = 'tide'
    press('/')
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, 4])
  })

  it('shows the field first where it’s hidden, and only there', async () => {
    const current = document.createElement('input')
    document.body.replaceChildren(current)
    const show = vi.fn()
    await renderHook(() => useSearchKeys({ current }, true, show), undefined)
    const press = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
    current.getClientRects = () => [new DOMRect()] as unknown as DOMRectList
    press()
    expect(show).not.toHaveBeenCalled()
    current.blur()
    current.getClientRects = () => [] as unknown as DOMRectList
    press()
    expect(show).toHaveBeenCalledOnce()
  })

  it('does nothing while it is switched off', async () => {
    const field = { current: document.createElement('input') }
    document.body.replaceChildren(field.current)
    const hook = await renderHook((isOn: boolean) => useSearchKeys(field, isOn), true as boolean)
    await hook.rerender(false)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
    expect(document.activeElement).not.toBe(field.current)
  })
})
