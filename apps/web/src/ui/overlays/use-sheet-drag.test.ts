// @vitest-environment jsdom
import type { PointerEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { useSheetDrag } from './use-sheet-drag'

openPage({ user: null })

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
