// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { openPage } from '../../../testing/page'
import { renderHook } from '../../../testing/render-hook'
import { useToastPlace } from './use-toast-place'

openPage({ user: null })

it('leaves toasts where they are while somebody is about to press them', async () => {
  vi.useFakeTimers()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  const viewport = { current: document.createElement('ol') }
  document.body.append(viewport.current)
  await renderHook(() => useToastPlace(viewport, 1), undefined)
  const place = () => viewport.current.style.translate
  const first = place()
  expect(first).toMatch(/px/)
  viewport.current.dispatchEvent(new Event('pointerdown'))
  vi.stubGlobal('innerHeight', 400)
  await vi.advanceTimersByTimeAsync(2_000)
  expect(place()).toBe(first)
  viewport.current.dispatchEvent(new Event('pointerleave'))
  await vi.advanceTimersByTimeAsync(2_000)
  expect(place()).not.toBe(first)
})
