/** Classes that inline formatting becomes; the reader's style sheet draws them. */
export const looks = ['bold', 'italic', 'underline', 'strike', 'code', 'superscript', 'subscript'] as const
export type Look = (typeof looks)[number]

/** What is needed of an element, in whatever DOM. */
interface LookedAt {
  /** In capitals. */
  readonly tagName: string
  /** Its attribute `class`. */
  readonly classNames: string | null
  /** Its attribute `style`. */
  readonly style: string | null
}

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

function declared(style: string, property: string): string | undefined {
  return new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)?.[1]?.trim().toLowerCase()
}

/**
 * The looks of an inline element, from its tag and its inline style: Google Docs writes every emphasis as a styled span,
 * and wraps whole documents in a `<b>` of normal weight.
 */
export function looksOf({ tagName, classNames, style }: LookedAt): Set<Look> {
  const found = new Set<Look>()
  // A span that was cleaned before carries its look as a class.
  const names = classNames?.split(/\s+/)
  if (names) for (const look of looks) if (names.includes(look)) found.add(look)
  const fromTag = lookOfTag[tagName]
  if (fromTag) found.add(fromTag)
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
  if (line.includes('underline') && tagName !== 'A') found.add('underline')
  if (line.includes('line-through')) found.add('strike')
  const align = declared(style, 'vertical-align')
  if (align === 'super') found.add('superscript')
  if (align === 'sub') found.add('subscript')
  return found
}

/** True for what its page hides (screen-reader texts, folded parts), and for the edit links beside Wikipedia's headings. */
export function isLeftOut({ classNames, style }: LookedAt): boolean {
  if (classNames && /(^|\s)mw-editsection(\s|$)/.test(classNames)) return true
  return style !== null && (declared(style, 'display') === 'none' || /mso-hide\s*:\s*all/i.test(style))
}
