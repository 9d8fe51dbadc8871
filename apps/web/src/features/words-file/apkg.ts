import { FileProblem } from '../../files/file-problem'
import { readZipEntries, type ZipEntry } from '../../files/zip'
import { deckMessages } from './deck-messages'
import { SqliteFile } from './sqlite'
import { type WordsTable, wordsTable } from './words-table'

/** Separator between the fields of a note. */
const FIELD = '\u001f'
/**
 * File names of the collection, newest format first: newer decks also contain an old one whose only note says that Anki
 * is too old.
 */
const collections = ['collection.anki21b', 'collection.anki21', 'collection.anki2']
/** Maximum size of an unpacked collection, in bytes. */
const MAX_DECK_BYTES = 400_000_000

/**
 * Reads the notes of an Anki deck (.apkg) or collection (.colpkg), one row per note, in the order of the deck.
 *
 * @throws FileProblem when the file is not an Anki deck
 */
export async function apkgTable(file: Blob): Promise<WordsTable> {
  const entries = await readZipEntries(file)
  const entry = collections.map((name) => entries.find((entry) => entry.name === name)).find(Boolean)
  if (!entry) throw new FileProblem(deckMessages.notADeck)
  if (entry.size > MAX_DECK_BYTES) throw new FileProblem(deckMessages.tooLarge)
  const database = new SqliteFile(await contentOf(entry))
  const notes = database.table('notes')
  if (!notes) throw new FileProblem(deckMessages.noNotes)
  const fields = notes.map(({ flds }) => String(flds ?? '').split(FIELD))
  return wordsTable(fields, fieldNames(database, mostFrequentValue(notes.map(({ mid }) => String(mid)))))
}

async function contentOf(entry: ZipEntry): Promise<Uint8Array> {
  const bytes = await entry.read()
  if (!entry.name.endsWith('b')) return bytes
  const { decompress } = await import('fzstd')
  return decompress(bytes)
}

function mostFrequentValue(values: readonly string[]): string | undefined {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1)
  return [...counts].sort((a, b) => b[1] - a[1])[0]?.[0]
}

/**
 * Returns the field names of a note type. Newer decks keep them in a table of their own, older ones in the collection's
 * JSON.
 */
function fieldNames(database: SqliteFile, noteType: string | undefined): string[] {
  const fields = database.table('fields')?.filter(({ ntid }) => String(ntid) === noteType)
  if (fields && fields.length > 0) {
    return fields.sort((a, b) => Number(a.ord) - Number(b.ord)).map(({ name }) => String(name))
  }
  const models = database.table('col')?.[0]?.models
  if (typeof models !== 'string' || models === '' || noteType === undefined) return []
  try {
    const known = JSON.parse(models) as Record<string, { flds?: { name?: unknown; ord?: unknown }[] }>
    const ordered = [...(known[noteType]?.flds ?? [])].sort((a, b) => Number(a.ord) - Number(b.ord))
    return ordered.map(({ name }) => String(name ?? ''))
  } catch (error) {
    console.info('The fields of this deck have no names', error)
    return []
  }
}
