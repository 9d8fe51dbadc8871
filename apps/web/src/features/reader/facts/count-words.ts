import { tokenise } from '@wordhoard/lexicon/tokens/tokens'

/** Counts the words in a text, without numbers, addresses and symbols. */
export function countWords(text: string): number {
  let words = 0
  for (const { kind } of tokenise(text)) if (kind === 'word') words++
  return words
}

const counted = new WeakMap<Node, { text: string; words: number }>()

/**
 * Counts the words in an editor's paragraphs. Paragraphs that haven't changed since the last call aren't counted again.
 */
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
