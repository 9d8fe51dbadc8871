import type { KeyboardEvent as ReactKeyboardEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { closesOnEscape } from './escape'

describe('closesOnEscape', () => {
  it('closes on Escape unless it has been handled', () => {
    const close = vi.fn()
    const press = (key: string, defaultPrevented = false) => {
      const event = { key, defaultPrevented, preventDefault: vi.fn() }
      closesOnEscape(close).onKeyDown(event as unknown as ReactKeyboardEvent)
      return event.preventDefault
    }
    press('a')
    press('Escape', true)
    expect(close).not.toHaveBeenCalled()
    expect(press('Escape')).toHaveBeenCalled()
    expect(close).toHaveBeenCalledOnce()
  })
})
