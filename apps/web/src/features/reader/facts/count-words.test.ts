// @vitest-environment jsdom
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { countEditorWords, countWords } from './count-words'

describe('counting words', () => {
  it('leaves out numbers, addresses and symbols', () => {
    expect(countWords('In 1914 the well-known “heron” — www.example.org — didn’t come.')).toBe(6)
    expect(countWords('')).toBe(0)
  })

  it('adds up an editor’s paragraphs, however often and wherever they change', () => {
    const paragraph = fc
      .array(fc.constantFrom('tide', 'ebb,', '12', 'don’t'), { maxLength: 5 })
      .map((words) => words.join(' '))
    const editor = document.createElement('div')
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
})
