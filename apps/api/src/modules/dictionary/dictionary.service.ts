import { type EntriesInText, entriesInText } from '@wordhoard/lexicon/look-up/entries-in-text'
import { type TappedWord, tapInContext } from '@wordhoard/lexicon/look-up/tapped-word'
import { formAsWritten, TextAround } from '@wordhoard/lexicon/look-up/text-around'
import { LRUCache } from 'lru-cache'
import { AppError } from '../../lib/app-error'
import { byteCache } from '../../lib/byte-cache'
import { RawBody } from '../../lib/raw-body'
import type { LanguageTranslations, Translations } from '../translations/translations.service'
import { DICTIONARY_MAX_AGE_SECONDS } from './cache-age'
import { asArray } from './document-store'
import type { Dictionary } from './open-dictionary'
import type { WordRelatives } from './word-relatives'

/** Enough for the words of a novel, with their compressed forms. */
const ANSWER_CACHE_BYTES = 24 * 1024 * 1024
const SEARCH_CACHE_BYTES = 4 * 1024 * 1024
/** Enough for the names of some novels. */
const UNKNOWN_CACHE_LETTERS = 64 * 1024
const MAX_FOUND = 10
/** Number of further words searched, because rude ones are left out. */
const SPARE_FOUND = 5

/** Ranks the definitions of a tapped word's entries in its context, the likeliest first. */
type RankTapped = (tap: TappedWord, context: string) => Promise<readonly { readonly spell_id: number }[]>

/** Answers dictionary calls as ready-made JSON. */
export class DictionaryService {
  readonly #dictionary: Dictionary
  readonly #relatives: WordRelatives
  readonly #rankTapped: RankTapped
  readonly #translations: Translations
  readonly #byText = byteCache<string>(ANSWER_CACHE_BYTES)
  readonly #bySearch = byteCache<string>(SEARCH_CACHE_BYTES)
  /** Texts without an entry: names come up as often in a novel as its commonest nouns. */
  readonly #unknown = new LRUCache<string, true>({
    maxSize: UNKNOWN_CACHE_LETTERS,
    sizeCalculation: (_true, text) => text.length + 1,
  })

  constructor(deps: {
    readonly dictionary: Dictionary
    readonly relatives: WordRelatives
    readonly rankTapped: RankTapped
    readonly translations: Translations
  }) {
    this.#dictionary = deps.dictionary
    this.#relatives = deps.relatives
    this.#rankTapped = deps.rankTapped
    this.#translations = deps.translations
  }

  /**
   * Looks up a word of a text, ranked by its context if given. Throws `word_not_found`.
   *
   * @param lang language of the translations to add (BCP 47)
   */
  lookUp(text: string, context?: string, lang?: string): RawBody | Promise<RawBody> {
    if (context) return this.#lookUpInContext(text, context, lang)
    return this.getCachedLookUp(text, lang) ?? this.#lookUpUncached(text, lang)
  }

  /** Returns the answer to an earlier look-up if it is still in memory. */
  getCachedLookUp(text: string, lang?: string): RawBody | undefined {
    return this.#byText.get(lang === undefined ? text : makeKey(text, lang))
  }

  async #lookUpInContext(text: string, context: string, lang?: string): Promise<RawBody> {
    const tap = tapInContext(this.#dictionary, text, context)
    const ranked = await this.#rankTapped(tap, context)
    const ids = [...ranked.map(({ spell_id }) => spell_id), ...tap.ids]
    const documents = await this.#documents([...new Set(ids)], await this.#translations.open(lang))
    return asAnswer(documents, 'private')
  }

  async #lookUpUncached(text: string, lang?: string): Promise<RawBody> {
    if (this.#unknown.has(text)) throw new AppError('word_not_found')
    const language = await this.#translations.open(lang)
    // A language that we don't have gets the usual answer.
    if (lang !== undefined && !language) return this.lookUp(text)
    const ids = this.#dictionary.resolve(formAsWritten(text))
    if (ids.length === 0) this.#unknown.set(text, true)
    const documents = await this.#documents(ids, language, false)
    const answer = asAnswer(documents).copyToKeep()
    this.#byText.set(lang === undefined ? text : makeKey(text, lang), answer)
    return answer
  }

  /** Reads the documents of entries, with translations if a language is given. */
  async #documents(
    ids: readonly number[],
    language: LanguageTranslations | undefined,
    isKept = true,
  ): Promise<Buffer[]> {
    const documents = ids.length > 0 ? await this.#dictionary.documents.get(ids, isKept) : []
    return language ? await language.splice(documents) : documents
  }

  /** Searches the headwords for what a user has typed so far. Rude words are found, but not suggested. */
  search(text: string): RawBody {
    const { search, marked } = this.#dictionary
    const asked = new Set(this.#dictionary.resolve(formAsWritten(text)))
    const found = search
      .find(text, MAX_FOUND + SPARE_FOUND)
      .filter(({ id }) => !marked.has(id) || asked.has(id))
      .slice(0, MAX_FOUND)
    const answer = RawBody.ofJson(found, DICTIONARY_MAX_AGE_SECONDS).copyToKeep()
    this.#bySearch.set(text, answer)
    return answer
  }

  /** Returns the answer to an earlier search if it is still in memory; many searches begin with the same letters. */
  getCachedSearch(text: string): RawBody | undefined {
    return this.#bySearch.get(text)
  }

  /** Returns a word's id and headword. Throws `word_not_found`. */
  wordById(id: number) {
    const spell_lower = this.#dictionary.index.headwordOf(id)
    if (spell_lower === undefined) throw new AppError('word_not_found')
    return { id, spell_lower }
  }

  /** Returns the entry of a word. Throws `word_not_found`. */
  async spell(id: number, lang?: string): Promise<RawBody> {
    const [document] = await this.#documents([id], await this.#translations.open(lang))
    if (!document) throw new AppError('word_not_found')
    return new RawBody(document, undefined, DICTIONARY_MAX_AGE_SECONDS)
  }

  /** Returns a word's family and the phrases that contain it. Throws `word_not_found`. */
  relatives(id: number): Promise<RawBody> {
    return this.#relatives.of(id, this.wordById(id).spell_lower)
  }

  /** Returns the entries of these words, each once; leaves out unknown ids. */
  async spells(ids: readonly number[], lang?: string): Promise<RawBody> {
    return new RawBody(asArray(await this.#documents([...new Set(ids)], await this.#translations.open(lang))))
  }

  /** Returns the spell ids of each word. */
  resolveAll(words: readonly string[]): number[][] {
    return words.map((word) => this.#dictionary.resolve(formAsWritten(word)))
  }

  /**
   * Returns the entries found in a context: phrases with their places (longest first), then single words in text order.
   */
  async inContext(context: string, lang?: string): Promise<RawBody> {
    const around = new TextAround(context)
    const { ids, places } = entriesInText(this.#dictionary, around)
    const documents = await this.#documents(ids, await this.#translations.open(lang))
    const placed = documents.map((document) => insertPlaces(document, around, places))
    return new RawBody(asArray(placed), undefined, DICTIONARY_MAX_AGE_SECONDS, 'private')
  }
}

/**
 * Makes the answer to a look-up; throws `word_not_found`.
 *
 * @param caches `private` for an answer to a context: it shows what a user reads, so only their own browser may cache it
 */
function asAnswer(documents: readonly Buffer[], caches: 'public' | 'private' = 'public'): RawBody {
  if (documents.length === 0) throw new AppError('word_not_found')
  return new RawBody(asArray(documents), undefined, DICTIONARY_MAX_AGE_SECONDS, caches)
}

/** The key of an answer with translations; no text that can be looked up contains NUL. */
function makeKey(text: string, lang: string): string {
  return `${lang}\0${text}`
}

/** Appends the places of a phrase to its entry's ready-made JSON, which begins with the id. */
function insertPlaces(document: Buffer, { tokens }: TextAround, places: EntriesInText['places']): Buffer {
  const id = Number(/^\{"id":(\d+)/.exec(document.toString('latin1', 0, 24))?.[1])
  const found = places.get(id)
  if (!found) return document
  const offsets = found.map(({ tokenIndexes }) =>
    tokenIndexes.map((at) => [tokens[at]!.start, tokens[at]!.end]),
  )
  const end = Buffer.from(`,"places":${JSON.stringify(offsets)}}`)
  return Buffer.concat([document.subarray(0, document.length - 1), end])
}
