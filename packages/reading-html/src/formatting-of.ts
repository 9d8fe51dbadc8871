import { type Formatting, inlineStyles, tagFormatting } from './inline-style'

function readDeclaration(style: string, property: string): string {
  const found = new RegExp(`(?:^|;)\\s*${property}\\s*:\\s*([^;]+)`, 'i').exec(style)
  return found ? found[1]!.trim().toLowerCase() : ''
}

/**
 * Reads formatting as other programs write it: elements, inline styles and the reader's own classes. Google Docs writes
 * every emphasis as a styled span, and wraps whole documents in a `<b>` of normal weight.
 *
 * @param styleAttribute the attribute that holds inline styles
 */
export const formattingOf = (styleAttribute: string): Formatting => ({
  // Recognises screen-reader texts, collapsed parts, and the edit links beside Wikipedia's headings.
  isHidden(element) {
    const classNames = element.getAttribute('class')
    if (classNames && /(^|\s)mw-editsection(\s|$)/.test(classNames)) return true
    const style = element.getAttribute(styleAttribute)
    return (
      style !== null && (readDeclaration(style, 'display') === 'none' || /mso-hide\s*:\s*all/i.test(style))
    )
  },

  stylesOf(element) {
    // A span that was cleaned before has its formatting as classes.
    const names = element.getAttribute('class')?.split(/\s+/)
    const fromTag = tagFormatting.stylesOf(element)
    const found = names
      ? new Set([...inlineStyles.filter((name) => names.includes(name)), ...fromTag])
      : fromTag
    const style = element.getAttribute(styleAttribute)
    if (!style) return found
    const weight = readDeclaration(style, 'font-weight')
    if (/^bold(er)?$/.test(weight) || Number(weight) >= 600) found.add('bold')
    else if (weight) found.delete('bold')
    const slant = readDeclaration(style, 'font-style')
    if (/^(italic|oblique)$/.test(slant)) found.add('italic')
    else if (slant === 'normal') found.delete('italic')
    const line = readDeclaration(style, 'text-decoration(?:-line)?')
    if (line.includes('underline') && element.tagName !== 'A') found.add('underline')
    if (line.includes('line-through')) found.add('strike')
    const align = readDeclaration(style, 'vertical-align')
    if (align === 'super') found.add('superscript')
    if (align === 'sub') found.add('subscript')
    return found
  },
})
