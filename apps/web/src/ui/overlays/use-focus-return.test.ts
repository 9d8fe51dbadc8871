// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { openPage } from '../../testing/page'
import { renderHook } from '../../testing/render-hook'
import { useFocusReturn } from './use-focus-return'

openPage({ user: null })
beforeEach(() => document.body.replaceChildren())

describe('useFocusReturn', () => {
  const close = (handlers: ReturnType<typeof useFocusReturn>) => {
    const event = new Event('close', { cancelable: true })
    handlers.onCloseAutoFocus(event)
    return event.defaultPrevented
  }

  it('returns the focus to the previous element, or from a menu to its button', async () => {
    document.body.innerHTML =
      '<button id="one"></button><button id="two"></button><div role="menu" aria-labelledby="two"><button id="item"></button></div><input>'
    const hook = await renderHook(useFocusReturn, undefined)
    for (const [opener, expected] of [
      ['one', 'one'],
      ['item', 'two'],
    ] as const) {
      document.getElementById(opener)?.focus()
      hook.current.onOpenAutoFocus()
      document.querySelector('input')?.focus()
      expect(close(hook.current)).toBe(true)
      expect(document.activeElement?.id).toBe(expected)
    }
  })

  it('leaves the focus alone when the previous element has gone', async () => {
    document.body.innerHTML = '<button></button><input>'
    const hook = await renderHook(useFocusReturn, undefined)
    document.querySelector('button')?.focus()
    hook.current.onOpenAutoFocus()
    document.querySelector('button')?.remove()
    document.querySelector('input')?.focus()
    close(hook.current)
    expect(document.activeElement?.tagName).toBe('INPUT')
  })
})
