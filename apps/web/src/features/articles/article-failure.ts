import type { UseFormSetError } from 'react-hook-form'
import { formFailure } from '../../forms/form-errors'
import { showFieldIssues } from '../../forms/form-failure'
import { ApiError } from '../../http/api-error'
import type { ArticleValues } from './editor/article-values'

const fields = {
  title: 'title',
  access_modifier: 'access_modifier',
  keywords: 'keywords',
  md_content: 'md_content',
} as const

export const isConflict = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'article_changed'

/** Says why an article was not saved: under the fields concerned, or above the buttons. */
export function showFailure(error: unknown, setError: UseFormSetError<ArticleValues>): void {
  if (showFieldIssues(error, setError, fields)) return
  const { text, wait } = formFailure(error, 'Failed to save article')
  setError('root', { message: wait ? `${text} ${wait}` : text })
}
