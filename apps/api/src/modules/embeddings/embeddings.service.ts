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
  /** Empty for a ranker that does not read them. */
  readonly texts: readonly string[]
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

  /**
   * At most three definition ids, best first. Throws `word_not_found`.
   *
   * @param topic what the whole text is about, see `topicWords`; empty when nothing is known of it
   */
  async topDefinitions(spellId: number, context: string, topic = ''): Promise<number[]> {
    const headword = this.#dictionary.index.headwordOf(spellId)
    const spell = headword === undefined ? undefined : await this.#load(spellId)
    if (!spell || headword === undefined) throw new AppError('word_not_found')
    const { profiles, texts } = spell
    const order = await this.#ranker.rank({ headword, context, profiles, texts, topic })
    return order.slice(0, MOST).map((index) => spell.definitionIds[index]!)
  }

  async #load(spellId: number): Promise<RankedSpell | undefined> {
    const kept = this.#spells.get(spellId)
    if (kept) return kept
    const { rows } = await this.#pool.query<{ ids: number[]; texts: string[] | null; body: string }>({
      name: 'spell-senses',
      text: `SELECT body, ids, texts FROM spell_senses, LATERAL (
               SELECT array_agg(id ORDER BY ordinal) AS ids,
                 array_agg(text ORDER BY ordinal) FILTER (WHERE $2::boolean) AS texts
               FROM definition WHERE spell_id = $1
             ) d WHERE spell_id = $1`,
      values: [spellId, this.#ranker.readsTexts === true],
    })
    const row = rows[0]
    if (!row) return undefined
    const spell = {
      definitionIds: row.ids,
      profiles: JSON.parse(row.body) as SenseProfile[],
      texts: row.texts ?? [],
    }
    this.#spells.set(spellId, spell)
    return spell
  }
}
