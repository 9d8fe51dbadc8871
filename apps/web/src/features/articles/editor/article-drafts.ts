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
})

/** What was typed into an editor and not saved. */
export interface ArticleDraft {
  readonly values: ArticleValues
  /** The article's `updated_at` when editing began; null for a new one. */
  readonly base: string | null
  /** When it was kept; ISO 8601. */
  readonly kept: string
}

/** @param id of the article; null for a new one */
export function draftKey(userId: number, id: number | null): string {
  return `articleDraft:${userId}:${id ?? 'new'}`
}

/** The draft that this browser keeps; null where there is none that can be read. */
export function readDraft(key: string): ArticleDraft | null {
  try {
    const parsed = draft.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'))
    return parsed.success ? parsed.data : null
  } catch (error) {
    console.info('The draft cannot be read:', error)
    return null
  }
}

/** False when it does not fit, or the browser keeps no site data. */
export function keepDraft(key: string, kept: ArticleDraft): boolean {
  try {
    localStorage.setItem(key, JSON.stringify(kept))
    return true
  } catch (error) {
    console.info('The draft cannot be kept:', error)
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
