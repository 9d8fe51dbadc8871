import type { DefinitionChance } from '@wordhoard/contracts/dictionary'
import type { HandlerInput } from '@wordhoard/contracts/endpoint'
import type { LookUp, lookUp } from '@wordhoard/contracts/look-up'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { RawBody } from '../../lib/raw-body'
import { DICTIONARY_MAX_AGE_SECONDS } from '../dictionary/cache-age'
import { asArray } from '../dictionary/document-store'
import { entriesInText } from '../dictionary/entries-in-text'
import type { Dictionary } from '../dictionary/open-dictionary'
import { findTappedWord, type TappedWord } from '../dictionary/tapped-word'
import { formAsWritten, TextAround } from '../dictionary/text-around'
import type { ContextFacts, SensesService } from '../senses/senses.service'
import type { Translations } from '../translations/translations.service'
import { countChoices } from './count-choices'
import { idsByRank, joinChances, MAX_SENSES } from './join-chances'
import { phrasesAround } from './phrases-around'

type LookUpQuery = HandlerInput<typeof lookUp>['query']

/** What was found for a tap: the phrases that contain the word come before its own entries, doubtful ones after them. */
interface Tap {
  /** Each of these is an entry to rank by itself: phrases, or the words of a selection. */
  readonly others: readonly number[]
  /** Phrases whose words may be only words here. */
  readonly doubtful: readonly number[]
  readonly phrases: LookUp['phrases']
  /** The tapped word, whose entries are ranked together; undefined for a selection of several words. */
  readonly word: TappedWord | undefined
}

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
    const tap = this.#find(text, context, at)
    const found = [...new Set([...tap.others, ...(tap.word?.ids ?? []), ...tap.doubtful])]
    const sense = await this.#findChosen(authors)
    const chosen = actor && context !== '' ? await countChoices(this.#pool, actor, found) : undefined
    const ranked = context === '' ? [] : await this.#rank(tap, context, { topic, chosen })
    const likeliest = [
      ...new Set([...tap.others, ...idsByRank(ranked.at(tap.others.length) ?? []), ...found]),
    ]
    const ids = sense ? moveToFront(likeliest, sense.spell_id) : likeliest
    const all = ranked.flat()
    const ranking = ids.flatMap((spell_id) => {
      const own = all.filter((one) => one.spell_id === spell_id).slice(0, MAX_SENSES)
      const ranked_ids = own.map(({ definition_id }) => definition_id)
      const definition_ids =
        sense?.spell_id === spell_id ? moveToFront(ranked_ids, sense.definition_id) : ranked_ids
      return definition_ids.length > 0 ? [{ spell_id, definition_ids }] : []
    })
    const affix = tap.word && this.#dictionary.affixOf(tap.word.form)
    const senses = sense
      ? [{ ...sense, chance: 1 }]
      : joinChances(ranked, ranked.length - tap.doubtful.length)
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

  #find(text: string, context: string, at: number | undefined): Tap {
    const asked = new TextAround(text)
    if (asked.words.length > 1) {
      return {
        others: entriesInText(this.#dictionary, asked).ids,
        doubtful: [],
        phrases: [],
        word: undefined,
      }
    }
    const form = formAsWritten(text)
    const around = new TextAround(context)
    const place = around.find(form, at)
    const word = findTappedWord(this.#dictionary, form, around, place)
    if (place === undefined) return { others: [], doubtful: [], phrases: [], word }
    const { meant, doubtful } = phrasesAround(around, around.phrases(this.#dictionary), place)
    const idsOf = (phrases: LookUp['phrases']) => phrases.map(({ spell_id }) => spell_id)
    return { others: idsOf(meant), doubtful: idsOf(doubtful), phrases: [...meant, ...doubtful], word }
  }
}

function moveToFront(ids: readonly number[], first: number): number[] {
  return [first, ...ids.filter((id) => id !== first)]
}
