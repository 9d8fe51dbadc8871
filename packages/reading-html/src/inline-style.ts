import type { SourceElement } from './source-node'

/** Formatting within a line, and the elements that stand for it. The reader draws each as a class of its name. */
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

/** What is read of an element besides its name. */
export interface Formatting {
  /** Whether its page hides it. */
  isHidden(element: SourceElement): boolean
  stylesOf(element: SourceElement): Set<InlineStyle>
}

/**
 * Formatting by elements alone, which is all that a stored article has. The page of an article needs no more, and what its
 * first screen fetches is counted.
 */
export const tagFormatting: Formatting = {
  isHidden: () => false,
  stylesOf: ({ tagName }) =>
    new Set(styles.filter(([, tags]) => tags.includes(tagName)).map(([name]) => name)),
}
