import type { DefinitionChance } from '@wordhoard/contracts/dictionary'
import { findEntryInContext } from '@wordhoard/lexicon/look-up/find-tap'
import type { RankedWord } from '@wordhoard/lexicon/look-up/tapped-word'
import type { SenseProfile } from '@wordhoard/senses/profile'
import type { SenseRanker } from '@wordhoard/senses/ranker'
import { rankTap, type TapSense } from '@wordhoard/senses/tap/rank-tap'
import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { AppError } from '../../lib/app-error'
import type { Dictionary } from '../dictionary/open-dictionary'
import { ArticleTopics } from './article-topics'
import { sensesOfSpells } from './senses.queries'

const MAX_TOP_DEFINITIONS = 3
/** Maximum number of senses kept, with their vectors: some 15 MB, enough for five hundred words. */
const MAX_KEPT_SENSES = 3_000

interface RankedSpell {
  readonly definitionIds: readonly number[]
  readonly profiles: readonly SenseProfile[]
  /** Empty for a ranker that doesn't use them. */
  readonly texts: readonly string[]
}

/** What is known about the context of a word, besides its own words. */
export interface ContextFacts {
  /** The topic of the whole text, see `topicWords`; empty or absent if unknown. */
  readonly topic?: string | undefined
  /** How often the reader chose each definition for the word in other sentences, by its id. */
  readonly chosen?: ReadonlyMap<number, number> | undefined
}

/** Ranks the definitions of spells by how well they fit a context. */
export class SensesService {
  /** The topics of articles, to rank senses of words that were met in them. */
  readonly topics: ArticleTopics
  readonly #pool: pg.Pool
  readonly #dictionary: Dictionary
  readonly #ranker: SenseRanker
  readonly #spells = new LRUCache<number, RankedSpell>({
    maxSize: MAX_KEPT_SENSES,
    sizeCalculation: ({ profiles }) => 1 + profiles.reduce((sum, { s }) => sum + 1 + (s?.length ?? 0), 0),
  })

  constructor(pool: pg.Pool, dictionary: Dictionary, ranker: SenseRanker) {
    this.topics = new ArticleTopics(pool)
    this.#pool = pool
    this.#dictionary = dictionary
    this.#ranker = ranker
  }

  /**
   * Returns the definitions of a tapped word’s entries, the likeliest first; leaves out entries without any. They are
   * ranked together, so those of several entries may alternate.
   */
  async rankTapped(
    { form, ids, uses }: RankedWord,
    context: string,
    { topic = '', chosen }: ContextFacts = {},
  ): Promise<DefinitionChance[]> {
    const spells = await this.#load(ids)
    const entries = await Promise.all(
      spells.map(async ({ id, headword, spell: { profiles, texts } }) => {
        const scores = await this.#ranker.scores({ headword, context, profiles, texts, topic })
        const own = uses.filter((use) => use.headword === headword)
        return { id, headword, profiles, scores, uses: own }
      }),
    )
    const idOf = ({ entry, sense }: TapSense) => spells[entry]!.spell.definitionIds[sense]!
    const evidence =
      chosen && entries.map((_, entry) => spells[entry]!.spell.definitionIds.map((id) => chosen.get(id) ?? 0))
    return rankTap(form, entries, evidence).map((sense) => ({
      spell_id: spells[sense.entry]!.id,
      definition_id: idOf(sense),
      chance: sense.chance,
    }))
  }

  /** Returns at most three definitions of a spell with their chances, best first. Throws `word_not_found`. */
  async topDefinitions(spellId: number, context: string, facts?: ContextFacts): Promise<DefinitionChance[]> {
    const ranked = await this.rankEntry(spellId, context, facts)
    if (ranked.length === 0) throw new AppError('word_not_found')
    return ranked.slice(0, MAX_TOP_DEFINITIONS)
  }

  /** Returns the definitions of one spell, the likeliest first; none for an unknown one. */
  async rankEntry(spellId: number, context: string, facts?: ContextFacts): Promise<DefinitionChance[]> {
    return this.rankTapped(findEntryInContext(this.#dictionary, spellId, context), context, facts)
  }

  /** Returns whether a definition is one of the spell's. */
  async hasDefinition(spellId: number, definitionId: number): Promise<boolean> {
    const [found] = await this.#load([spellId])
    return found?.spell.definitionIds.includes(definitionId) ?? false
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

  async #load(ids: readonly number[]) {
    await this.prepare(ids)
    return ids.flatMap((id) => {
      const headword = this.#dictionary.index.headwordOf(id)
      const spell = this.#spells.get(id)
      return headword === undefined || spell === undefined ? [] : [{ id, headword, spell }]
    })
  }
}
