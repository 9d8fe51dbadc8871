import type { Problem } from '../problems'

/** What was taken from a page, as the reader's message holds it. */
export interface PageArticle {
  /** HTML, unclean. */
  readonly content: string
  readonly title: string
  readonly byline: string
  readonly textContent: string
}

export type Extracted = { readonly article: PageArticle } | { readonly problem: Problem }

/** What to take of a page. */
export type Part = 'page' | 'selection'
