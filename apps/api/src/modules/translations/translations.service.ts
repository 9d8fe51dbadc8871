import type { TranslationsFrom } from '@wordhoard/contracts/fields/language-fields'
import type { TranslatedLanguage } from '@wordhoard/contracts/reading/translations'
import {
  listTranslatedLanguages,
  translationFile,
  translationsFolder,
} from '@wordhoard/dictionary/translations/translation-file'
import { TranslationTable } from '@wordhoard/dictionary/translations/translation-table'
import { languageCode } from '@wordhoard/lexicon/language-code'
import type pg from 'pg'
import { Packs } from './packs'
import { definitionsIn, type FoundTranslations, spliceTranslations } from './splice-translations'
import { ALL_LANGUAGES, idsOfKeys } from './translations.queries'

/** Translations of several definitions, by id. */
export interface TranslationsById {
  readonly translations: Record<number, string[]>
  /** Of those that aren't ours. */
  readonly translations_from: Record<number, TranslationsFrom>
}

/** Returns the fields that one definition has of these in an answer. */
export function fieldsOf(id: number, all: TranslationsById | undefined) {
  const translations = all?.translations[id]
  const from = all?.translations_from[id]
  return { ...(translations && { translations }), ...(from && { translations_from: from }) }
}

type AddOthers = (found: Map<number, FoundTranslations>, ids: readonly number[]) => Promise<void>

/** The translations of definitions into one language. */
export class LanguageTranslations {
  readonly #table: TranslationTable | undefined
  /** Adds what others give for definitions of which we have nothing; undefined if there is no pack. */
  readonly #addOthers: AddOthers | undefined

  constructor(table: TranslationTable | undefined, addOthers: AddOthers | undefined) {
    this.#table = table
    this.#addOthers = addOthers
  }

  /** Returns entries' ready-made documents with the translations of their definitions. */
  async splice(documents: readonly Buffer[]): Promise<Buffer[]> {
    const placed = documents.map((document) => ({ document, definitions: definitionsIn(document) }))
    const found = await this.#find(placed.flatMap(({ definitions }) => definitions.map(({ id }) => id)))
    return placed.map(({ document, definitions }) =>
      spliceTranslations(document, definitions, (id) => found.get(id)),
    )
  }

  /** Returns the translations of definitions by their ids; leaves out those without any. */
  async of(ids: Iterable<number>): Promise<TranslationsById> {
    const translations: Record<number, string[]> = {}
    const translations_from: Record<number, TranslationsFrom> = {}
    for (const [id, { json, from }] of await this.#find([...new Set(ids)])) {
      translations[id] = JSON.parse(json.toString()) as string[]
      if (from) translations_from[id] = from
    }
    return { translations, translations_from }
  }

  async #find(ids: readonly number[]): Promise<Map<number, FoundTranslations>> {
    const found = new Map<number, FoundTranslations>()
    for (const id of ids) {
      const json = this.#table?.jsonOf(id)
      if (json) found.set(id, { json })
    }
    if (this.#addOthers && found.size < ids.length)
      await this.#addOthers(
        found,
        ids.filter((id) => !found.has(id)),
      )
    return found
  }
}

/**
 * Translates definitions. A language is opened when it is first asked for, so that it costs nothing before. Its text stays
 * in its file; twelve languages take less than 5 MB.
 */
export class Translations {
  readonly #pool: pg.Pool
  readonly #folder: string
  readonly #ownLanguages: ReadonlySet<string>
  readonly #packs: Packs
  readonly #tables = new Map<string, TranslationTable>()
  /** Languages that are being opened, each once, whoever asks. */
  readonly #opening = new Map<string, Promise<TranslationTable>>()

  /** @param folder the files of our translations */
  constructor(pool: pg.Pool, folder = translationsFolder()) {
    this.#pool = pool
    this.#folder = folder
    this.#packs = new Packs(pool)
    this.#ownLanguages = new Set(listTranslatedLanguages(folder))
  }

  /** Opens the translations into a language (BCP 47); undefined if there are none. */
  async open(tag: string | undefined): Promise<LanguageTranslations | undefined> {
    const code = tag === undefined ? undefined : languageCode(tag)
    if (code === undefined) return undefined
    const packs = await this.#packs.of(code)
    const isOwn = this.#ownLanguages.has(code)
    if (!isOwn && packs.length === 0) return undefined
    const table = isOwn ? (this.#tables.get(code) ?? (await this.#openTable(code))) : undefined
    const addOthers: AddOthers = (found, ids) => this.#packs.addTo(found, { lang: code, packs, ids })
    return new LanguageTranslations(table, packs.length > 0 ? addOthers : undefined)
  }

  /** Returns the languages into which definitions are translated. */
  async languages(): Promise<TranslatedLanguage[]> {
    const packs = (await this.#packs.all()).filter(({ lang }) => lang !== ALL_LANGUAGES)
    const langs = [...new Set([...this.#ownLanguages, ...packs.map(({ lang }) => lang)])].sort()
    return langs.map((lang) => ({
      lang,
      is_own: this.#ownLanguages.has(lang),
      packs: packs
        .filter((pack) => pack.lang === lang)
        .map(({ source, version, licence, url }) => ({ source, version, licence, url })),
    }))
  }

  /** Closes the files of languages. */
  async close(): Promise<void> {
    for (const table of this.#tables.values()) await table.close()
    this.#tables.clear()
  }

  #openTable(code: string): Promise<TranslationTable> {
    const already = this.#opening.get(code)
    if (already) return already
    const opening = TranslationTable.open(translationFile(this.#folder, code), async (keys) => {
      const { ids } = await idsOfKeys.fetchOne(this.#pool, { keys, ordinals: [...keys.keys()] })
      return Int32Array.from(ids?.split(',') ?? [], Number)
    })
      .then((table) => {
        this.#tables.set(code, table)
        return table
      })
      .finally(() => this.#opening.delete(code))
    this.#opening.set(code, opening)
    return opening
  }
}
