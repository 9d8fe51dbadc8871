// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest'
import { openPage } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { forgetHighlights, wordsHighlighted } from '../testing/highlight-registry'
import { type Page, showPage } from '../testing/monospace'
import { endReading, setSelection, useReading } from '../text/reading.store'
import type { WordPlace } from './hit-test'
import { selectWord } from './selected-word'
import { useDrawnSelection } from './use-drawn-selection'
import { type NoteAt, useReaderKeys } from './use-reader-keys'
import { useWordTaps } from './use-word-taps'

openPage()

const HTML = '<p>The low tide left a heron.</p><p>It <a href="/x">waits</a> and waits.</p>'
let page: Page
let announced: string[]
let asked: string[]

beforeEach(() => {
  forgetHighlights()
  endReading()
  page = showPage(HTML)
  announced = []
  asked = []
})

const refs = () => [{ current: page.root }, { current: page.body }, { current: page.pane }] as const
const shown = ({ block, index }: WordPlace) => selectWord({ block, index }, false).text
const isUnknown = (place: WordPlace) => ['tide', 'heron'].includes(shown(place))
const withKeys = (earlyKeys: readonly KeyboardEvent[] = [], noteAt?: NoteAt) => {
  const [root, body, pane] = refs()
  return renderHook(() => {
    const actions = {
      isUnknown,
      onVocabularyKey: (key: string) => asked.push(key),
      noteAt,
      announce: (text: string) => announced.push(text),
    }
    useReaderKeys(root, body, pane, actions, earlyKeys)
    useDrawnSelection()
  }, undefined)
}
const keyEvent = (key: string, more: KeyboardEventInit = {}) =>
  new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more })
const press = (key: string, more: KeyboardEventInit = {}, target: EventTarget = document.body) => {
  const event = keyEvent(key, more)
  target.dispatchEvent(event)
  return event
}
const selected = () => useReading.getState().selection?.text

describe('useReaderKeys', () => {
  it('moves a word cursor, announces each word and draws the cursor', async () => {
    await withKeys()
    for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowLeft', 'ArrowDown', 'ArrowUp'])
      press(key)
    expect(announced).toEqual(['The', 'low', 'tide', 'low', 'waits', 'low'])
    expect(wordsHighlighted('cursor')).toEqual(['low'])
  })

  it('announces what else there is to a word', async () => {
    await withKeys([], (place) => (shown(place) === 'low' ? 'asks what it means' : undefined))
    for (let n = 0; n < 3; n += 1) press('ArrowRight')
    expect(announced).toEqual(['The', 'low, asks what it means', 'tide'])
  })

  it('announces the end of the text and stays at its last word', async () => {
    await withKeys()
    for (let n = 0; n < 12; n += 1) press('ArrowRight')
    expect(announced.slice(-3)).toEqual(['waits', 'No more words this way', 'No more words this way'])
    expect(wordsHighlighted('cursor')).toEqual(['waits'])
  })

  it('finds the next unknown word with N, starting at the first word on the screen', async () => {
    await withKeys()
    for (let n = 0; n < 3; n += 1) press(n === 1 ? 'N' : 'n')
    expect(announced).toEqual(['tide', 'heron', 'No more words to learn after this'])
  })

  it('opens the word at the cursor with Enter; Escape clears the selection, then the cursor', async () => {
    await withKeys()
    press('Enter')
    expect(selected()).toBeUndefined()
    press('n')
    expect(press('Enter').defaultPrevented).toBe(true)
    expect(selected()).toBe('tide')
    expect(wordsHighlighted('selected')).toEqual([])
    press('ArrowRight')
    press('Escape')
    expect(selected()).toBeUndefined()
    expect(wordsHighlighted('cursor')).toEqual(['left'])
    press('Escape')
    expect(wordsHighlighted('cursor')).toEqual([])
  })

  it('continues from a tapped word', async () => {
    await withKeys()
    setSelection(selectWord({ block: page.body.querySelectorAll('p')[1]!, index: 2 }, false))
    press('ArrowRight')
    expect(announced).toEqual(['waits'])
  })

  it('selects five words after M, and one again after another M', async () => {
    await withKeys()
    press('ArrowRight')
    press('m')
    press('Enter')
    expect(useReading.getState().selection).toMatchObject({ text: 'the low tide left a', isPhrase: true })
    press('M')
    press('Enter')
    expect(selected()).toBe('the')
    expect(announced.filter((text) => text.startsWith('Multi'))).toEqual(['Multi is on', 'Multi is off'])
  })

  it('passes on the vocabulary keys in lower case, and no others', async () => {
    await withKeys()
    for (const key of ['s', 'S', '0', '4', 'k', 'I', '5', 'x', 'F1', 'Tab']) press(key)
    expect(asked).toEqual(['s', 's', '0', '4', 'k', 'i'])
  })

  it('leaves other keys to the browser and the focused element', async () => {
    await withKeys()
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }]) press('ArrowRight', more)
    expect(press('ArrowRight', { shiftKey: true }).defaultPrevented).toBe(false)
    const outside = document.createElement('div')
    outside.innerHTML =
      '<input><textarea></textarea><div role="dialog"><b></b></div><div role="dialog"><div data-word-info><b></b></div></div><button></button>'
    document.body.append(outside)
    const [inDialog, inSheet] = outside.querySelectorAll('b')
    for (const target of [...outside.querySelectorAll('input, textarea'), inDialog!]) press('k', {}, target)
    expect([announced, asked]).toEqual([[], []])
    press('k', {}, inSheet!)
    expect(asked).toEqual(['k'])
    press('ArrowRight')
    press('Enter', {}, outside.querySelector('button')!)
    expect(selected()).toBeUndefined()
  })

  it('passes over the other words of an open phrase with N', async () => {
    await withKeys()
    press('n')
    press('Enter')
    // “tide … heron”, as the panel reports a phrase that it shows.
    await runInAct(() => useReading.setState({ covered: [3] }))
    press('n')
    expect(announced).toEqual(['tide', 'No more words to learn after this'])
  })

  it('works while a checkbox has the focus, such as Multi, which only needs the space bar', async () => {
    await withKeys()
    const multi = document.createElement('input')
    multi.type = 'checkbox'
    document.body.append(multi)
    for (const key of ['n', 'Enter', 'k']) press(key, {}, multi)
    expect([announced, selected(), asked]).toEqual([['tide'], 'tide', ['k']])
    expect(press(' ', {}, multi).defaultPrevented).toBe(false)
  })

  it('starts again when the block of the cursor is gone', async () => {
    await withKeys()
    press('ArrowRight')
    page.body.querySelector('p')!.remove()
    press('ArrowRight')
    expect(announced).toEqual(['The', 'It'])
  })

  it('handles keys pressed before it had loaded, once', async () => {
    await withKeys([keyEvent('ArrowRight'), keyEvent('ArrowRight'), keyEvent('Enter')])
    expect(announced).toEqual(['The', 'low'])
    expect(selected()).toBe('low')
  })

  it('stops listening and drawing once the text is gone', async () => {
    const hook = await withKeys()
    press('ArrowRight')
    await hook.unmount()
    press('ArrowRight')
    expect(announced).toEqual(['The'])
    expect(wordsHighlighted('cursor')).toEqual([])
  })
})

describe('useWordTaps', () => {
  const at = (x: number, y: number, more: MouseEventInit = {}) => ({
    clientX: x,
    clientY: y,
    button: 0,
    bubbles: true,
    cancelable: true,
    ...more,
  })
  const pointer = (init: MouseEventInit, pointerType = 'touch') =>
    Object.assign(new MouseEvent('pointerdown', init), { pointerType })
  const withTaps = async (earlyPresses: readonly MouseEvent[] = []) => {
    const [root, , pane] = refs()
    const onWordPress = (word: { text: string }) => asked.push(word.text)
    return renderHook(() => useWordTaps(root, pane, onWordPress, earlyPresses), undefined)
  }
  const tap = (init: MouseEventInit, from = init, target: Element = page.pane) => {
    target.dispatchEvent(pointer(from))
    target.dispatchEvent(new MouseEvent('click', init))
  }

  it('reports a word when it is pressed and selects it on the click', async () => {
    await withTaps()
    page.pane.dispatchEvent(pointer(at(95, 10)))
    expect([asked, selected()]).toEqual([['tide'], undefined])
    page.pane.dispatchEvent(new MouseEvent('click', at(95, 10)))
    expect(selected()).toBe('tide')
  })

  it('handles early presses once, whatever is called for later ones', async () => {
    const [root, , pane] = refs()
    const early = [pointer(at(95, 10)), new MouseEvent('click', at(95, 10))]
    const first = (word: { text: string }) => asked.push(`first ${word.text}`)
    const second = (word: { text: string }) => asked.push(`second ${word.text}`)
    const hook = await renderHook((call: typeof first) => useWordTaps(root, pane, call, early), first)
    expect(selected()).toBe('tide')
    tap(at(5, 10))
    await hook.rerender(second)
    expect(selected()).toBe('the')
    tap(at(95, 10))
    expect(asked).toEqual(['first tide', 'first the', 'second tide'])
  })

  it('clears the selection on a tap beside words', async () => {
    await withTaps()
    tap(at(95, 10))
    tap(at(390, 30))
    expect(selected()).toBeUndefined()
  })

  it('leaves drags, other buttons and clicks with a modifier key to the browser', async () => {
    await withTaps()
    tap(at(95, 10), at(20, 10))
    page.pane.dispatchEvent(pointer(at(95, 10, { button: 2 })))
    for (const held of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }]) {
      page.pane.dispatchEvent(new MouseEvent('click', at(95, 10, held)))
    }
    expect(selected()).toBeUndefined()
    expect(asked).toEqual(['the'])
  })

  it('does nothing while text is selected for copying', async () => {
    await withTaps()
    getSelection()?.selectAllChildren(page.body)
    tap(at(95, 10))
    expect(selected()).toBeUndefined()
    getSelection()?.removeAllRanges()
  })

  it('follows a link and selects nothing', async () => {
    await withTaps()
    const link = page.body.querySelector('a')!
    link.addEventListener('click', (event) => event.preventDefault())
    tap(at(45, 30), at(45, 30), link)
    expect(selected()).toBeUndefined()
  })

  it('handles presses that came before it had loaded', async () => {
    await withTaps([pointer(at(45, 10)), new MouseEvent('click', at(45, 10))])
    expect([asked, selected()]).toEqual([['low'], 'low'])
  })
})

describe('useDrawnSelection', () => {
  const draw = () => renderHook(() => useDrawnSelection(), undefined)
  const select = (index: number, multi = false) =>
    setSelection(selectWord({ block: page.body.querySelector('p')!, index }, multi))

  it('highlights a phrase and its two ends', async () => {
    select(1, true)
    await draw()
    expect(wordsHighlighted('selected')).toEqual(['low tide left a heron'])
    expect([wordsHighlighted('phrase-first'), wordsHighlighted('phrase-last')]).toEqual([['low'], ['heron']])
  })

  it('highlights a word and the other words of its phrase, before and after it, as runs', async () => {
    select(2)
    useReading.setState({ covered: [-1, 2, 99] })
    await draw()
    expect(wordsHighlighted('selected')).toEqual(['low tide', 'a'])
    expect(wordsHighlighted('phrase-first')).toEqual([])
  })

  it('highlights nothing once the text is gone', async () => {
    select(2)
    page.body.replaceChildren()
    await draw()
    expect(wordsHighlighted('selected')).toEqual([])
  })
})
