/**
 * The part of a document's node that the transform reads. The browser, jsdom and the tree of rendered Markdown all
 * provide it; every node of a browser's DOM fits.
 */
export interface SourceNode {
  /** As in the DOM: 1 for an element, 3 for a text. */
  readonly nodeType: number
  readonly firstChild: SourceNode | null
  readonly nextSibling: SourceNode | null
  readonly previousSibling: SourceNode | null
  readonly parentNode: SourceNode | null
}

export interface SourceText extends SourceNode {
  readonly data: string
}

export interface SourceElement extends SourceNode {
  /** In capitals, except for elements of SVG and MathML. */
  readonly tagName: string
  getAttribute(name: string): string | null
}

export const isText = (node: SourceNode): node is SourceText => node.nodeType === 3
export const isElement = (node: SourceNode): node is SourceElement => node.nodeType === 1
