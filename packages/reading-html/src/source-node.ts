/**
 * What the transform reads of a document, whoever made it: the browser, jsdom, or the tree of rendered markdown. Every
 * node of a browser's DOM is one.
 */
export interface SourceNode {
  /** As in the DOM: 1 an element, 3 a text. */
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
  /** In capitals, but for elements of drawings and formulas. */
  readonly tagName: string
  getAttribute(name: string): string | null
}

export const isText = (node: SourceNode): node is SourceText => node.nodeType === 3
export const isElement = (node: SourceNode): node is SourceElement => node.nodeType === 1
