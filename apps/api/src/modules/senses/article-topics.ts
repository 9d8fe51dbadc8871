import { topicOfText } from '@wordhoard/senses/words/topic-words'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { articleBeginnings, articleVersions } from './article-topics.queries'

const MAX_TOPICS = 2_000

/** The topics of articles (see `topicWords`), for ranking the senses of words that were met in them. */
export class ArticleTopics {
  readonly #pool: pg.Pool
  readonly #topics = new LRUCache<number, { readonly version: number; readonly topic: string }>({
    max: MAX_TOPICS,
  })

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** Returns the topics of these articles by id; leaves out articles that no longer exist. */
  async of(articleIds: Iterable<number | null>): Promise<ReadonlyMap<number, string>> {
    const ids = [...new Set(articleIds)].filter((id) => id !== null)
    if (ids.length === 0) return new Map()
    const versions = await articleVersions.fetchAll(this.#pool, { ids })
    const isKnown = (id: number, version: Date) => this.#topics.get(id)?.version === version.getTime()
    const changed = versions.filter(({ id, updated_at }) => !isKnown(id, updated_at)).map(({ id }) => id)
    const rows = changed.length > 0 ? await articleBeginnings.fetchAll(this.#pool, { ids: changed }) : []
    for (const { id, updated_at, beginning } of rows) {
      this.#topics.set(id, { version: updated_at.getTime(), topic: topicOfText(beginning) })
    }
    return new Map(versions.map(({ id }) => [id, this.#topics.get(id)?.topic ?? '']))
  }
}
