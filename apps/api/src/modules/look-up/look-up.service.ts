import type { HandlerInput } from '@wordhoard/contracts/endpoint'
import type { LookUp, lookUp } from '@wordhoard/contracts/look-up'
import { RawBody } from '../../lib/raw-body'
import { DICTIONARY_MAX_AGE_SECONDS } from '../dictionary/cache-age'
import { asArray } from '../dictionary/document-store'
import { entriesInText } from '../dictionary/entries-in-text'
import type { Dictionary } from '../dictionary/open-dictionary'
import { formAsWritten, TextAround } from '../dictionary/text-around'
import type { SensesService } from '../senses/senses.service'
import { phrasesAround } from './phrases-around'

type LookUpQuery = HandlerInput<typeof lookUp>['query']

/** The entry ids and phrases found for a tap. */
interface TappedEntries {
  readonly ids: readonly number[]
  readonly phrases: LookUp['phrases']
}

/** Answers a tap on a word or phrase with everything shown about it. */
export class LookUpService {
  readonly #dictionary: Dictionary
  readonly #senses: SensesService

  constructor(dictionary: Dictionary, senses: SensesService) {
    this.#dictionary = dictionary
    this.#senses = senses
  }

  /**
   * Returns the entries of the tapped text, the phrases around it and the meanings that fit; empty lists for unknown
   * words. The meaning that the text's author chose comes first, with its entry.
   */
  async lookUp({ text, context = '', at, topic, ...chosen }: LookUpQuery): Promise<RawBody> {
    const { ids: found, phrases } = this.#find(text, context, at)
    const sense = await this.#findChosen(chosen)
    const ids = sense ? moveToFront(found, sense.spellId) : found
    const [documents, ranking] = await Promise.all([
      this.#dictionary.documents.get(ids),
      context === '' ? [] : this.#senses.rankings(ids, context, topic),
    ])
    for (const one of ranking) {
      if (one.spell_id === sense?.spellId) one.definition_ids = moveToFront(one.definition_ids, sense.id)
    }
    const rest = JSON.stringify({ phrases, ranking }).slice(1)
    const body = Buffer.concat([Buffer.from('{"entries":'), asArray(documents), Buffer.from(`,${rest}`)])
    // The context shows what a user reads, so only their own browser may cache the answer.
    return new RawBody(body, undefined, DICTIONARY_MAX_AGE_SECONDS, context === '' ? 'public' : 'private')
  }

  /** Returns the author's meaning; undefined if there is none or the dictionary no longer has it. */
  async #findChosen({
    chosen_id: id,
    chosen_spell_id: spellId,
  }: Pick<LookUpQuery, 'chosen_id' | 'chosen_spell_id'>) {
    if (id === undefined || spellId === undefined) return undefined
    return (await this.#senses.hasDefinition(spellId, id)) ? { id, spellId } : undefined
  }

  #find(text: string, context: string, at: number | undefined): TappedEntries {
    const asked = new TextAround(text)
    if (asked.words.length > 1) return { ids: entriesInText(this.#dictionary, asked).ids, phrases: [] }
    const form = formAsWritten(text)
    const around = new TextAround(context)
    const word = around.find(form, at)
    if (word === undefined) return { ids: this.#dictionary.resolve(form), phrases: [] }
    const phrases = phrasesAround(around, around.phrases(this.#dictionary), word)
    const own = this.#dictionary.resolveInUse(form, around.useOf(word))
    return { ids: [...new Set([...phrases.map(({ spell_id }) => spell_id), ...own])], phrases }
  }
}

function moveToFront(ids: readonly number[], first: number): number[] {
  return [first, ...ids.filter((id) => id !== first)]
}
