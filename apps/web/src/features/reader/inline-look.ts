/** Classes that inline formatting becomes; the reader's style sheet draws them. */
export const looks = ['bold', 'italic', 'underline', 'strike', 'code', 'superscript', 'subscript'] as const
export type Look = (typeof looks)[number]

const lookOfTag: Record<string, Look> = {
  B: 'bold',
  STRONG: 'bold',
  I: 'italic',
  EM: 'italic',
  CITE: 'italic',
  DFN: 'italic',
  VAR: 'italic',
  U: 'underline',
  INS: 'underline',
  S: 'strike',
  DEL: 'strike',
  STRIKE: 'strike',
  CODE: 'code',
  KBD: 'code',
  SAMP: 'code',
  TT: 'code',
  SUP: 'superscript',
  SUB: 'subscript',
}

/** Attribute under which an element's inline style survives cleaning, so that its look can be read. */
export const styleAttribute = 'data-style'

function declared(style: string, property: string): string | undefined {
  return new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase()
}

/**
 * The looks of an inline element, from its tag and its inline style: Google Docs writes every emphasis as a styled span,
 * and wraps whole documents in a `<b>` of normal weight.
 */
export function looksOf(element: Element): Set<Look> {
  const found = new Set<Look>()
  // A span that was cleaned before carries its look as a class.
  for (const look of looks) if (element.classList.contains(look)) found.add(look)
  const fromTag = lookOfTag[element.tagName]
  if (fromTag) found.add(fromTag)
  const style = element.getAttribute(styleAttribute)
  if (!style) return found
  const weight = declared(style, 'font-weight')
  if (weight) {
    const isBold = weight === 'bold' || weight === 'bolder' || Number(weight) >= 600
    if (isBold) found.add('bold')
    else found.delete('bold')
  }
  const slant = declared(style, 'font-style')
  if (slant === 'italic' || slant === 'oblique') found.add('italic')
  else if (slant === 'normal') found.delete('italic')
  const line = declared(style, 'text-decoration(?:-line)?') ?? ''
  if (line.includes('underline') && element.tagName !== 'A') found.add('underline')
  if (line.includes('line-through')) found.add('strike')
  const align = declared(style, 'vertical-align')
  if (align === 'super') found.add('superscript')
  if (align === 'sub') found.add('subscript')
  return found
}

/** True when an inline style hides its element (screen-reader texts, folded parts of a page). */
export function isHidden(element: Element): boolean {
  const style = element.getAttribute(styleAttribute)
  return style !== null && (declared(style, 'display') === 'none' || /mso-hide\s*:\s*all/i.test(style))
}
