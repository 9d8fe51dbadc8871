import type { SourceElement, SourceNode, SourceText } from '@wordhoard/reading-html/source-node'

/** Matches the output of markdown without raw HTML: tags with quoted attributes, and text without angle brackets. */
const piece = /<(\/?)([a-z][a-z0-9]*)((?: [a-z-]+="[^"<>]*")*) ?\/?>|([^<>]+)/y
const attribute = / ([a-z-]+)="([^"]*)"/g
const entity = /&(amp|lt|gt|quot);/g
const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' }
const voidTags = new Set(['BR', 'HR', 'IMG'])
/** Matches attribute values that a sanitiser takes for an attempt to break out. */
const breakingOut = /--!?>|\]>|<\//
/** Matches line ends that entities can write; an HTML parser turns them into LF. */
const lineEnd = /\r\n?/g

const decodeEntities = (text: string) => text.replace(entity, (_, name: string) => characters[name]!)

class TreeNode implements SourceText, SourceElement {
  readonly nodeType: number
  readonly tagName: string
  readonly data: string
  readonly parentNode: TreeNode | null
  readonly previousSibling: TreeNode | null
  firstChild: TreeNode | null = null
  lastChild: TreeNode | null = null
  nextSibling: TreeNode | null = null
  attributes: ReadonlyMap<string, string> | undefined

  constructor(parent: TreeNode | null, tagName: string, data: string) {
    this.nodeType = tagName === '' ? 3 : 1
    this.tagName = tagName
    this.data = data
    this.parentNode = parent
    this.previousSibling = parent?.lastChild ?? null
    if (this.previousSibling) this.previousSibling.nextSibling = this
    if (!parent) return
    parent.firstChild ??= this
    parent.lastChild = this
  }

  getAttribute(name: string): string | null {
    return this.attributes?.get(name) ?? null
  }
}

/**
 * Parses HTML that markdown-it has rendered from a source without raw HTML: all its tags are closed in order, and all
 * text is escaped. Returns undefined for anything else, which needs a browser's parser.
 */
export function parseRendered(rendered: string): SourceNode | undefined {
  const html = rendered.replace(lineEnd, '\n')
  const body = new TreeNode(null, 'BODY', '')
  let open = body
  let link: TreeNode | undefined
  for (piece.lastIndex = 0; piece.lastIndex < html.length; ) {
    const match = piece.exec(html)
    if (!match) return undefined
    const [, slash, name, attributes, text] = match
    if (text !== undefined) {
      new TreeNode(open, '', decodeEntities(text))
      continue
    }
    const tagName = name!.toUpperCase()
    if (slash) {
      if (open.tagName !== tagName || !open.parentNode) return undefined
      if (open === link) link = undefined
      open = open.parentNode
      continue
    }
    // An address in angle brackets within a link: an HTML parser ends the outer link where the inner one starts.
    if (tagName === 'A' && link) return undefined
    const element = new TreeNode(open, tagName, '')
    if (attributes) {
      element.attributes = attributesOf(attributes)
      if ([...element.attributes.values()].some((value) => breakingOut.test(value))) return undefined
    }
    if (tagName === 'A') link = element
    if (!voidTags.has(tagName)) open = element
  }
  return open === body ? body : undefined
}

function attributesOf(written: string): ReadonlyMap<string, string> {
  return new Map(
    [...written.matchAll(attribute)].map(([, name, value]) => [name!, decodeEntities(value!).trim()]),
  )
}
