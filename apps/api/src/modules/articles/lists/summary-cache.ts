import type { Queryable } from '@wordhoard/database/sql/run'
import { LRUCache } from 'lru-cache'
import { presentSummary } from '../article-rows'
import { articlesOfIds } from './list-articles.queries'

/** Memory for summaries, in bytes: about 1,500 of them. */
const MAX_BYTES = 2 * 1024 * 1024
/** Memory that an entry takes besides its text, in bytes. */
const ENTRY_BYTES = 200

/** A version of an article with what its summary shows of its author. */
interface SummaryVersion {
  readonly id: number
  readonly username: string
  /** Changes with each change of the article's row. */
  readonly version: string
}

interface KeptSummary extends Omit<SummaryVersion, 'id'> {
  /** The summary as JSON. */
  readonly text: string
}

/**
 * Keeps summaries as visitors see them, because all of them read the same newest articles. Each use names the version
 * that it wants, so changes, also those of other processes, count at once.
 */
export class SummaryCache {
  readonly #kept = new LRUCache<number, KeptSummary>({
    maxSize: MAX_BYTES,
    // A text with one letter beyond Latin-1 takes two bytes for each.
    sizeCalculation: ({ text }) => 2 * text.length + ENTRY_BYTES,
  })

  /**
   * Returns summaries as JSON, in order. Reads those that aren't kept with one query, and leaves out articles that have
   * been deleted or made private meanwhile.
   */
  async textsOf(db: Queryable, versions: readonly SummaryVersion[]): Promise<string[]> {
    const texts = versions.map((wanted) => this.#find(wanted))
    if (!texts.includes(undefined)) return texts as string[]
    const missing = versions.filter((_, at) => texts[at] === undefined).map(({ id }) => id)
    const read = await this.#read(db, missing)
    return versions.flatMap(({ id }, at) => texts[at] ?? read.get(id) ?? [])
  }

  #find({ id, username, version }: SummaryVersion): string | undefined {
    const kept = this.#kept.get(id)
    return kept?.version === version && kept.username === username ? kept.text : undefined
  }

  async #read(db: Queryable, ids: readonly number[]): Promise<Map<number, string>> {
    const texts = new Map<number, string>()
    for (const row of await articlesOfIds.fetchAll(db, { ids })) {
      if (row.access_modifier !== 'public') continue
      const { id, username, version } = row
      const text = JSON.stringify(presentSummary(row, undefined))
      this.#kept.set(id, { username, version, text })
      texts.set(id, text)
    }
    return texts
  }
}
