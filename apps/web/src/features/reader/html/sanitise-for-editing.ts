import { editedText } from '@wordhoard/reading-html/editing-rules'
import { readerBlocks } from '@wordhoard/reading-html/reader-blocks'
import { makeWordLists } from '@wordhoard/reading-html/word-lists'
import { cleanTree } from './sanitise'

/**
 * Sanitises HTML that is pasted into an editor. As `sanitise` does, but links keep their addresses, and the result
 * stays in a document where no picture is loaded, because the editor builds its own elements from it.
 */
export function sanitiseForEditing(html: string): DocumentFragment {
  const tree = cleanTree(html, editedText)
  makeWordLists(tree)
  return readerBlocks(tree, editedText, document.implementation.createHTMLDocument(''))
}
