import * as z from 'zod/mini'
import type { ArticleValues } from './article-values'

const draft = z.object({
  values: z.object({
    title: z.string(),
    access_modifier: z.enum(['private', 'public']),
    keywords: z.string(),
    md_content: z.string(),
  }),
  base: z.nullable(z.string()),
  kept: z.string(),
  key: z.optional(z.string()),
})

/** Unsaved changes of an article editor. */
export interface ArticleDraft {
  readonly values: ArticleValues
  /** The article's `updated_at` when editing began; null for a new article. */
  readonly base: string | null
  /** When the draft was stored; ISO 8601. */
  readonly kept: string
  /** Idempotency key with which these very values were sent, if they were: the answer may have been lost. */
  readonly key?: string | undefined
}

/**
 * Returns the key under which a draft is stored.
 *
 * @param id id of the article; null for a new one; or the name of one that waits on this device
 */
export function draftKey(userId: number, id: number | string | null): string {
  return `articleDraft:${userId}:${id ?? 'new'}`
}

/** Returns the draft stored in this browser; null if there is none or it can't be read. */
export function readDraft(key: string): ArticleDraft | null {
  try {
    const parsed = draft.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch (error) {
    console.info('The draft cannot be read:', error)
    return null
  }
}

/** Stores a draft. Returns false when it doesn't fit or the browser stores no site data. */
export function storeDraft(key: string, draft: ArticleDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(draft))
    return true
  } catch (error) {
    console.info('The draft cannot be stored:', error)
    return false
  }
}

export function dropDraft(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch (error) {
    console.info('The draft cannot be removed:', error)
  }
}
