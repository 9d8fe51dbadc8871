import type pg from 'pg'
import type { ArticleWords } from '../vocabulary/texts/text-tasks'
import { oldLevels, setLevel } from './renew-levels.queries'

/**
 * Estimates the levels of articles again that an earlier version estimated, one by one. An article that is saved in the
 * meantime has a new text, so its turn comes again. When the server stops, the next start goes on.
 */
export async function renewLevels(
  pool: pg.Pool,
  read: (text: string) => Promise<Pick<ArticleWords, 'level'>>,
): Promise<void> {
  for (;;) {
    const articles = await oldLevels.fetchAll(pool, {})
    if (articles.length === 0) return
    for (const { id, user_id: userId, raw_content: text, updated_at: updatedAt } of articles) {
      const { level } = await read(text)
      await setLevel.execute(pool, { id, userId, level, updatedAt })
    }
  }
}
