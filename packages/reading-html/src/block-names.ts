import { isElement, type SourceNode } from './source-node'

/** Blocks that stay as they are. */
export const blockTags =
  'p h1 h2 h3 h4 h5 h6 blockquote ul ol li dl dt dd pre table caption thead tbody tfoot tr td th figure figcaption hr'.split(
    ' ',
  )

/** Blocks that only part paragraphs. */
export const containerTags =
  'div section article main header footer aside nav address center details summary fieldset form hgroup'.split(
    ' ',
  )

/** The name under which a block is written, by its name in the tree: names come from here, never from a text. */
export const blockNames: ReadonlyMap<string, string> = new Map([
  ...blockTags.map((tag) => [tag.toUpperCase(), tag] as const),
  ...containerTags.map((tag) => [tag.toUpperCase(), 'div'] as const),
])

/** Whether a node is a block of the allow-list. */
export function isBlock(node: SourceNode | null): boolean {
  return node !== null && isElement(node) && blockNames.has(node.tagName)
}

/** Whether there is a block in an element, at whatever depth. */
export function hasBlock(element: SourceNode): boolean {
  for (let child = element.firstChild; child; child = child.nextSibling) {
    if (isBlock(child) || hasBlock(child)) return true
  }
  return false
}
