// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { openPage, until } from '../../../testing/page'
import { renderHook, runInAct } from '../../../testing/render-hook'
import { closeTabsAfterwards, openTab } from '../../../testing/tab'
import { countEditorWords, countWords } from '../facts/count-words'
import { sampleText } from '../facts/text-sample'
import { useTextFacts } from '../facts/use-text-facts'
import { headingKind } from '../text/chapter-heading'
import { setDraftSource, useReading } from '../text/reading.store'
import { draftText } from './draft-text'
import { useHistoryGuard } from './history-guard'
import { useDraftText } from './use-draft-text'

openPage()
closeTabsAfterwards()

const element = (html: string) => Object.assign(document.createElement('div'), { innerHTML: html })
const read = (html: string) => draftText(element(html), new AbortController().signal)

describe('the text of a draft', () => {
  it('joins its blocks by empty lines and skips empty blocks', async () => {
    expect(await read('<h2> A </h2><p><br></p><ul><li>b<b>c</b></li></ul><p>d<br>e</p>')).toBe(
      'A\n\nbc\n\nd\ne',
    )
    expect(await read('only typed')).toBe('only typed')
    expect(await read('')).toBe('')
  })

  it('is read once typing pauses, but not before', async () => {
    vi.useFakeTimers()
    const editor = element('<p>The tide was low.</p>')
    setDraftSource({ read: () => '', element: () => editor, prepare: () => Promise.resolve() })
    useReading.setState({ draftWords: 4 })
    const hook = await renderHook((isWanted: boolean) => useDraftText(isWanted), true as boolean)
    const pass = (ms: number) => runInAct(() => vi.advanceTimersByTimeAsync(ms))
    await pass(600)
    await runInAct(() => useReading.setState({ draftWords: 5 }))
    await pass(600)
    expect(hook.current).toBeNull()
    await pass(200)
    expect(hook.current?.text).toBe('The tide was low.')
    expect(hook.current?.sample.words.get('tide')).toBe(1)
    await runInAct(() => useReading.setState({ draftWords: 6 }))
    expect(hook.current).toBeNull()
    await hook.rerender(false)
    await pass(2_000)
    expect(hook.current).toBeNull()
    setDraftSource(null)
  })
})

describe('counting words', () => {
  it('leaves out numbers, addresses and symbols', () => {
    expect(countWords('In 1914 the well-known “heron” — www.example.org — didn’t come.')).toBe(6)
    expect(countWords('')).toBe(0)
  })

  it('adds up an editor’s paragraphs, however often and wherever they change', () => {
    const paragraph = fc
      .array(fc.constantFrom('tide', 'ebb,', '12', 'don’t'), { maxLength: 5 })
      .map((words) => words.join(' '))
    const editor = element('')
    fc.assert(
      fc.property(fc.array(paragraph, { maxLength: 6 }), fc.nat({ max: 6 }), (texts, at) => {
        // One paragraph keeps its element; the others are replaced.
        const kept = editor.children[at] ?? document.createElement('p')
        editor.replaceChildren(
          kept,
          ...texts.map((text) => Object.assign(document.createElement('p'), { textContent: text })),
        )
        kept.textContent = texts.at(-1) ?? ''
        const expected = [...editor.children].reduce(
          (sum, { textContent }) => sum + countWords(textContent),
          0,
        )
        expect(countEditorWords(editor)).toBe(expected)
        expect(countEditorWords(editor)).toBe(expected)
      }),
    )
  })

  it('returns the words of a shown text with its reading time', async () => {
    const body = { current: element(`<div>${'<p>one two three</p>'.repeat(200)}</div>`) }
    const hook = await renderHook((isShown: boolean) => useTextFacts(body, isShown), true as boolean)
    await until(() => expect(hook.current).toEqual({ words: 600, minutes: 3 }))
    await hook.rerender(false)
    expect(hook.current).toBeNull()
  })
})

describe('the sample of a text', () => {
  it('leaves out names, but not “I” or words that also occur in lower case', () => {
    const { words, sentences } = sampleText(
      element('<p>Ada and I saw a heron. Heron nests! “Why?” Ada asked…</p><p>No end</p>'),
    )
    expect(words.get('heron')).toBe(2)
    expect(words.get('i')).toBe(1)
    expect([words.has('ada'), words.has('and'), words.has('no')]).toEqual([false, true, false])
    expect(sentences).toBe(5)
  })

  it('covers only the beginning of a long text', () => {
    const { words } = sampleText(element(`${'<p>one two</p>'.repeat(700)}<p>end</p>`))
    expect(words.get('one')).toBe(600)
    expect(words.has('end')).toBe(false)
  })
})

describe('headingKind', () => {
  it.each([
    ['Chapter IV', 'chapter'],
    ['CHAPTER THE LAST', 'chapter'],
    ['Scene 12. A room', 'chapter'],
    ['BOOK ONE: 1805', 'division'],
    ['Part the Second', 'division'],
    ['Prologue', 'chapter'],
    ['XII.', 'chapter'],
    ['7', 'chapter'],
    ['THE LIGHTHOUSE', 'division'],
  ])('recognises “%s” as the heading of a %s', (line, kind) => {
    expect(headingKind(line)).toBe(kind)
    expect(headingKind(`  ${line}\n`)).toBe(kind)
  })

  it.each([
    '',
    'Chapter 4 was the one that she had liked best.',
    'Part of it,',
    'STOP!',
    'A',
    'The tide was low',
    'Introduction to the marsh',
    `CHAPTER ${'X'.repeat(80)}`,
    '1914 was a year.',
  ])('returns undefined for “%s”', (line) => {
    expect(headingKind(line)).toBeUndefined()
  })
})

describe('the text settings', () => {
  const open = () => openTab(() => import('../text-settings.store'))

  it('are saved for the next visit', async () => {
    const { setTextSettings } = await open()
    setTextSettings({ size: 'huge', wordStates: false })
    const { useTextSettings } = await open()
    expect(useTextSettings.getState()).toEqual({ size: 'huge', lineHeight: 'normal', wordStates: false })
  })

  it.each(['{"size":"enormous","lineHeight":7}', 'null', '{', '[]'])(
    'are the defaults if %s is stored',
    async (kept) => {
      localStorage.setItem('readerText', kept)
      const { useTextSettings } = await open()
      expect(useTextSettings.getState()).toEqual({ size: 'normal', lineHeight: 'normal', wordStates: true })
    },
  )

  it('last until the page is left where nothing can be stored', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError')
    })
    const { setTextSettings, useTextSettings } = await open()
    setTextSettings({ lineHeight: 'loose' })
    expect(useTextSettings.getState().lineHeight).toBe('loose')
  })
})

describe('useHistoryGuard', () => {
  beforeEach(() => history.replaceState({ idx: 4 }, ''))

  it('adds one history entry on the first press, and again after Back', async () => {
    const hook = await renderHook(() => useHistoryGuard(), undefined)
    expect(history.state).toEqual({ idx: 4 })
    const push = vi.spyOn(history, 'pushState')
    document.body.click()
    document.body.click()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'a', bubbles: true }))
    expect(history.state).toEqual({ idx: 5, guard: true })
    expect(push).toHaveBeenCalledOnce()
    history.back()
    await until(() => expect(history.state).toEqual({ idx: 5, guard: true }))
    await hook.unmount()
    history.replaceState({ idx: 9 }, '')
    document.body.click()
    expect(history.state).toEqual({ idx: 9 })
  })
})
