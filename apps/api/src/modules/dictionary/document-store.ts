import type { Queryable } from '@wordhoard/database/sql/run'
import { LRUCache } from 'lru-cache'
import { ownBuffer } from '../../lib/own-buffer'
import { spellDocuments } from './document-store.queries'

/** Enough for two thousand entries. Answers to look-ups have a cache of their own. */
const CACHE_BYTES = 8 * 1024 * 1024

/** The ready-made documents of entries as bytes, read from the database through a cache. */
export class DocumentStore {
  readonly #db: Queryable
  readonly #cache = new LRUCache<number, Buffer>({
    maxSize: CACHE_BYTES,
    sizeCalculation: (body) => body.length + 100,
  })

  constructor(db: Queryable) {
    this.#db = db
  }

  /**
   * Returns the documents of these entries, in the order requested; leaves out entries without one. Makes one query at
   * most.
   *
   * @param isKept false for callers that cache what they make of them, so that nothing is in memory twice
   */
  async get(ids: readonly number[], isKept = true): Promise<Buffer[]> {
    const found = new Map<number, Buffer>()
    const missing: number[] = []
    for (const id of ids) {
      const body = this.#cache.get(id)
      if (body) found.set(id, body)
      else missing.push(id)
    }
    for (const row of await this.#read(missing)) {
      const body = isKept ? ownBuffer(row.body) : Buffer.from(row.body)
      if (isKept) this.#cache.set(row.spell_id, body)
      found.set(row.spell_id, body)
    }
    const documents: Buffer[] = []
    for (const id of ids) {
      const body = found.get(id)
      if (body) documents.push(body)
    }
    return documents
  }

  /**
   * Returns the documents as text, in no particular order, without adding to the cache: for callers that cache what
   * they derive from them, or won't need most of them again. Makes one query at most.
   */
  async texts(ids: readonly number[]): Promise<string[]> {
    const texts: string[] = []
    const missing: number[] = []
    for (const id of ids) {
      const body = this.#cache.peek(id)
      if (body) texts.push(body.toString())
      else missing.push(id)
    }
    for (const { body } of await this.#read(missing)) texts.push(body)
    return texts
  }

  async #read(ids: readonly number[]): Promise<readonly { spell_id: number; body: string }[]> {
    if (ids.length === 0) return []
    return spellDocuments.fetchAll(this.#db, { ids })
  }
}

const OPEN = Buffer.from('[')
const COMMA = Buffer.from(',')
const CLOSE = Buffer.from(']')

/** Joins ready-made documents to a JSON array. */
export function asArray(documents: readonly Buffer[]): Buffer {
  const parts: Buffer[] = [OPEN]
  documents.forEach((document, i) => {
    if (i > 0) parts.push(COMMA)
    parts.push(document)
  })
  parts.push(CLOSE)
  return Buffer.concat(parts)
}
