import type { SourceElement } from './source-node'

/** Inline styles and the elements that imply them. The reader shows each as a class of the same name. */
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

const styles = Object.entries(tagsOfStyle).map(
  ([name, tags]) => [name as InlineStyle, tags.split(' ')] as const,
)
export const inlineStyles: readonly InlineStyle[] = styles.map(([name]) => name)

/** Reads an element's formatting. */
export interface Formatting {
  /** Returns whether the element is hidden on its page. */
  isHidden(element: SourceElement): boolean
  stylesOf(element: SourceElement): Set<InlineStyle>
}

/**
 * Reads formatting from elements alone, which is all that a stored article has. An article's page loads no other reader
 * of formatting, because the size of its first screen is limited.
 */
export const tagFormatting: Formatting = {
  isHidden: () => false,
  stylesOf: ({ tagName }) =>
    new Set(styles.filter(([, tags]) => tags.includes(tagName)).map(([name]) => name)),
}
