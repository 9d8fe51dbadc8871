// @vitest-environment jsdom
import { describe, expect, it, vi } from 'vitest'
import { openPage } from '../../../testing/page'
import { renderHook } from '../../../testing/render-hook'
import { showPage } from '../testing/monospace'
import { useVisibleWords } from './use-visible-words'

openPage()

describe('useVisibleWords', () => {
  it('reports each word on the screen once, in its look-up form, after scrolling has stopped', async () => {
    vi.useFakeTimers()
    const page = showPage('<p>The Tide, the tide!</p><blockquote><p>Heron’s nest</p></blockquote>')
    const notified: string[][] = []
    const [body, pane] = [{ current: page.body }, { current: page.pane }]
    const onWords = (words: string[]) => notified.push(words)
    const hook = await renderHook(() => useVisibleWords(body, pane, true, onWords), undefined)
    await vi.advanceTimersByTimeAsync(900)
    expect(notified).toEqual([])
    await vi.advanceTimersByTimeAsync(200)
    expect(notified).toEqual([['the', 'tide', "heron's", 'nest']])
    for (let n = 0; n < 5; n += 1) {
      page.pane.dispatchEvent(new Event('scroll'))
      await vi.advanceTimersByTimeAsync(200)
    }
    expect(notified).toHaveLength(1)
    await hook.unmount()
    await vi.advanceTimersByTimeAsync(2_000)
    expect(notified).toHaveLength(1)
  })
})
