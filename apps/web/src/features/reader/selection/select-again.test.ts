// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { openPage } from '../../../testing/page'
import { setSelection, useReading } from '../text/reading.store'
import { selectAgain } from './select-again'
import { selectWord, selectWords } from './selected-word'
import { placeOfSelection, selectAtPlace } from './selection-place'

openPage({ user: null })

/** Shows a text as the reader does: a header, then the body. */
function show(html: string): Element {
  document.body.innerHTML = `<article><header><h1>The Slow Clock</h1><p>A note</p></header><div>${html}</div></article>`
  return document.querySelector('article')!
}
const story = '<div><p>It had never kept good time.</p><p>In August it was apt to gain ten.</p></div>'
const blockOf = (article: Element, at: number) => article.lastElementChild!.querySelectorAll('p')[at]!
const wanted = {
  block: 1,
  first: 4,
  last: 4,
  text: 'apt',
  isPhrase: false,
  path: '/reading-mode',
  spellId: 3,
}

describe('selectAgain', () => {
  it('finds a word, a phrase and a word of the title in the same text shown anew', () => {
    const before = show(story)
    const word = selectWord({ block: blockOf(before, 1), index: 4 }, false)
    const phrase = selectWords(blockOf(before, 0), 1, 4, true)
    const title = selectWord({ block: before.querySelector('h1')!, index: 2 }, false)
    const places = [word, phrase, title].map((selection) => placeOfSelection(selection)!)
    const after = show(story)
    const found = places.map((place) => selectAtPlace(after, place)!)
    expect(found.map(({ text }) => text)).toEqual(['apt', 'had never kept good', 'clock'])
    expect(found.map(({ isPhrase }) => isPhrase)).toEqual([false, true, false])
    expect(found[0]).toMatchObject({
      sentence: 'In August it was apt to gain ten.',
      block: blockOf(after, 1),
    })
  })

  it('opens the wanted word with its entry, once', () => {
    useReading.setState({ wanted })
    selectAgain(show(story), wanted)
    expect(useReading.getState()).toMatchObject({
      selection: { text: 'apt', spellId: 3 },
      isWordInfo: true,
      wanted: null,
    })
    setSelection(null)
  })

  it('selects nothing in another text', () => {
    useReading.setState({ wanted })
    selectAgain(show('<p>Another text.</p><p>In May it was slow to gain ten.</p>'), wanted)
    selectAgain(show('<p>Short.</p>'), wanted)
    expect(useReading.getState()).toMatchObject({ selection: null, wanted: null })
  })

  it('draws a selection again that the reader left on this page, without opening anything', () => {
    const before = show(story)
    useReading.setState({ selection: selectWord({ block: blockOf(before, 1), index: 4 }, false) })
    const after = show(story)
    selectAgain(after, null)
    expect(useReading.getState()).toMatchObject({
      selection: { block: blockOf(after, 1) },
      isWordInfo: false,
    })
    setSelection(null)
  })
})
