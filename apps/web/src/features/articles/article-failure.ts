import type { UseFormSetError } from 'react-hook-form'
import { formFailure } from '../../forms/form-errors'
import { showRefusal } from '../../forms/show-refusal'
import { ApiError } from '../../http/api-error'
import type { ArticleValues } from './editor/article-values'
import { articleFormMessages } from './editor/messages'

const fields = {
  title: 'title',
  access_modifier: 'access_modifier',
  keywords: 'keywords',
  md_content: 'md_content',
} as const

/** Returns whether the article was saved elsewhere since editing began. */
export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'article_changed'

/** Shows why an article was not saved: at the fields concerned, or above the buttons. */
export function showFailure(error: unknown, setError: UseFormSetError<ArticleValues>): void {
  const { text, wait } = formFailure(error, articleFormMessages.saveFailed)
  showRefusal(error, setError, fields, { sentence: () => (wait ? `${text} ${wait}` : text) })
}
