import type { SenseProfile } from '@wordhoard/senses/profile'
import type { SenseRanker } from '@wordhoard/senses/ranker'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { AppError } from '../../lib/app-error'
import type { Dictionary } from '../dictionary/open-dictionary'
import { sensesOfSpells } from './senses.queries'

const MAX_TOP_DEFINITIONS = 3

interface RankedSpell {
  readonly definitionIds: readonly number[]
  readonly profiles: readonly SenseProfile[]
  /** Empty for a ranker that doesn't use them. */
  readonly texts: readonly string[]
}

/** Ranks the definitions of a spell by how well they fit a context. */
export class SensesService {
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
   * Returns at most three definition ids, best first. Throws `word_not_found`.
   *
   * @param topic the topic of the whole text, see `topicWords`; empty if unknown
   */
  async topDefinitions(spellId: number, context: string, topic = ''): Promise<number[]> {
    const headword = this.#dictionary.index.headwordOf(spellId)
    const spell = headword === undefined ? undefined : await this.#load(spellId)
    if (!spell || headword === undefined) throw new AppError('word_not_found')
    const { profiles, texts } = spell
    const order = await this.#ranker.rank({ headword, context, profiles, texts, topic })
    return order.slice(0, MAX_TOP_DEFINITIONS).map((index) => spell.definitionIds[index]!)
  }

  /** Returns the top definitions of several spells; leaves out unknown ones. */
  async rankings(
    spellIds: readonly number[],
    context: string,
    topic?: string,
  ): Promise<{ spell_id: number; definition_ids: number[] }[]> {
    await this.prepare(spellIds)
    const rankings: { spell_id: number; definition_ids: number[] }[] = []
    for (const spell_id of spellIds.filter((id) => this.#spells.has(id))) {
      rankings.push({ spell_id, definition_ids: await this.topDefinitions(spell_id, context, topic) })
    }
    return rankings
  }

  /** Returns whether a definition is one of the spell's. */
  async hasDefinition(spellId: number, definitionId: number): Promise<boolean> {
    return (await this.#load(spellId))?.definitionIds.includes(definitionId) ?? false
  }

  /** Reads the data for ranking these spells, with one query. */
  async prepare(spellIds: Iterable<number>): Promise<void> {
    const missing = [...new Set(spellIds)].filter((id) => !this.#spells.has(id))
    if (missing.length === 0) return
    const withTexts = this.#ranker.readsTexts === true
    const rows = await sensesOfSpells.fetchAll(this.#pool, { ids: missing, withTexts })
    for (const { spell_id, ids, texts, body } of rows) {
      const profiles = JSON.parse(body) as SenseProfile[]
      this.#spells.set(spell_id, { definitionIds: ids, profiles, texts: texts ?? [] })
    }
  }

  async #load(spellId: number): Promise<RankedSpell | undefined> {
    await this.prepare([spellId])
    return this.#spells.get(spellId)
  }
}
