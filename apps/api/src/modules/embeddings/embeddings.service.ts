import type { SenseProfile } from '@wordhoard/lexicon/senses/profile'
import type { SenseRanker } from '@wordhoard/lexicon/senses/ranker'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { AppError } from '../../lib/app-error'
import type { Dictionary } from '../dict/dictionary'

const MOST = 3

interface RankedSpell {
  readonly definitionIds: readonly number[]
  readonly profiles: readonly SenseProfile[]
}

/** Which definitions of a spell fit a context. */
export class EmbeddingsService {
  readonly #pool: pg.Pool
  readonly #dictionary: Dictionary
  readonly #ranker: SenseRanker
  readonly #spells = new LRUCache<number, RankedSpell>({ max: 2_000 })

  constructor(pool: pg.Pool, dictionary: Dictionary, ranker: SenseRanker) {
    this.#pool = pool
    this.#dictionary = dictionary
    this.#ranker = ranker
  }

  /** At most three definition ids, best first. Throws `word_not_found`. */
  async topDefinitions(spellId: number, context: string): Promise<number[]> {
    const headword = this.#dictionary.index.headwordOf(spellId)
    const spell = headword === undefined ? undefined : await this.#load(spellId)
    if (!spell || headword === undefined) throw new AppError('word_not_found')
    const order = this.#ranker.rank({ headword, context, profiles: spell.profiles })
    return order.slice(0, MOST).map((index) => spell.definitionIds[index]!)
  }

  async #load(spellId: number): Promise<RankedSpell | undefined> {
    const kept = this.#spells.get(spellId)
    if (kept) return kept
    const { rows } = await this.#pool.query<{ ids: number[]; body: string }>({
      name: 'spell-senses',
      text: `SELECT body, (SELECT array_agg(id ORDER BY ordinal) FROM definition WHERE spell_id = $1) AS ids
               FROM spell_senses WHERE spell_id = $1`,
      values: [spellId],
    })
    const row = rows[0]
    if (!row) return undefined
    const spell = { definitionIds: row.ids, profiles: JSON.parse(row.body) as SenseProfile[] }
    this.#spells.set(spellId, spell)
    return spell
  }
}
