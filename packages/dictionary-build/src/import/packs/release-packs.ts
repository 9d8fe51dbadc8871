import type pg from 'pg'
import { copyRows } from '../../rows/copy'
import type { HeadedTranslations, RecordSource } from '../record-source'
import { packWordRows, wordTable } from './pack-rows'
import { countEntriesOfPacks, insertPacksOfRelease, mixedPack } from './packs.queries'

/**
 * The language of the pack that has a release's translations into all languages, and the label of its rows. Kept by word,
 * they take a tenth of the rows that they would take by language.
 */
const ALL_LANGUAGES = 'mul'

/**
 * Writes translations that an import of a dictionary brings along. They belong to its release: they are in force when it
 * is, and go when it goes. A pack for each language has no rows of its own and says that there are some.
 */
export async function writeTranslations(
  client: pg.PoolClient,
  { source, version, identity }: RecordSource,
  release: number,
  translations: readonly HeadedTranslations[],
): Promise<void> {
  const counts = new Map<string, number>([[ALL_LANGUAGES, translations.length]])
  for (const { texts } of translations)
    for (const lang of new Set(texts.map((text) => text.slice(0, text.indexOf('\t')))))
      counts.set(lang, (counts.get(lang) ?? 0) + 1)
  const langs = [...counts.keys()]
  await insertPacksOfRelease.execute(client, { release, langs, identity, version, ...source })
  const { id, entries } = await mixedPack.fetchOne(client, { release, lang: ALL_LANGUAGES })
  const words = translations.map(({ headword, partOfSpeech, texts }) => ({
    headword,
    partOfSpeech,
    label: ALL_LANGUAGES,
    equivalents: texts,
  }))
  await copyRows(client, wordTable, packWordRows(id, words, entries))
  await countEntriesOfPacks.execute(client, { release, langs, counts: [...counts.values()] })
}
