// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import { selectWord } from '../selection/selected-word'
import { blockOf, offsetInBlock, rangeInBlock, readBlock, wordFrom } from './block-text'
import { blocksBetween, toChunks } from './chunks'

function dom(html: string): HTMLElement {
  const root = document.createElement('article')
  root.innerHTML = html
  document.body.replaceChildren(root)
  return root
}
const wordsOf = (block: Element) => {
  const { text, words } = readBlock(block)
  return words.map(({ start, end }) => text.slice(start, end))
}

describe('readBlock', () => {
  it('joins a word split by inline tags', () => {
    const root = dom('<p>great cap<span>abili</span>ties</p>')
    expect(wordsOf(root.firstElementChild!)).toEqual(['great', 'capabilities'])
  })

  it('never joins words across blocks, line breaks or images', () => {
    const root = dom('<ul><li>one<ul><li>two</li></ul></li><li>three</li></ul><p>four<br>five<img>six</p>')
    const [outer, inner] = root.querySelectorAll('li')
    expect(wordsOf(outer!)).toEqual(['one'])
    expect(wordsOf(inner!)).toEqual(['two'])
    expect(wordsOf(root.querySelector('p')!)).toEqual(['four', 'five', 'six'])
  })

  it('maps a position in a node to its word and back to a range', () => {
    const root = dom('<p>great cap<span>abili</span>ties, he said</p>')
    const block = root.firstElementChild!
    const read = readBlock(block)
    const node = block.querySelector('span')!.firstChild!
    expect(blockOf(node, root)).toBe(block)
    const index = wordFrom(read.words, offsetInBlock(read, node, 2)!)
    const { start, end } = read.words[index]!
    expect(rangeInBlock(read, start, end).toString()).toBe('capabilities')
  })

  it('gives a selected word its context within the block', () => {
    const root = dom('<p>Before.</p><p>one two three four five six seven eight nine</p>')
    const block = root.lastElementChild!
    const word = selectWord({ block, index: 1 }, false)
    expect([word.text, word.before, word.after]).toEqual([
      'two',
      'one ',
      ' three four five six seven eight nine',
    ])
    const phrase = selectWord({ block, index: 6 }, true)
    expect([phrase.text, phrase.first, phrase.last]).toEqual(['seven eight nine', 6, 8])
  })
})

describe('chunks', () => {
  it('hold all blocks in order and start at headings', () => {
    const fragment = document.createDocumentFragment()
    for (let index = 0; index < 40; index++) {
      const block = document.createElement(index === 5 ? 'h2' : 'p')
      block.textContent = String(index)
      fragment.append(block)
    }
    const chunks = toChunks(fragment)
    expect(chunks.textContent).toBe(Array.from({ length: 40 }, (_, index) => index).join(''))
    expect(chunks.children[1]!.firstElementChild!.tagName).toBe('H2')
    expect(chunks.childElementCount).toBeLessThan(6)
  })

  it('have no blocks for an empty text', () => {
    expect(blocksBetween(document.createElement('div'), 0, 100)).toEqual([])
  })
})
