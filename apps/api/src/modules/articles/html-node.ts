/** What the writer reads of a document, whoever made it. */
export interface ReadNode {
  /** As in the DOM: 1 an element, 3 a text. */
  readonly nodeType: number
  readonly firstChild: ReadNode | null
  readonly nextSibling: ReadNode | null
  readonly previousSibling: ReadNode | null
  readonly parentNode: ReadNode | null
}

export interface ReadText extends ReadNode {
  readonly data: string
}

export interface ReadElement extends ReadNode {
  /** In capitals. */
  readonly tagName: string
  getAttribute(name: string): string | null
}
