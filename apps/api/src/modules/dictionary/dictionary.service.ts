import { findPhrases } from '@wordhoard/lexicon/phrases/phrases'
import { lookupForm, tokenise } from '@wordhoard/lexicon/tokens/tokens'
import { AppError } from '../../lib/app-error'
import { byteCache } from '../../lib/byte-cache'
import { RawBody } from '../../lib/raw-body'
import { asArray } from './document-store'
import type { Dictionary } from './open-dictionary'
import type { WordRelatives } from './word-relatives'

const ANSWER_CACHE_BYTES = 64 * 1024 * 1024
const SEARCH_CACHE_BYTES = 8 * 1024 * 1024
/** The dictionary changes only when it is built anew. */
const MAX_AGE = 600
/** Phrases of one context are few; single words are capped so that no answer outgrows a screen. */
const MOST_IN_CONTEXT = 24

/** Answers of the dictionary calls, ready-made. */
export class DictService {
  readonly #dictionary: Dictionary
  readonly #relatives: WordRelatives
  readonly #byText = byteCache<string>(ANSWER_CACHE_BYTES)
  readonly #bySearch = byteCache<string>(SEARCH_CACHE_BYTES)

  constructor(dictionary: Dictionary, relatives: WordRelatives) {
    this.#dictionary = dictionary
    this.#relatives = relatives
  }

  /** Spells for a word as met in a text. Throws `word_not_found`. */
  lookUp(text: string, context?: string): RawBody | Promise<RawBody> {
    if (context) return this.#lookUpInContext(text, context)
    return this.#byText.get(text) ?? this.#lookUpAnew(text)
  }

  /** The answer to a look-up made before, if it is still in memory. */
  lookedUp(text: string): RawBody | undefined {
    return this.#byText.get(text)
  }

  async #lookUpInContext(text: string, context: string): Promise<RawBody> {
    return this.#answer(this.#dictionary.resolveInContext(writtenForm(text), context))
  }

  async #lookUpAnew(text: string): Promise<RawBody> {
    const answer = await this.#answer(this.#dictionary.resolve(writtenForm(text)))
    this.#byText.set(text, answer)
    return answer
  }

  async #answer(ids: readonly number[]): Promise<RawBody> {
    const documents = ids.length > 0 ? await this.#dictionary.documents.get(ids) : []
    if (documents.length === 0) throw new AppError('word_not_found')
    return new RawBody(asArray(documents), undefined, MAX_AGE)
  }

  search(text: string): RawBody {
    const answer = new RawBody(
      Buffer.from(JSON.stringify(this.#dictionary.search.find(text))),
      undefined,
      MAX_AGE,
    )
    this.#bySearch.set(text, answer)
    return answer
  }

  /** The answer to a search made before, if it is still in memory: people type the same beginnings. */
  searched(text: string): RawBody | undefined {
    return this.#bySearch.get(text)
  }

  /** Throws `word_not_found`. */
  wordById(id: number) {
    const spell_lower = this.#dictionary.index.headwordOf(id)
    if (spell_lower === undefined) throw new AppError('word_not_found')
    return { id, spell_lower }
  }

  /** Throws `word_not_found`. */
  async spell(id: number): Promise<RawBody> {
    const [document] = await this.#dictionary.documents.get([id])
    if (!document) throw new AppError('word_not_found')
    return new RawBody(document, undefined, MAX_AGE)
  }

  /** The family of a word, and phrases with it. Throws `word_not_found`. */
  relatives(id: number): Promise<RawBody> {
    return this.#relatives.of(id, this.wordById(id).spell_lower)
  }

  async spells(ids: readonly number[]): Promise<RawBody> {
    return new RawBody(asArray(await this.#dictionary.documents.get([...new Set(ids)])))
  }

  resolveAll(words: readonly string[]): number[][] {
    return words.map((word) => this.#dictionary.resolve(writtenForm(word)))
  }

  /** Phrases first (longest first) with where they stand, then the single words in the order of the text. */
  async inContext(context: string): Promise<RawBody> {
    const { index, phrases } = this.#dictionary
    const tokens = tokenise(context)
    const places = new Map<number, [number, number][][]>()
    for (const { id, tokenIndexes } of findPhrases(context, tokens, phrases, index)) {
      const place = tokenIndexes.map((at): [number, number] => [tokens[at]!.start, tokens[at]!.end])
      places.set(id, [...(places.get(id) ?? []), place])
    }
    const ids = new Set<number>(places.keys())
    for (const token of tokens) {
      if (token.kind !== 'word') continue
      const [best] = this.#dictionary.resolve(lookupForm(context, token))
      if (best !== undefined) ids.add(best)
    }
    const chosen = [...ids].slice(0, MOST_IN_CONTEXT)
    const documents = await this.#dictionary.documents.get(chosen)
    return new RawBody(asArray(documents.map((document) => placed(document, places))), undefined, MAX_AGE)
  }
}

/** A spell's ready-made JSON with the places of the phrase put in at its end; it begins with its id. */
function placed(document: Buffer, places: ReadonlyMap<number, [number, number][][]>): Buffer {
  const id = Number(/^\{"id":(\d+)/.exec(document.toString('latin1', 0, 24))?.[1])
  const found = places.get(id)
  if (!found) return document
  const end = Buffer.from(`,"places":${JSON.stringify(found)}}`)
  return Buffer.concat([document.subarray(0, document.length - 1), end])
}

/** The look-up form of what was asked: the word token's, when the text is one word; else the text in plain form. */
function writtenForm(text: string): string {
  const tokens = tokenise(text)
  const [only] = tokens
  if (tokens.length === 1 && only?.kind === 'word') return lookupForm(text, only)
  return text
    .normalize('NFC')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .replace(/\s+/g, ' ')
    .trim()
    .toLowerCase()
}
