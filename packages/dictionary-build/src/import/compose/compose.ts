import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import { chunks, copyLine } from '../../rows/copy'
import type { Pronunciations } from '../../sound/pronunciations'
import type { Headwords } from '../headwords'
import type { ImportedPart } from '../imported-part'
import { importedSources } from '../sources'
import { BATCH_ENTRIES, entriesAfter, entriesOf, linkedSpells } from './compose.queries'
import { composedTables } from './composed-tables'
import { BatchDictionary } from './entry-of-import'
import { readSpells, type SpellRow } from './read-spells'
import { type ImportedWord, type SourcedPart, wordOfImport } from './word-of-import'
import { findReferencedWords, type WordRows, wordRows } from './word-rows'
import { type BatchRows, writeRows } from './write-rows'

export interface ComposeOptions {
  readonly headwords: Headwords
  readonly pronunciations: Pronunciations
  /** The active releases: their ids with the names of their sources. */
  readonly sourcesByRelease: ReadonlyMap<number, string>
  /** Whether the build has just overwritten the composed documents with its own. */
  readonly afterBuild: boolean
}

/** Composed spells that haven't been written yet. */
export interface PreparedBatch {
  readonly rows: BatchRows
  readonly last: string
  readonly words: number
  /** The highest definition id so far, including this batch. */
  readonly lastDefinition: number
}

/** Words composed before the thread turns to what else there is to do: about 20 ms of work. */
const WORDS_AT_ONCE = 100

/** Words to compose, with what the tables hold of them. */
export interface ReadBatch {
  readonly words: readonly ImportedWord[]
  readonly spells: ReadonlyMap<string, SpellRow>
  /** Ids of the words that these refer to. */
  readonly linked: ReadonlyMap<string, number>
  readonly last: string
}

/**
 * Composes the spells of the next headwords after `after`; returns undefined if none are left. It only reads, so
 * a thread with its own connection can prepare a batch while the previous one is written.
 *
 * @param lastDefinition the highest definition id given so far
 */
export async function prepareBatch(
  client: pg.PoolClient,
  after: string,
  lastDefinition: number,
  options: ComposeOptions,
): Promise<PreparedBatch | undefined> {
  const read = await readBatch(client, after, options)
  return read && (await composeBatch(read, lastDefinition, options))
}

/** Reads the next headwords after `after`; returns undefined if none are left. */
export async function readBatch(
  client: pg.PoolClient,
  after: string,
  options: ComposeOptions,
): Promise<ReadBatch | undefined> {
  const words = await readWords(client, after, options.sourcesByRelease)
  const last = words.at(-1)?.headword
  if (last === undefined) return undefined
  const spells = await readSpells(client, words, options.afterBuild)
  const known = words.filter(({ headword }) => spells.has(headword))
  return { words, spells, linked: await spellIds(client, known, options.headwords), last }
}

/**
 * Composes the rows of the words that were read.
 *
 * @param lastDefinition the highest definition id given so far
 */
export async function composeBatch(
  { words, spells, linked, last }: ReadBatch,
  lastDefinition: number,
  options: ComposeOptions,
): Promise<PreparedBatch> {
  const known = words.filter(({ headword }) => spells.has(headword))
  const { rows, next } = await batchRows(known, spells, linked, lastDefinition, options)
  return { rows, last, words: words.length, lastDefinition: next }
}

/** Writes composed spells within the caller's transaction. */
export async function writeBatch(client: pg.PoolClient, { rows }: PreparedBatch): Promise<void> {
  await writeRows(client, rows, sourceNames)
}

const sourceNames = importedSources.map(({ name }) => name)

/**
 * Reads the next headwords of all releases, with the entries of active ones. Headwords that only past releases had come
 * without entries.
 */
async function readWords(
  client: pg.PoolClient,
  after: string,
  sourcesByRelease: ReadonlyMap<number, string>,
): Promise<ImportedWord[]> {
  let rows = await entriesAfter.fetchAll(client, { headword: after })
  const last = rows.at(-1)?.headword
  if (rows.length === BATCH_ENTRIES && last !== undefined) {
    // The last headword may have more entries than this batch contains.
    rows =
      rows[0]!.headword === last
        ? await entriesOf.fetchAll(client, { headword: last })
        : rows.filter(({ headword }) => headword !== last)
  }
  const parts = new Map<string, SourcedPart[]>()
  for (const { headword, release_id, body } of rows) {
    const list = parts.get(headword) ?? []
    parts.set(headword, list)
    const source = sourcesByRelease.get(release_id)
    if (source !== undefined) list.push({ source, part: JSON.parse(body) as ImportedPart })
  }
  return [...parts].map(([headword, list]) => wordOfImport(headword, list))
}

/** Returns the ids of the words that these refer to, if they have definitions or get them from this import. */
async function spellIds(
  client: pg.PoolClient,
  words: readonly ImportedWord[],
  headwords: Headwords,
): Promise<Map<string, number>> {
  const referenced = new Set<string>()
  for (const word of words) {
    for (const text of findReferencedWords(word)) {
      const spelling = headwords.spelling(text)
      if (spelling !== undefined) referenced.add(headwords.of(spelling))
    }
  }
  const rows = await linkedSpells.fetchAll(client, { words: [...referenced] })
  return new Map(rows.map(({ spell_lower, id }) => [spell_lower, id]))
}

async function batchRows(
  words: readonly ImportedWord[],
  spells: ReadonlyMap<string, SpellRow>,
  linked: ReadonlyMap<string, number>,
  lastDefinition: number,
  options: ComposeOptions,
): Promise<{ readonly rows: BatchRows; readonly next: number }> {
  const { headwords, pronunciations } = options
  const ids = new Map<string, number>()
  for (const { definitions } of spells.values()) for (const { id, key } of definitions) ids.set(key, id)
  let next = lastDefinition
  const context = {
    dictionary: new BatchDictionary(headwords, linked),
    definitionId: (key: string) => {
      const id = ids.get(key) ?? ++next
      ids.set(key, id)
      return id
    },
    isHeadword: (form: string) => linked.has(form),
    american: (headword: string) => headwords.american(headword),
    british: headwords.britishText.bind(headwords),
    pronunciations,
  }
  const fresh: WordRows[] = []
  const changed: WordRows[] = []
  const changedIds: number[] = []
  const masks: string[] = []
  for (const [index, word] of words.entries()) {
    // Lets the queries of the next batch go on.
    if (index % WORDS_AT_ONCE === 0) await setImmediate()
    const spell = spells.get(word.headword)!
    const rows = wordRows(word, spell, spell.built, context)
    if (spell.isFresh) fresh.push(rows)
    else {
      changed.push(rows)
      changedIds.push(spell.id)
    }
    if (rows.posMask !== spell.posMask) masks.push(copyLine([spell.id, rows.posMask]))
  }
  const batch = {
    fresh: chunksByTable(fresh),
    changed: chunksByTable(changed),
    changedIds,
    ordinals: [...chunks(changed.map(({ ordinals }) => ordinals))],
    masks: [...chunks(masks)],
  }
  return { rows: batch, next }
}

/** Encodes the rows of words by table, in the order of the words. */
function chunksByTable(words: readonly WordRows[]): BatchRows['fresh'] {
  const encoded = composedTables.map(({ name }) => [
    name,
    [...chunks(words.map(({ tables }) => tables[name] ?? ''))],
  ])
  return Object.fromEntries(encoded) as BatchRows['fresh']
}
