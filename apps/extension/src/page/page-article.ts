import type { Problem } from '../problems'

/** An article extracted from a page, in the shape of the reader's message. */
export interface PageArticle {
  /** HTML, not sanitised. */
  readonly content: string
  readonly title: string
  readonly byline: string
  readonly textContent: string
}

export type Extracted = { readonly article: PageArticle } | { readonly problem: Problem }

/** What to extract: the whole page or the selection. */
export type Part = 'page' | 'selection'
