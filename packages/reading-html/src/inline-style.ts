import { type ReadingRules, styleAttribute } from './rules'
import type { SourceElement } from './source-node'

/**
 * Formatting within a line, and the elements that stand for it. The reader draws each as a class of its name.
 */
const tagsOfStyle = {
  bold: 'B STRONG',
  italic: 'I EM CITE DFN VAR',
  underline: 'U INS',
  strike: 'S DEL STRIKE',
  code: 'CODE KBD SAMP TT',
  superscript: 'SUP',
  subscript: 'SUB',
}
export type InlineStyle = keyof typeof tagsOfStyle

const inlineStyles = Object.entries(tagsOfStyle).map(
  ([name, tags]) => [name as InlineStyle, tags.split(' ')] as const,
)

/** What an element's formatting is read from. */
export interface StyledElement {
  /** In capitals. */
  readonly tagName: string
  /** Its attribute `class`. */
  readonly classNames: string | null
  /** Its attribute `style`. */
  readonly style: string | null
}

export function styledElement(element: SourceElement, { side }: ReadingRules): StyledElement {
  return {
    tagName: element.tagName,
    classNames: element.getAttribute('class'),
    style: element.getAttribute(styleAttribute[side]),
  }
}

function declared(style: string, property: string): string {
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)
  return found ? found[1]!.trim().toLowerCase() : ''
}

/**
 * The formatting of an inline element, from its tag and its inline style: Google Docs writes every emphasis as a styled
 * span, and wraps whole documents in a `<b>` of normal weight.
 */
export function inlineStylesOf({ tagName, classNames, style }: StyledElement): Set<InlineStyle> {
  const found = new Set<InlineStyle>()
  // A span that was cleaned before carries its formatting as classes.
  const names = classNames?.split(/\s+/)
  if (names) for (const [name] of inlineStyles) if (names.includes(name)) found.add(name)
  for (const [name, tags] of inlineStyles) if (tags.includes(tagName)) found.add(name)
  if (!style) return found
  const weight = declared(style, 'font-weight')
  if (/^bold(er)?$/.test(weight) || Number(weight) >= 600) found.add('bold')
  else if (weight) found.delete('bold')
  const slant = declared(style, 'font-style')
  if (/^(italic|oblique)$/.test(slant)) found.add('italic')
  else if (slant === 'normal') found.delete('italic')
  const line = declared(style, 'text-decoration(?:-line)?')
  if (line.includes('underline') && tagName !== 'A') found.add('underline')
  if (line.includes('line-through')) found.add('strike')
  const align = declared(style, 'vertical-align')
  if (align === 'super') found.add('superscript')
  if (align === 'sub') found.add('subscript')
  return found
}

/** Whether its page hides an element (screen-reader texts, folded parts), or it is an edit link beside Wikipedia's headings. */
export function isHidden({ classNames, style }: StyledElement): boolean {
  if (classNames && /(^|\s)mw-editsection(\s|$)/.test(classNames)) return true
  return style !== null && (declared(style, 'display') === 'none' || /mso-hide\s*:\s*all/i.test(style))
}
