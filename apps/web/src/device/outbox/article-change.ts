import { type Article, createArticle, getArticle, updateArticle } from '@wordhoard/contracts/articles'
import type { AccessModifier } from '@wordhoard/contracts/fields/fields'
import { ApiError } from '../../http/api-error'
import { call } from '../../session/call'

/** What an article is saved with. */
interface ArticleValues {
  readonly title: string
  readonly access_modifier: AccessModifier
  readonly keywords: string
  readonly md_content: string
}

/** An article of one's own that was written or changed. */
export interface ArticleChange {
  /** Null for a new article. */
  readonly id: number | null
  readonly values: ArticleValues
  /** `updated_at` of the version that was changed; null for a new article. */
  readonly base: string | null
  /** What waited before and was changed again. It may have arrived, though its answer was lost. */
  readonly earlier: readonly ArticleValues[]
}

/** What became of it: the article, as far as the server has told it. */
export type SavedArticle = { readonly id: number } & Partial<Article>

/** Without what is kept on this device, which may be older. */
const { keep: _, ...getArticleNow } = getArticle

/** Whether two versions say the same; the server may cut spaces off. */
const isSame = (one: ArticleValues) => (other: ArticleValues) =>
  (['title', 'access_modifier', 'keywords', 'md_content'] as const).every(
    (field) => one[field].trim() === other[field].trim(),
  )

/**
 * Saves an article. It has one effect however often it's sent with the same key. What was changed somewhere else is never
 * replaced.
 *
 * @throws ApiError `article_changed`
 */
export async function sendArticle(change: ArticleChange, key: string): Promise<SavedArticle> {
  const { id, values, base, earlier } = change
  if (id === null) {
    const created = await call(createArticle, { body: values }, { idempotencyKey: key })
    return earlier.length === 0 ? created : replaceOwn(created.id, change)
  }
  try {
    const body = { ...values, ...(base !== null && { updated_at: base }) }
    return await call(updateArticle, { params: { id }, body })
  } catch (error) {
    if (error instanceof ApiError && error.code === 'article_changed') return replaceOwn(id, change)
    throw error
  }
}

/** Replaces what this device has sent before, if it's still there; leaves it if it's this version already. */
async function replaceOwn(id: number, { values, base, earlier }: ArticleChange): Promise<SavedArticle> {
  const current = await call(getArticleNow, { params: { id } })
  if (isSame(values)(current)) return current
  const isOwn = earlier.some(isSame(current))
  // The server refuses to replace anything newer.
  const updated_at = isOwn ? current.updated_at : (base ?? current.created_at)
  return call(updateArticle, { params: { id }, body: { ...values, updated_at } })
}
