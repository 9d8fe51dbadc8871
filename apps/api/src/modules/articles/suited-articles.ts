import type { SuitedArticle } from '@wordhoard/contracts/articles'
import type { Actor } from '../../lib/actor'
import type { LearnerModel } from '../knowledge/learner-model'
import { presentSummary } from './article-rows'
import { articleWords, type WordsOfArticle } from './coverage/article-words'
import { countForReader, type ReaderCounts } from './coverage/reader-counts'
import { distanceFromRight, fitOf } from './coverage/text-fit'
import { articlesOfIds } from './lists/list-articles.queries'
import { dueWords, unreadSample } from './suited-articles.queries'

/** Share of words that aren't new from which due words in a text are worth more than how well it suits. */
const NEAR_SHARE = 0.9

interface Candidate {
  readonly id: number
  readonly due_words: number
  readonly counts: ReaderCounts
}

/**
 * Returns public articles by others for a reader: those near the reader's level by number of due words, then those that
 * are just right, then the nearest of the rest. There may be fewer than asked for.
 */
export async function findSuitedArticles(
  model: LearnerModel,
  { userId }: Actor,
  limit: number,
): Promise<SuitedArticle[]> {
  const sample = await unreadSample.fetchAll(model.pool, { userId })
  const [counts, words, { spell_ids: dueIds }] = await Promise.all([
    countForReader(model, userId, sample),
    articleWords(model, sample),
    dueWords.fetchOne(model.pool, { userId }),
  ])
  const due = new Set(dueIds)
  const best = sample
    .map(({ id }, at): Candidate => ({ id, due_words: countIn(due, words[at]!), counts: counts[at]! }))
    .sort(bySuitability)
    .slice(0, limit)
  const rows = await articlesOfIds.fetchAll(model.pool, { ids: best.map(({ id }) => id) })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return best.flatMap(({ id, due_words, counts: known }) => {
    const row = byId.get(id)
    return row ? [{ ...presentSummary(row, known), due_words }] : []
  })
}

/** Counts the distinct words of an article that are in a set. */
const countIn = (ids: ReadonlySet<number>, { spellIds }: WordsOfArticle) =>
  spellIds.reduce((count, id) => count + Number(ids.has(id)), 0)

const isNear = ({ counts }: Candidate) => counts.notNew >= NEAR_SHARE
const dueWhenNear = (candidate: Candidate) => (isNear(candidate) ? candidate.due_words : 0)
const isRight = ({ counts }: Candidate) => fitOf(counts.notNew) === 'right'
const distance = ({ counts }: Candidate) => distanceFromRight(counts.notNew)

function bySuitability(a: Candidate, b: Candidate): number {
  return (
    Number(isNear(b)) - Number(isNear(a)) ||
    dueWhenNear(b) - dueWhenNear(a) ||
    Number(isRight(b)) - Number(isRight(a)) ||
    distance(a) - distance(b) ||
    b.id - a.id
  )
}
