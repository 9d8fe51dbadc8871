import { fitOf, type SuitedArticle } from '@wordhoard/contracts/articles'
import type { Actor } from '../../lib/actor'
import type { LearnerModel } from '../knowledge/learner-model'
import { presentSummary } from './article-rows'
import { countForReader, type ReaderCounts } from './coverage/reader-counts'
import { articlesOfIds } from './list-articles.queries'
import { unreadSample } from './suited-articles.queries'

/**
 * Shares of known words. A text is understood without help at about 98 known words in 100, and with help at about 95
 * (Nation, 2006). Far below that it can't be read; with everything known there is nothing to learn.
 */
const [MIN_KNOWN_SHARE, BEST_KNOWN_SHARE, MAX_KNOWN_SHARE] = [0.9, 0.965, 0.99]

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
  const counts = await countForReader(model, userId, sample)
  const best = sample
    .map(({ id, due_words }, at): Candidate => ({ id, due_words, counts: counts[at]! }))
    .sort(bySuitability)
    .slice(0, limit)
  const rows = await articlesOfIds.fetchAll(model.pool, { ids: best.map(({ id }) => id) })
  const byId = new Map(rows.map((row) => [row.id, row]))
  return best.flatMap(({ id, due_words, counts: known }) => {
    const row = byId.get(id)
    return row ? [{ ...presentSummary(row, known), due_words }] : []
  })
}

const isNear = ({ counts: { estimate } }: Candidate) =>
  estimate >= MIN_KNOWN_SHARE && estimate <= MAX_KNOWN_SHARE
const dueWhenNear = (candidate: Candidate) => (isNear(candidate) ? candidate.due_words : 0)
const isRight = ({ counts }: Candidate) => fitOf(counts.estimate) === 'right'
const distance = ({ counts }: Candidate) => Math.abs(counts.estimate - BEST_KNOWN_SHARE)

function bySuitability(a: Candidate, b: Candidate): number {
  return (
    Number(isNear(b)) - Number(isNear(a)) ||
    dueWhenNear(b) - dueWhenNear(a) ||
    Number(isRight(b)) - Number(isRight(a)) ||
    distance(a) - distance(b) ||
    b.id - a.id
  )
}
