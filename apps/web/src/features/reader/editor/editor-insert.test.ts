// @vitest-environment jsdom
import fc from 'fast-check'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { insertBlocks, markSkippable, unmarkSelected } from './editor-insert'

let editor: HTMLElement
beforeEach(() => {
  Element.prototype.scrollIntoView = vi.fn()
  editor = document.createElement('div')
  document.body.replaceChildren(editor)
})

const fragment = (html: string) => document.createRange().createContextualFragment(html)
/** Fills the editor and replaces each bar in the text by the caret or one end of the selection. */
function write(html: string): void {
  editor.innerHTML = html
  const ends: [Node, number][] = []
  const walker = document.createTreeWalker(editor, NodeFilter.SHOW_TEXT)
  const texts: Text[] = []
  while (walker.nextNode()) texts.push(walker.currentNode as Text)
  for (const text of texts) {
    for (let at = text.data.indexOf('|'); at >= 0; at = text.data.indexOf('|')) {
      text.deleteData(at, 1)
      ends.push([text, at])
    }
  }
  const [start, end = start] = ends
  getSelection()?.removeAllRanges()
  if (start && end) getSelection()?.setBaseAndExtent(...start, ...end)
}
const insert = (html: string) => insertBlocks(editor, fragment(html))
/** Returns the editor's HTML with the caret as a bar. */
function textWithCaret(): string {
  const range = getSelection()!.getRangeAt(0).cloneRange()
  range.insertNode(document.createTextNode('|'))
  return editor.innerHTML
}

describe('insertBlocks', () => {
  it.each([
    ['inserts a single paragraph into the line', '<p>The | tide</p>', '<p>low</p>', '<p>The low| tide</p>'],
    [
      'keeps the formatting of a paragraph inserted into the line',
      '<p>|tide</p>',
      '<p>a <b>low</b> </p>',
      '<p>a <b>low</b> |tide</p>',
    ],
    ['replaces the selected text', '<p>The |high| tide</p>', '<p>low</p>', '<p>The low| tide</p>'],
    [
      'splits the paragraph around several blocks',
      '<p>One |two</p>',
      '<p>A</p><p>B</p>',
      '<p>One </p><p>A</p><p>B|</p><p>two</p>',
    ],
    [
      'inserts a block after the paragraph when the caret is at its end',
      '<p>One|</p>',
      '<h2>A</h2>',
      '<p>One</p><h2>A|</h2>',
    ],
    [
      'inserts a block before the paragraph when the caret is at its beginning',
      '<p>|One</p>',
      '<h2>A</h2>',
      '<h2>A|</h2><p>One</p>',
    ],
    [
      'replaces an empty paragraph',
      '<p>One</p><p> |</p>',
      '<ul><li>A</li></ul>',
      '<p>One</p><ul><li>A|</li></ul>',
    ],
    [
      'replaces a selection that spans two paragraphs',
      '<p>One |x</p><p>y| two</p>',
      '<h2>A</h2>',
      '<p>One </p><h2>A|</h2><p> two</p>',
    ],
  ])('%s', (_, before, inserted, after) => {
    write(before)
    insert(inserted)
    expect(textWithCaret()).toBe(after)
  })

  it('replaces everything in an empty or entirely selected editor', () => {
    write('')
    insert('<p>A</p>')
    expect(textWithCaret()).toBe('<p>A|</p>')
    write('<p>|One</p><p>two|</p>')
    insert('<h2>A</h2><p>B</p>')
    expect(textWithCaret()).toBe('<h2>A</h2><p>B|</p>')
  })

  it('inserts at the end when the caret is outside the editor', () => {
    write('<p>One</p>')
    const outside = document.createElement('p')
    outside.textContent = 'elsewhere'
    document.body.append(outside)
    getSelection()?.selectAllChildren(outside)
    insert('<h2>A</h2><p>B</p>')
    expect(editor.textContent).toBe('OneAB')
    expect(outside.textContent).toBe('elsewhere')
  })

  it('returns a function that undoes the insertion exactly, wherever it was', () => {
    const block = fc.constantFrom(
      '<p>One two</p>',
      '<p></p>',
      '<ul><li>A</li><li>B</li></ul>',
      '<h2>C <i>d</i></h2>',
    )
    fc.assert(
      fc.property(
        fc.array(block, { maxLength: 4 }),
        fc.array(block, { minLength: 1, maxLength: 4 }),
        fc.nat(),
        (before, blocks, spot) => {
          editor.innerHTML = before.join('')
          const original = editor.innerHTML
          const nodes = [editor, ...editor.querySelectorAll('*')]
          const node = nodes[spot % nodes.length]!
          getSelection()?.collapse(node, spot % (node.childNodes.length + 1))
          const added = fragment(blocks.join(''))
          const text = added.textContent
          const undo = insertBlocks(editor, added)
          expect(editor.textContent).toContain(text)
          expect(editor.textContent).toHaveLength((original.replace(/<[^>]*>/g, '') + text).length)
          undo()
          expect(editor.innerHTML).toBe(original)
        },
      ),
      { numRuns: 40 },
    )
  })
})

describe('a text of many blocks', () => {
  it('lets layout skip its blocks, except those being edited', () => {
    editor.append(fragment('<p>x</p>'.repeat(199)))
    markSkippable(editor)
    expect(editor.querySelectorAll('.skippable')).toHaveLength(0)
    editor.append(fragment('<p>x</p>'))
    markSkippable(editor)
    expect(editor.querySelectorAll('.skippable')).toHaveLength(200)
    getSelection()?.setBaseAndExtent(editor.children[3]!.firstChild!, 0, editor.children[5]!.firstChild!, 1)
    unmarkSelected(editor)
    expect(editor.querySelectorAll('.skippable')).toHaveLength(198)
    expect(editor.children[4]!.className).toBe('skippable')
  })
})
