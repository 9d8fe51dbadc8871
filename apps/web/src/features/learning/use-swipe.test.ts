// @vitest-environment jsdom

import type { PointerEvent } from 'react'
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { useSwipe } from './use-swipe'

openPage()

describe('a swiped card', () => {
  const open = async () => {
    const answers: boolean[] = []
    const hook = await renderHook(() => useSwipe((isRemembered) => answers.push(isRemembered)), undefined)
    const setPointerCapture = vi.fn()
    const event = (clientX: number, clientY = 0, more = {}) =>
      ({
        pointerId: 1,
        isPrimary: true,
        button: 0,
        clientX,
        clientY,
        currentTarget: { setPointerCapture },
        ...more,
      }) as unknown as PointerEvent
    const act = (name: 'Down' | 'Move' | 'Up' | 'Cancel', ...at: Parameters<typeof event>) =>
      runInAct(() => hook.current.props[`onPointer${name}`](event(...at)))
    return { hook, answers, act, setPointerCapture }
  }

  it('is remembered on the right and forgotten on the left, beyond 150 px', async () => {
    const { answers, act } = await open()
    for (const end of [160, -160, 150, -150, 20]) {
      await act('Down', 0)
      await act('Move', end / 2)
      await act('Move', end)
      await act('Up', end)
    }
    expect(answers).toEqual([true, false])
  })

  it('follows the finger and snaps back', async () => {
    const { hook, act, setPointerCapture } = await open()
    await act('Down', 10)
    await act('Move', 90)
    expect(hook.current.px).toBe(80)
    expect(setPointerCapture).toHaveBeenCalledExactlyOnceWith(1)
    await act('Up', 90)
    expect(hook.current.px).toBe(0)
    expect(hook.current.props.style.transform).toBeUndefined()
  })

  it('leaves vertical moves to the page', async () => {
    const { hook, answers, act } = await open()
    await act('Down', 0)
    await act('Move', 20, 60)
    await act('Move', 5, 300)
    expect(hook.current.px).toBe(0)
    await act('Up', 200, 300)
    expect(answers).toEqual([])
  })

  it('snaps back without an answer when the browser cancels the pointer', async () => {
    const { hook, answers, act } = await open()
    await act('Down', 0)
    await act('Move', 300)
    await act('Cancel', 300)
    expect([hook.current.px, answers]).toEqual([0, []])
  })

  it('follows only the first finger and the primary button', async () => {
    const { hook, answers, act } = await open()
    await act('Down', 0, 0, { isPrimary: false })
    await act('Down', 0, 0, { button: 2 })
    await act('Move', 300)
    expect(hook.current.px).toBe(0)
    await act('Down', 0)
    await act('Move', 300, 0, { pointerId: 2 })
    await act('Up', 300, 0, { pointerId: 2 })
    expect([hook.current.px, answers]).toEqual([0, []])
  })
})
