import { isElement, type SourceNode } from './source-node'

/** Blocks that are kept as they are. */
export const blockTags =
  'p h1 h2 h3 h4 h5 h6 blockquote ul ol li dl dt dd pre table caption thead tbody tfoot tr td th figure figcaption hr'.split(
    ' ',
  )

/** Blocks that only separate paragraphs. */
export const containerTags =
  'div section article main header footer aside nav address center details summary fieldset form hgroup'.split(
    ' ',
  )

/**
 * Maps a block's tag name in the tree to the name that is written: names always come from here, never from the text.
 */
export const blockNames: ReadonlyMap<string, string> = new Map([
  ...blockTags.map((tag) => [tag.toUpperCase(), tag] as const),
  ...containerTags.map((tag) => [tag.toUpperCase(), 'div'] as const),
])

/** Returns whether a node is a block of the allow-list. */
export function isBlock(node: SourceNode | null): boolean {
  return node !== null && isElement(node) && blockNames.has(node.tagName)
}

/** Returns whether an element contains a block at any depth. */
export function hasBlock(element: SourceNode): boolean {
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (isBlock(child) || hasBlock(child)) return true
  }
  return false
}
