// @vitest-environment jsdom
import '../testing/highlight-registry'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { openPage, until } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { scrollToLine, showPage } from '../testing/monospace'
import { endReading, setSelection, useReading } from '../text/reading.store'
import { openWord } from './open-word'
import { selectWord } from './selected-word'
import { useRevealedSelection } from './use-revealed-selection'
import { useTextInteraction } from './use-text-interaction'
import { rectOf } from './word-cursor'

openPage({ user: null })
beforeEach(endReading)
const filler = `<p>${'y'.repeat(40 * 30)}</p>`

describe('openWord', () => {
  const page = () =>
    showPage(`<p>A heron.</p>${filler}<p>Two herons.</p>${filler}<p>A heron-like bird.</p>${filler}`)
  const opened = () => useReading.getState().selection

  it('selects the next occurrence from the screen on and scrolls it into view', () => {
    const { body, pane, root } = page()
    scrollToLine({ body, pane, root }, 20)
    expect(openWord(body, pane, ['heron', 'herons'])).toBe(true)
    expect(opened()?.shown).toBe('herons')
    const { top, bottom } = rectOf({ block: opened()!.block, index: opened()!.first })
    expect(top).toBeGreaterThanOrEqual(0)
    expect(bottom).toBeLessThanOrEqual(400)
  })

  it('selects the last occurrence before the screen if none follows', () => {
    const shown = page()
    scrollToLine(shown, 80)
    expect(openWord(shown.body, shown.pane, ['herons'])).toBe(true)
    expect(opened()?.shown).toBe('herons')
  })

  it('finds parts of hyphenated words, and returns false for a word not in the text', () => {
    const shown = page()
    scrollToLine(shown, 40)
    expect(openWord(shown.body, shown.pane, ['heron'])).toBe(true)
    expect(opened()?.shown).toBe('heron-like')
    endReading()
    expect(openWord(shown.body, shown.pane, ['fjord'])).toBe(false)
    expect(opened()).toBeNull()
  })

  it('does not scroll to a word already in view', () => {
    const shown = showPage(`${filler.slice(0, 130)}</p><p>A heron.</p>${filler}`)
    openWord(shown.body, shown.pane, ['heron'])
    expect(shown.pane.scrollTop).toBe(0)
  })
})

describe('a selected word under a sheet', () => {
  it('is scrolled above it, even when the sheet grows, and leaves no extra space afterwards', async () => {
    let grown = () => {}
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(run: () => void) {
          grown = run
        }
        observe() {
          grown()
        }
        disconnect() {}
      },
    )
    const { body, pane } = showPage(`${filler.slice(0, 603)}</p><p>A heron.</p>${filler}`)
    await renderHook(() => useRevealedSelection({ current: pane }), undefined)
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><div data-word-info></div></div>')
    const sheet = document.querySelector<HTMLElement>('[role="dialog"]')!
    const raise = (height: number) =>
      Object.defineProperty(sheet, 'offsetHeight', { configurable: true, value: height })
    raise(200)
    const block = [...body.querySelectorAll('p')].find(({ textContent }) => textContent === 'A heron.')!
    await runInAct(() => setSelection(selectWord({ block, index: 1 }, false)))
    const bottom = () => rectOf({ block, index: 1 }).bottom
    expect(bottom()).toBeLessThanOrEqual(400 - 200 - 24)
    raise(300)
    grown()
    expect(bottom()).toBeLessThanOrEqual(400 - 300 - 24)
    expect(pane.style.getPropertyValue('--under-sheet')).toBe('300px')
    await runInAct(() => setSelection(null))
    expect(pane.style.getPropertyValue('--under-sheet')).toBe('')
  })

  it('is scrolled above a sheet whose code arrives late', async () => {
    vi.useFakeTimers({ toFake: ['requestAnimationFrame'] })
    onTestFinished(() => void vi.useRealTimers())
    vi.stubGlobal(
      'ResizeObserver',
      class {
        readonly #run: () => void
        constructor(run: () => void) {
          this.#run = run
        }
        observe() {
          this.#run()
        }
        disconnect() {}
      },
    )
    const { body, pane } = showPage(`${filler.slice(0, 603)}</p><p>A heron.</p>${filler}`)
    await renderHook(() => useRevealedSelection({ current: pane }), undefined)
    const block = [...body.querySelectorAll('p')].find(({ textContent }) => textContent === 'A heron.')!
    await runInAct(() => setSelection(selectWord({ block, index: 1 }, false)))
    vi.advanceTimersByTime(3000)
    document.body.insertAdjacentHTML('beforeend', '<div role="dialog"><div data-word-info></div></div>')
    const sheet = document.querySelector<HTMLElement>('[role="dialog"]')!
    Object.defineProperty(sheet, 'offsetHeight', { configurable: true, value: 200 })
    await until(() => expect(rectOf({ block, index: 1 }).bottom).toBeLessThanOrEqual(400 - 200 - 24))
    expect(pane.style.getPropertyValue('--under-sheet')).toBe('200px')
  })
})

describe('useTextInteraction', () => {
  it('keeps the last press and all keys meant for the reader until its code has loaded', async () => {
    const { pane } = showPage('<p>A heron.</p>')
    const ref = { current: pane }
    const hook = await renderHook(() => useTextInteraction(ref), undefined)
    const key = (name: string, target: Element = document.body, more: KeyboardEventInit = {}) => {
      const event = new KeyboardEvent('keydown', { key: name, bubbles: true, cancelable: true, ...more })
      target.dispatchEvent(event)
      return event.defaultPrevented
    }
    const press = () => {
      pane.dispatchEvent(new MouseEvent('pointerdown', { bubbles: true }))
      pane.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    }
    press()
    press()
    expect(key('ArrowDown')).toBe(true)
    expect(key('ArrowDown', document.body, { shiftKey: true })).toBe(false)
    key('s')
    document.body.insertAdjacentHTML('beforeend', '<input>')
    key('k', document.querySelector('input')!)
    const { earlyInput } = hook.current
    expect(earlyInput.presses.map(({ type }) => type)).toEqual(['pointerdown', 'click'])
    expect(earlyInput.keys.map((event) => event.key)).toEqual(['ArrowDown', 'ArrowDown', 's'])
    await until(() => expect(hook.current.Interaction).toBeDefined())
    key('n')
    expect(earlyInput.keys).toHaveLength(3)
    const again = await renderHook(() => useTextInteraction(ref), undefined)
    expect(again.current.Interaction).toBe(hook.current.Interaction)
  })
})
