import type { DefinitionChance } from '@wordhoard/contracts/dictionary'
import type { HandlerInput } from '@wordhoard/contracts/endpoint'
import type { lookUp } from '@wordhoard/contracts/look-up'
import { entriesOf, findTap, type Tap } from '@wordhoard/lexicon/look-up/find-tap'
import { arrangeTap } from '@wordhoard/senses/tap/arrange-tap'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { RawBody } from '../../lib/raw-body'
import { DICTIONARY_MAX_AGE_SECONDS } from '../dictionary/cache-age'
import { asArray } from '../dictionary/document-store'
import type { Dictionary } from '../dictionary/open-dictionary'
import type { ContextFacts, SensesService } from '../senses/senses.service'
import type { Translations } from '../translations/translations.service'
import { countChoices } from './count-choices'

type LookUpQuery = HandlerInput<typeof lookUp>['query']

/** Answers a tap on a word or phrase with everything shown about it. */
export class LookUpService {
  readonly #pool: pg.Pool
  readonly #dictionary: Dictionary
  readonly #senses: SensesService
  readonly #translations: Translations

  constructor(deps: {
    readonly pool: pg.Pool
    readonly dictionary: Dictionary
    readonly senses: SensesService
    readonly translations: Translations
  }) {
    this.#pool = deps.pool
    this.#dictionary = deps.dictionary
    this.#senses = deps.senses
    this.#translations = deps.translations
  }

  /**
   * Returns the entries of the tapped text, the phrases around it and the meanings that fit; empty lists for unknown
   * words. The meaning that the text's author chose comes first, with its entry.
   */
  async lookUp(
    { text, context = '', at, topic, lang, ...authors }: LookUpQuery,
    actor: Actor | undefined,
  ): Promise<RawBody> {
    const tap = findTap(this.#dictionary, text, context, at)
    const found = entriesOf(tap)
    const author = await this.#findChosen(authors)
    const chosen = actor && context !== '' ? await countChoices(this.#pool, actor, found) : undefined
    const ranked = context === '' ? [] : await this.#rank(tap, context, { topic, chosen })
    const { ids, ranking, senses } = arrangeTap({
      found,
      others: tap.others,
      ranked,
      doubtful: tap.doubtful.length,
      chosen: author,
    })
    const affix = tap.word && this.#dictionary.affixOf(tap.word.form)
    const rest = JSON.stringify({
      phrases: tap.phrases,
      ranking,
      senses,
      name: tap.word?.isName || undefined,
      short_for: tap.word && tap.word.shortFor.length > 0 ? tap.word.shortFor : undefined,
      affix,
    })
    const [documents, language] = await Promise.all([
      this.#dictionary.documents.get(ids),
      this.#translations.open(lang),
    ])
    const entries = asArray(language ? await language.splice(documents) : documents)
    const body = Buffer.concat([Buffer.from('{"entries":'), entries, Buffer.from(`,${rest.slice(1)}`)])
    // The context shows what a user reads, so only their own browser may cache the answer.
    return new RawBody(body, undefined, DICTIONARY_MAX_AGE_SECONDS, context === '' ? 'public' : 'private')
  }

  /** Ranks each of the other entries by itself, and those of the word together: phrases, the word, doubtful phrases. */
  async #rank(
    { others, word, doubtful }: Tap,
    context: string,
    facts: ContextFacts,
  ): Promise<DefinitionChance[][]> {
    await this.#senses.prepare([...others, ...(word?.ids ?? []), ...doubtful])
    const rank = (id: number) => this.#senses.rankEntry(id, context, facts)
    const together = word && this.#senses.rankTapped(word, context, facts)
    return Promise.all([...others.map(rank), ...(together ? [together] : []), ...doubtful.map(rank)])
  }

  /** Returns the author's meaning; undefined if there is none or the dictionary no longer has it. */
  async #findChosen({
    chosen_id: id,
    chosen_spell_id: spellId,
  }: Pick<LookUpQuery, 'chosen_id' | 'chosen_spell_id'>) {
    if (id === undefined || spellId === undefined) return undefined
    return (await this.#senses.hasDefinition(spellId, id))
      ? { spell_id: spellId, definition_id: id }
      : undefined
  }
}
