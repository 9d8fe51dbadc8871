import type { PageArticle } from '@wordhoard/reading-html/page-article'
import type { Problem } from '../problems'

export type Extracted = { readonly article: PageArticle } | { readonly problem: Problem }

/** What to extract: the whole page or the selection. */
export type Part = 'page' | 'selection'
