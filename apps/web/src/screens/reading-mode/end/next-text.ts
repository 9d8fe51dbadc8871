import type { SuitedArticle } from '@wordhoard/contracts/articles'
import type { MyAssignment } from '@wordhoard/contracts/assignments'

/** What to read after a text. */
export interface NextText {
  readonly articleId: number
  readonly title: string
  readonly level: string | null
  readonly words: number
  /** Whether it is set for the reader's class. */
  readonly isForClass: boolean
}

/** Returns the reader's assignment of an article, the one that is next due first. */
export function assignmentOf(
  articleId: number | undefined,
  assignments: readonly MyAssignment[],
): MyAssignment | undefined {
  return assignments.find(({ article_id }) => article_id !== null && article_id === articleId)
}

/**
 * Chooses the next text: what else is set for the same class, otherwise an article of the same level, otherwise one that
 * suits the reader.
 *
 * @param assignments next due first
 * @param suited those that suit the reader best first
 */
export function chooseNextText(
  articleId: number | undefined,
  level: string | null | undefined,
  assignments: readonly MyAssignment[],
  suited: readonly SuitedArticle[],
): NextText | null {
  const classId = assignmentOf(articleId, assignments)?.classroom_id
  for (const { classroom_id, article_id, title, level, word_count, is_done } of assignments) {
    if (classroom_id !== classId || article_id === null || article_id === articleId || is_done) continue
    return { articleId: article_id, title, level, words: word_count, isForClass: true }
  }
  const others = suited.filter(({ id }) => id !== articleId)
  // An estimated level says “About” before it.
  const best = others.find((one) => one.level !== null && level?.endsWith(one.level)) ?? others[0]
  if (!best) return null
  return {
    articleId: best.id,
    title: best.title,
    level: best.level,
    words: best.word_count,
    isForClass: false,
  }
}
