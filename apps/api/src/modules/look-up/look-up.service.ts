import type { HandlerInput } from '@wordhoard/contracts/endpoint'
import type { LookUp, lookUp } from '@wordhoard/contracts/look-up'
import { RawBody } from '../../lib/raw-body'
import { asArray } from '../dictionary/document-store'
import { entriesInText } from '../dictionary/entries-in-text'
import type { Dictionary } from '../dictionary/open-dictionary'
import { formAsWritten, TextAround } from '../dictionary/text-around'
import type { SensesService } from '../senses/senses.service'
import { phrasesAround } from './phrases-around'

/** The dictionary changes only when it is built anew. */
const MAX_AGE = 600

type LookUpQuery = HandlerInput<typeof lookUp>['query']

/** What is found for a tap, before entries are read. */
interface Found {
  readonly ids: readonly number[]
  readonly phrases: LookUp['phrases']
}

/** Answers a tap on a word or phrase with everything that is shown of it. */
export class LookUpService {
  readonly #dictionary: Dictionary
  readonly #senses: SensesService

  constructor(dictionary: Dictionary, senses: SensesService) {
    this.#dictionary = dictionary
    this.#senses = senses
  }

  /** The entries of what was tapped, with the phrases around it and the meanings that fit; empty lists for what is unknown. */
  async lookUp({ text, context = '', at, topic }: LookUpQuery): Promise<RawBody> {
    const { ids, phrases } = this.#find(text, context, at)
    const [documents, ranking] = await Promise.all([
      this.#dictionary.documents.get(ids),
      context === '' ? [] : this.#senses.rankings(ids, context, topic),
    ])
    const rest = JSON.stringify({ phrases, ranking }).slice(1)
    const body = Buffer.concat([Buffer.from('{"entries":'), asArray(documents), Buffer.from(`,${rest}`)])
    // A context is what somebody reads: only their own browser keeps the answer.
    return new RawBody(body, undefined, MAX_AGE, context === '' ? 'public' : 'private')
  }

  #find(text: string, context: string, at: number | undefined): Found {
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
