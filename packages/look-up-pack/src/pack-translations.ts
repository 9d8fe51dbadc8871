import type { Definition, Spell } from '@wordhoard/contracts/dictionary'
import type { TranslationsFrom } from '@wordhoard/contracts/fields/language-fields'
import { placeOf } from '@wordhoard/lexicon/sorted-numbers'
import { ColumnReader, joinColumns } from './columns'
import { type Deflate, inflate } from './compression'
import { joinSections, PackSections, type PackSource } from './pack-file'

/** The translations of a definition, with their source if they aren't ours. */
type TranslationsOf = Pick<Definition, 'translations' | 'translations_from'>

/** Writes the translations of the definitions of a pack into one language, by the ids of the definitions. */
export async function writeTranslations(
  translations: Readonly<Record<number, readonly string[]>>,
  sources: Readonly<Record<number, TranslationsFrom>>,
  deflate: Deflate,
): Promise<Uint8Array> {
  const ids = Object.keys(translations)
    .map(Number)
    .sort((a, b) => a - b)
  const lines = ids.map((id) =>
    JSON.stringify(sources[id] ? [translations[id], sources[id]] : translations[id]),
  )
  return joinSections({ table: await deflate(joinColumns({ ids: Uint32Array.from(ids), lines })) })
}

/** The translations of a pack into one language. */
export class PackTranslations {
  readonly #ids: Uint32Array
  readonly #lines: readonly string[]

  private constructor(columns: ColumnReader) {
    this.#ids = columns.uints('ids')
    this.#lines = columns.texts('lines')
  }

  static async open(source: PackSource): Promise<PackTranslations> {
    const sections = await PackSections.open(source)
    return new PackTranslations(new ColumnReader(await inflate(await sections.read('table'))))
  }

  /** Returns the translations of a definition; without fields if it has none. */
  of(definitionId: number): TranslationsOf {
    const place = placeOf(this.#ids, definitionId)
    if (place < 0) return {}
    const line = JSON.parse(this.#lines[place]!) as string[] | [string[], TranslationsFrom]
    const [first, from] = line as [string | string[], TranslationsFrom]
    return Array.isArray(first)
      ? { translations: first, translations_from: from }
      : { translations: line as string[] }
  }

  /** Adds the translations to an entry. */
  addTo(spell: Spell): Spell {
    const definitions = spell.definitions.map((definition) => ({ ...definition, ...this.of(definition.id) }))
    return { ...spell, definitions }
  }
}
