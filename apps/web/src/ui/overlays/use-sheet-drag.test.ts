// @vitest-environment jsdom
import type { PointerEvent, KeyboardEvent as ReactKeyboardEvent } from 'react'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, toasts, toastTexts, until } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { avatarLabel, avatarNames, isAvatarName } from '../avatar/avatar-names'
import { cx } from '../cx'
import { fetchOnce } from '../fetch-once'
import { signsOfUse, useFirstTouch } from '../use-first-touch'
import { usePressedCode } from '../use-pressed-code'
import { closesOnEscape } from './escape'
import { toast, useToasts } from './toast.store'
import { useFocusReturn } from './use-focus-return'
import { useSheetDrag } from './use-sheet-drag'

openPage({ user: null })
beforeEach(() => document.body.replaceChildren())

describe('useSheetDrag', () => {
  const open = async () => {
    const onClose = vi.fn()
    const hook = await renderHook((isOpen: boolean) => useSheetDrag(isOpen, onClose), true as boolean)
    const event = (clientY: number, timeStamp: number) =>
      ({
        clientY,
        timeStamp,
        pointerId: 1,
        currentTarget: { setPointerCapture() {} },
      }) as unknown as PointerEvent
    /** Drags by `way` px in `ms` ms. */
    const drag = async (way: number, ms: number) => {
      const { handleProps } = hook.current
      await runInAct(() => handleProps.onPointerDown(event(100, 0)))
      if (way !== 0) await runInAct(() => handleProps.onPointerMove(event(100 + way, ms)))
      await runInAct(() => handleProps.onPointerUp(event(100 + way, ms)))
      await runInAct(() => handleProps.onClick())
    }
    return { hook, onClose, drag, event }
  }

  it('closes when dragged far or fast enough, and otherwise returns', async () => {
    const { drag, onClose } = await open()
    await drag(60, 1_000)
    expect(onClose).not.toHaveBeenCalled()
    await drag(80, 1_000)
    expect(onClose).toHaveBeenCalledTimes(1)
    await drag(30, 50)
    expect(onClose).toHaveBeenCalledTimes(2)
  })

  it('enlarges upwards, and shrinks before it closes', async () => {
    const { drag, hook, onClose } = await open()
    await drag(-80, 1_000)
    expect(hook.current.expanded).toBe(true)
    await drag(80, 1_000)
    expect([hook.current.expanded, onClose.mock.calls.length]).toEqual([false, 0])
    await drag(80, 1_000)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('follows the finger but ignores tiny movements, and closes on a tap', async () => {
    const { hook, onClose, drag, event } = await open()
    await runInAct(() => hook.current.handleProps.onPointerDown(event(100, 0)))
    await runInAct(() => hook.current.handleProps.onPointerMove(event(103, 10)))
    expect(hook.current.offset).toBeNull()
    await runInAct(() => hook.current.handleProps.onPointerMove(event(120, 20)))
    expect(hook.current.offset).toBe(20)
    await runInAct(() => hook.current.handleProps.onPointerCancel(event(121, 2_000)))
    expect(hook.current.offset).toBeNull()
    await runInAct(() => hook.current.handleProps.onClick())
    expect(onClose).not.toHaveBeenCalled()
    await drag(0, 80)
    expect(onClose).toHaveBeenCalledOnce()
  })

  it('starts small when it is opened again, and ignores pointers that are not down', async () => {
    const { hook, drag, event } = await open()
    await drag(-80, 1_000)
    await hook.rerender(false)
    await hook.rerender(true)
    expect(hook.current.expanded).toBe(false)
    await runInAct(() => hook.current.handleProps.onPointerMove(event(300, 10)))
    expect(hook.current.offset).toBeNull()
  })
})

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

describe('fetchOnce', () => {
  it('loads the code once for all callers and keeps it', async () => {
    const load = vi.fn(() => Promise.resolve('code'))
    const { now, fetch, ahead } = fetchOnce(load)
    ahead()
    expect(now()).toBeUndefined()
    expect(await Promise.all([fetch(), fetch()])).toEqual(['code', 'code'])
    expect(now()).toBe('code')
    expect(load).toHaveBeenCalledOnce()
  })

  it('loads the code again after a failure', async () => {
    let failures = 1
    const { fetch, ahead } = fetchOnce(() =>
      failures-- > 0 ? Promise.reject(new Error('cut')) : Promise.resolve(1),
    )
    ahead()
    await expect(fetch()).rejects.toThrow('cut')
    expect(await fetch()).toBe(1)
  })
})

describe('usePressedCode', () => {
  const touch = () => window.dispatchEvent(new Event('pointermove'))

  it('preloads the code at the first sign of use, and returns it once wanted', async () => {
    const load = vi.fn(() => Promise.resolve('menu'))
    const code = fetchOnce(load)
    const hook = await renderHook(() => usePressedCode(code), undefined)
    expect(load).not.toHaveBeenCalled()
    await runInAct(() => touch())
    expect(load).toHaveBeenCalledOnce()
    expect(hook.current[0]).toBeUndefined()
    expect(await runInAct(() => hook.current[1]())).toBe(true)
    expect(hook.current[0]).toBe('menu')
  })

  it('reports a failure and can be tried again', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    let failures = 1
    const code = fetchOnce(() =>
      failures-- > 0 ? Promise.reject(new Error('cut')) : Promise.resolve('menu'),
    )
    const hook = await renderHook(() => usePressedCode(code), undefined)
    expect(await runInAct(() => hook.current[1]())).toBe(false)
    expect(toasts()).toMatchObject([{ tone: 'error' }])
    expect(await runInAct(() => hook.current[1]())).toBe(true)
  })

  it('returns the code at once if the button was pressed before', async () => {
    const code = fetchOnce(() => Promise.resolve('menu'))
    const hook = await renderHook(() => usePressedCode(code, true), undefined)
    await until(() => expect(hook.current[0]).toBe('menu'))
    const again = await renderHook(() => usePressedCode(code, true), undefined)
    expect(again.current[0]).toBe('menu')
  })
})

describe('useFirstTouch', () => {
  it.each(signsOfUse)('runs once at %s', async (sign) => {
    const run = vi.fn()
    const hook = await renderHook(() => useFirstTouch(run), undefined)
    window.dispatchEvent(new Event(sign))
    for (const each of signsOfUse) window.dispatchEvent(new Event(each))
    expect(run).toHaveBeenCalledOnce()
    await hook.unmount()
  })
})

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

describe('small helpers', () => {
  it('closesOnEscape closes on Escape unless it has been handled', () => {
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

  it('cx joins class names and ignores absent ones', () => {
    expect(cx('a', false, null, undefined, '', 'b')).toBe('a b')
    expect(cx()).toBe('')
  })

  it('avatarLabel and isAvatarName know the drawn pictures', () => {
    expect(avatarNames.every(isAvatarName)).toBe(true)
    expect(isAvatarName('toString')).toBe(false)
    expect(avatarLabel('pillar-box')).toBe('Pillar box')
  })
})
