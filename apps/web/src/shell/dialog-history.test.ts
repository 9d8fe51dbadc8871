import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DialogHistory } from './dialog-history'

/**
 * A browser history that goes back with a delay. If a page is opened meanwhile, the step is counted either from that
 * page or, as in Chromium at times, from where it was begun; then the next step can't reach the page.
 */
class SlowHistory {
  readonly entries: { dialogs?: string[]; idx?: number }[] = [{ idx: 0 }, { idx: 1 }]
  at = 1
  #known = 2
  #onPop: () => void = () => undefined
  #onPush: () => void = () => undefined

  readonly #delay: number
  readonly #isFromBeginning: boolean

  /** @param delay in ms */
  constructor(delay: number, isFromBeginning: boolean) {
    this.#delay = delay
    this.#isFromBeginning = isFromBeginning
  }

  get state() {
    return this.entries[this.at]
  }

  get length() {
    return this.entries.length
  }

  listen(onPop: () => void, onPush: () => void) {
    this.#onPop = onPop
    this.#onPush = onPush
  }

  pushState(state: unknown) {
    this.entries.splice(this.at + 1, Number.POSITIVE_INFINITY, state as { dialogs?: string[] })
    this.at++
    this.#known = this.length
    this.#onPush()
  }

  replaceState(state: unknown) {
    this.entries[this.at] = state as { dialogs?: string[] }
  }

  back() {
    this.go(-1)
  }

  go(steps: number) {
    const [from, known] = [this.at, this.length]
    if (from + steps >= this.#known) return
    setTimeout(() => {
      this.at = (this.#isFromBeginning ? from : this.at) + steps
      if (this.#isFromBeginning) this.#known = known
      this.#onPop()
    }, this.#delay)
  }
}

function pageWith(delay: number, isFromBeginning = false) {
  const history = new SlowHistory(delay, isFromBeginning)
  const dialogs = new DialogHistory(history)
  history.listen(
    () => dialogs.returnToPage() || dialogs.handleTravel(),
    () => dialogs.noteEntry(),
  )
  const open = new Set<string>()
  return {
    history,
    open,
    show: (id: string) => {
      open.add(id)
      dialogs.addDialog(id, () => {
        open.delete(id)
        dialogs.removeDialog(id)
      })
    },
    hide: (id: string) => {
      open.delete(id)
      dialogs.removeDialog(id)
    },
  }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('DialogHistory', () => {
  it('adds an entry for an open dialog, so that Back closes it', () => {
    const { history, open, show } = pageWith(5)
    show('a')
    vi.runAllTimers()
    expect(history.state).toEqual({ idx: 2, dialogs: ['a'] })
    history.back()
    vi.runAllTimers()
    expect(open).toEqual(new Set())
    expect(history.at).toBe(1)
  })

  it('goes back one step when a dialog is closed otherwise', () => {
    const { history, show, hide } = pageWith(5)
    show('a')
    vi.runAllTimers()
    hide('a')
    vi.runAllTimers()
    expect(history.at).toBe(1)
  })

  it('never leaves the page, however fast dialogs follow each other and however slow the history is', () => {
    for (const delay of [0, 10, 100, 1000]) {
      for (const pause of [0, 5, 50, 500, 5000]) {
        const { history, open, show, hide } = pageWith(delay)
        const steps = [() => show('a'), () => hide('a'), () => show('b'), () => hide('b'), () => show('a')]
        for (const step of steps) {
          step()
          vi.advanceTimersByTime(pause)
        }
        vi.runAllTimers()
        expect([...open], `${delay} ms, then ${pause} ms`).toEqual(['a'])
        expect([history.at, history.state?.dialogs], `${delay} ms, then ${pause} ms`).toEqual([2, ['a']])
        hide('a')
        vi.runAllTimers()
        expect(history.at).toBe(1)
      }
    }
  })

  it('reuses the entry of a dialog for the one that replaces it', () => {
    const { history, show, hide } = pageWith(5)
    show('a')
    vi.runAllTimers()
    hide('a')
    show('b')
    vi.runAllTimers()
    expect([history.at, history.length, history.state?.dialogs]).toEqual([2, 3, ['b']])
  })

  it('closes the upper of two dialogs first, and goes back twice when both close', () => {
    const { history, open, show, hide } = pageWith(20)
    show('a')
    vi.runAllTimers()
    show('b')
    vi.runAllTimers()
    expect(history.state?.dialogs).toEqual(['a', 'b'])
    history.back()
    vi.runAllTimers()
    expect([...open]).toEqual(['a'])
    show('b')
    vi.runAllTimers()
    hide('a')
    hide('b')
    vi.runAllTimers()
    expect(history.at).toBe(1)
  })

  it('stays on the page that a dialog led to', () => {
    const { history, show, hide } = pageWith(5)
    show('a')
    vi.runAllTimers()
    hide('a')
    history.pushState({ idx: 3 })
    vi.runAllTimers()
    expect(history.at).toBe(3)
  })

  it.each([false, true])(
    'returns to a page that is opened while a dialog’s entry is being removed',
    (isFromBeginning) => {
      for (const delay of [5, 500]) {
        const { history, show, hide } = pageWith(delay, isFromBeginning)
        show('a')
        vi.runAllTimers()
        hide('a')
        vi.advanceTimersByTime(1)
        history.pushState({ idx: 3 })
        vi.runAllTimers()
        expect(history.state).toEqual({ idx: 3 })
        // A dialog of that page opens and closes as usual.
        show('b')
        vi.runAllTimers()
        expect(history.state).toEqual({ idx: 4, dialogs: ['b'] })
        hide('b')
        vi.runAllTimers()
        expect(history.state).toEqual({ idx: 3 })
      }
    },
  )

  it('reuses an entry that survived a reload', () => {
    const { history, show, hide } = pageWith(5)
    history.pushState({ idx: 2, dialogs: ['a'] })
    show('a')
    vi.runAllTimers()
    expect(history.at).toBe(2)
    hide('a')
    vi.runAllTimers()
    expect(history.at).toBe(1)
  })
})
