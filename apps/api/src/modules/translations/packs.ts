import { LRUCache } from 'lru-cache'
import type pg from 'pg'
import { chooseEquivalents, mergeEquivalents, type PackMeaning } from './choose-equivalents'
import type { FoundTranslations } from './splice-translations'
import { ALL_LANGUAGES, activePacks, packSenses, packWords } from './translations.queries'

const CACHE_BYTES = 4 * 1024 * 1024
type Pack = Awaited<ReturnType<typeof activePacks.fetchAll>>[number]

/** Packs of translations, read from the database through a cache. */
export class Packs {
  readonly #pool: pg.Pool
  #all: Promise<readonly Pack[]> | undefined
  /** By language and id; null for definitions for which no pack has anything. */
  readonly #found = new LRUCache<string, FoundTranslations | { readonly json: null }>({
    maxSize: CACHE_BYTES,
    sizeCalculation: ({ json }) => 150 + (json?.length ?? 0),
  })

  constructor(pool: pg.Pool) {
    this.#pool = pool
  }

  /** Returns the packs in force. They are read when they are first asked for; later imports show after a restart. */
  all(): Promise<readonly Pack[]> {
    this.#all ??= activePacks.fetchAll(this.#pool, {}).catch((error: unknown) => {
      // A failed reading is tried again.
      this.#all = undefined
      throw error
    })
    return this.#all
  }

  /** Returns the packs of a language, and those with all languages that have it. */
  async of(lang: string): Promise<readonly Pack[]> {
    const all = await this.all()
    const own = all.filter((pack) => pack.lang === lang)
    const releases = new Set(own.flatMap(({ release_id }) => release_id ?? []))
    const mixed = all.filter(
      ({ lang: name, release_id }) => name === ALL_LANGUAGES && releases.has(release_id ?? 0),
    )
    return [...own, ...mixed]
  }

  /** Adds what a language's packs give for definitions to what has been found; makes two queries at most. */
  async addTo(
    found: Map<number, FoundTranslations>,
    {
      lang,
      packs,
      ids,
    }: { readonly lang: string; readonly packs: readonly Pack[]; readonly ids: readonly number[] },
  ): Promise<void> {
    const missing: number[] = []
    for (const id of new Set(ids)) {
      const before = this.#found.get(`${lang} ${id}`)
      if (before?.json) found.set(id, before)
      else if (!before) missing.push(id)
    }
    if (missing.length === 0) return
    const read = await this.#read(lang, packs, missing)
    for (const id of missing) {
      const translations = read.get(id)
      this.#found.set(`${lang} ${id}`, translations ?? { json: null })
      if (translations) found.set(id, translations)
    }
  }

  async #read(
    lang: string,
    packs: readonly Pack[],
    ids: readonly number[],
  ): Promise<Map<number, FoundTranslations>> {
    const found = new Map<number, FoundTranslations>()
    const packIds = packs.map(({ id }) => id)
    const sourceOf = (pack: number) => packs.find(({ id }) => id === pack)?.source ?? ''
    const senses = await packSenses.fetchAll(this.#pool, { packs: packIds, ids })
    for (const [id, rows] of groupById(senses)) {
      const [{ pack_id: pack } = { pack_id: 0 }] = rows
      // The first pack that has the sense answers, so that one source can be named.
      const own = rows.filter(({ pack_id }) => pack_id === pack).map(({ equivalents }) => equivalents)
      found.set(id, answer(mergeEquivalents(own), sourceOf(pack), false))
    }
    const left = ids.filter((id) => !found.has(id))
    if (left.length === 0) return found
    const words = await packWords.fetchAll(this.#pool, {
      packs: packIds,
      ids: left,
      code: `${lang}\t`,
    })
    for (const [id, rows] of groupById(words)) {
      const [{ text, part_of_speech: partOfSpeech } = { text: '', part_of_speech: '' }] = rows
      for (const pack of new Set(rows.map(({ pack_id }) => pack_id))) {
        const meanings = rows.filter(({ pack_id }) => pack_id === pack).flatMap(meaningsOf)
        const chosen = chooseEquivalents({ text, partOfSpeech }, meanings)
        const before = found.get(id)
        // What is said of this meaning goes before what is said of the word.
        if (!chosen || (before && (chosen.hasOtherMeanings || !before.from?.has_other_meanings))) continue
        found.set(id, answer(chosen.equivalents, sourceOf(pack), chosen.hasOtherMeanings))
      }
    }
    return found
  }
}

function answer(
  equivalents: readonly string[],
  source: string,
  hasOtherMeanings: boolean,
): FoundTranslations {
  const json = Buffer.from(JSON.stringify(equivalents))
  return { json, from: { source, has_other_meanings: hasOtherMeanings } }
}

/**
 * Returns the meanings of a row. Of a pack with all languages it has a text for each meaning: the language's code, the
 * meaning and its equivalents, separated by tabs.
 */
function meaningsOf(row: {
  readonly word_part: string
  readonly label: string
  readonly equivalents: readonly string[]
}): PackMeaning[] {
  const { word_part: partOfSpeech, label, equivalents } = row
  if (label !== ALL_LANGUAGES) return [{ partOfSpeech, label, equivalents }]
  return equivalents.map((text) => {
    const [, meaning = '', ...words] = text.split('\t')
    return { partOfSpeech, label: meaning, equivalents: words }
  })
}

function groupById<Row extends { readonly id: number }>(rows: readonly Row[]): Map<number, Row[]> {
  const groups = new Map<number, Row[]>()
  for (const row of rows) groups.set(row.id, [...(groups.get(row.id) ?? []), row])
  return groups
}
