import { tokenise } from '@wordhoard/lexicon/tokens/tokens'

/** The number of words in a text; numbers, addresses and signs are none. */
export function countWords(text: string): number {
  let words = 0
  for (const { kind } of tokenise(text)) if (kind === 'word') words++
  return words
}

const counted = new WeakMap<Node, { text: string; words: number }>()

/** The number of words in an editor's paragraphs; only those that changed since the last time are read again. */
export function countEditorWords(editor: Node): number {
  let words = 0
  for (let child = editor.firstChild; child; child = child.nextSibling) {
    const text = child.textContent ?? ''
    let known = counted.get(child)
    if (known?.text !== text) {
      known = { text, words: countWords(text) }
      counted.set(child, known)
    }
    words += known.words
  }
  return words
}
