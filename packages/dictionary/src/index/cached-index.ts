import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { buildPhraseIndex, type PhraseIndex } from '@wordhoard/lexicon/phrases/phrases'
import type pg from 'pg'
import type { CloseTable } from './close-spellings'
import { DictionaryIndex } from './dictionary-index'
import { dictionaryState } from './index.queries'
import { loadLexicon } from './load-lexicon'
import { loadPhrases } from './load-phrases'
import { PackedWords } from './packed-words'
import { type NumberTable, type ReadTables, readTables, type Tables, writeTables } from './table-file'
import { buildSearchTables, type SearchTables } from './word-search'

const require = createRequire(import.meta.url)

/** Everything that a process holds of a dictionary in memory. */
export interface IndexParts {
  readonly index: DictionaryIndex
  readonly search: SearchTables
  readonly phrases: PhraseIndex
}

/** Returns the path of the file that caches an installation's index. */
const indexFile = (dataDir: string) => join(dataDir, 'cache', 'dictionary-index')

/** Loads and packs the index of the dictionary in the database. */
export async function loadIndex(pool: pg.Pool): Promise<IndexParts> {
  const index = await loadLexicon(pool)
  return { index, search: buildSearchTables(index), phrases: buildPhraseIndex(await loadPhrases(pool)) }
}

/**
 * Returns a hash of what the index is made from now: the dictionary's sources and the code that packs them. Returns
 * undefined while an import is unfinished, because the dictionary then changes without a change of its state.
 */
async function indexKey(pool: pg.Pool): Promise<string | undefined> {
  const { state, open } = await dictionaryState.fetchOne(pool, {})
  return open ? undefined : createHash('sha256').update(sourcesOfPacking()).update(state).digest('hex')
}

/**
 * Opens the index of the dictionary in the database. If an earlier process has cached the index of the same dictionary
 * in a file, it is read from there, which takes a tenth of the time. Otherwise it is loaded from the database and
 * cached for the next start.
 */
export async function openIndex(pool: pg.Pool, dataDir: string): Promise<IndexParts> {
  const path = indexFile(dataDir)
  const key = await indexKey(pool)
  const cached = key === undefined ? undefined : await readTables(path, key, leftInFile)
  if (cached) return partsOf(cached)
  const parts = await loadIndex(pool)
  // Caches the index only if the dictionary hasn't changed while it was loaded.
  if (key === undefined || (await indexKey(pool)) !== key) return parts
  try {
    await writeTables(path, key, tablesOf(parts))
  } catch (error) {
    console.warn(
      `The dictionary's index could not be cached, so the next start will load it from the database again: ${(error as Error).message}`,
    )
    return parts
  }
  const written = await readTables(path, key, leftInFile)
  return written ? partsOf(written) : parts
}

/** Tables that aren't read into memory if they are large: few queries need them. */
const leftInFile = ['rareOneEdit entries']

function tablesOf({ index: { table, forms }, search, phrases }: IndexParts): Tables {
  const { wordIds: _, size: __, vocabulary, ...packed } = phrases
  const { oneEdit, rareOneEdit, twoEdits } = search
  const numbers: Record<string, NumberTable> = {
    ...wordTables('headword', table.words),
    ids: table.ids,
    ranks: table.ranks,
    posMasks: table.posMasks,
    functionWords: table.functionWords,
    levels: table.levels,
    ...wordTables('form', forms.words),
    formStarts: forms.starts,
    formSpells: forms.spellIds,
    formKinds: forms.kinds,
    formDetails: forms.detailIndexes,
    ...closeTables('oneEdit', oneEdit),
    ...closeTables('rareOneEdit', rareOneEdit),
    ...closeTables('twoEdits', twoEdits),
  }
  for (const [name, values] of Object.entries(packed)) numbers[`phrase ${name}`] = values
  return { numbers, texts: { details: forms.details, vocabulary } }
}

function partsOf({ numbers, texts, left }: ReadTables): IndexParts {
  const table = <T extends NumberTable>(name: string) => numbers[name] as T
  const words = (name: string) => {
    const offsets = table<Uint32Array>(`${name} offsets`)
    return new PackedWords(offsets.length - 1, table<Uint8Array>(`${name} bytes`), offsets)
  }
  const index = new DictionaryIndex(
    {
      words: words('headword'),
      ids: table('ids'),
      ranks: table('ranks'),
      posMasks: table('posMasks'),
      functionWords: table('functionWords'),
      levels: table('levels'),
    },
    {
      words: words('form'),
      starts: table('formStarts'),
      spellIds: table('formSpells'),
      kinds: table('formKinds'),
      detailIndexes: table('formDetails'),
      details: texts.details!,
    },
  )
  const closeTable = (name: string): CloseTable => ({
    heads: table(`${name} heads`),
    entries: left[`${name} entries`] ?? table<Uint32Array>(`${name} entries`),
  })
  const vocabulary = texts.vocabulary!
  const phrase = <T extends NumberTable>(name: string) => table<T>(`phrase ${name}`)
  const ids = phrase<Int32Array>('ids')
  return {
    index,
    search: {
      oneEdit: closeTable('oneEdit'),
      rareOneEdit: closeTable('rareOneEdit'),
      twoEdits: closeTable('twoEdits'),
    },
    phrases: {
      size: ids.length,
      wordIds: new Map(vocabulary.map((word, id) => [word, id])),
      vocabulary,
      ids,
      words: phrase('words'),
      starts: phrase('starts'),
      heads: phrase('heads'),
      gaps: phrase('gaps'),
      separabilities: phrase('separabilities'),
      nouns: phrase('nouns'),
      idioms: phrase('idioms'),
      buckets: phrase('buckets'),
      phrases: phrase('phrases'),
      anchors: phrase('anchors'),
      skips: phrase('skips'),
      slacks: phrase('slacks'),
    },
  }
}

function closeTables(name: string, { heads, entries }: CloseTable): Record<string, NumberTable> {
  // What stays in a file came from it, and is never written again.
  return entries instanceof Uint32Array ? { [`${name} heads`]: heads, [`${name} entries`]: entries } : {}
}

const wordTables = (name: string, { bytes, offsets }: PackedWords): Record<string, NumberTable> => ({
  [`${name} bytes`]: new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.length),
  [`${name} offsets`]: offsets,
})

/**
 * Returns the source code of all modules that take part in packing, so that a file of another version is never read.
 */
function sourcesOfPacking(): string {
  const here = fileURLToPath(new URL('.', import.meta.url))
  const lexicon = join(require.resolve('@wordhoard/lexicon/part-of-speech'), '..')
  const own = readdirSync(here)
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .sort()
    .map((name) => join(here, name))
  const packing = ['index', 'codes', 'reach', 'variants'].map((name) => `phrases/phrase-${name}.ts`)
  const others = [...packing, 'part-of-speech.ts', 'slots.ts'].map((name) => join(lexicon, name))
  return [...own, ...others].map((path) => readFileSync(path, 'utf8')).join('')
}
