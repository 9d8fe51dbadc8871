// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, setVisible } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { useAutoAdvance } from './use-auto-advance'

openPage({ user: null })

let scrollIntoView: (isSeen: boolean) => void
let prefersCalm: (isCalm: boolean) => void

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        scrollIntoView = (isIntersecting) => tell([{ isIntersecting }])
      }
      observe() {}
      disconnect() {}
    },
  )
  const media = Object.assign(new EventTarget(), { matches: false })
  prefersCalm = (isCalm) => {
    media.matches = isCalm
    media.dispatchEvent(new Event('change'))
  }
  vi.stubGlobal('matchMedia', () => media)
})

const carousel = { current: document.createElement('section') }
const open = async () => {
  const hook = await renderHook(() => useAutoAdvance(carousel), undefined)
  await runInAct(() => scrollIntoView(true))
  return hook
}

describe('a carousel', () => {
  it('advances only while it is on screen in a visible tab', async () => {
    const hook = await open()
    expect(hook.current.isRunning).toBe(true)
    await runInAct(() => setVisible(false))
    expect(hook.current.isRunning).toBe(false)
    await runInAct(() => setVisible(true))
    await runInAct(() => scrollIntoView(false))
    expect(hook.current).toMatchObject({ isOn: true, isRunning: false })
  })

  it('pauses on hover and on focus, until the focus has left it entirely', async () => {
    const hook = await open()
    const { pauseHandlers: holders } = hook.current
    await runInAct(() => holders.onPointerEnter())
    expect(hook.current.isRunning).toBe(false)
    await runInAct(() => holders.onPointerLeave())
    expect(hook.current.isRunning).toBe(true)
    await runInAct(() => holders.onFocus())
    const inside = carousel.current.appendChild(document.createElement('button'))
    await runInAct(() => holders.onBlur({ currentTarget: carousel.current, relatedTarget: inside }))
    expect(hook.current.isRunning).toBe(false)
    await runInAct(() => holders.onBlur({ currentTarget: carousel.current, relatedTarget: null }))
    expect(hook.current.isRunning).toBe(true)
  })

  it('doesn’t advance for users who prefer reduced motion, unless they start it', async () => {
    const hook = await open()
    await runInAct(() => prefersCalm(true))
    expect(hook.current).toMatchObject({ isOn: false, isRunning: false })
    await runInAct(() => hook.current.pauseHandlers.onPointerEnter())
    await runInAct(() => hook.current.choose(true))
    expect(hook.current.isRunning).toBe(true)
  })

  it('stays stopped once the user has stopped it, whatever the device prefers', async () => {
    const hook = await open()
    await runInAct(() => hook.current.choose(false))
    await runInAct(() => prefersCalm(false))
    expect(hook.current).toMatchObject({ isOn: false, isRunning: false })
  })
})
