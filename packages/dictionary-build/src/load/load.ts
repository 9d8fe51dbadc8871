import type pg from 'pg'
import type { Dictionary } from '../dictionary'
import { copyRows } from '../rows/copy'
import { advanceSequences, giveIds } from './ids'
import { suspendIndexes } from './indexes'
import { anyRow, retireWords } from './load.queries'
import { mergeRows } from './merge'
import { moveChoices } from './move-choices'
import { moveWords } from './move-words'
import type { LoadProgress } from './progress'
import { type LoadedTable, loadedTables } from './tables'

/** Writes the dictionary to its tables within the caller's transaction. */
export async function loadDictionary(
  client: pg.PoolClient,
  dictionary: Dictionary,
  sources: readonly string[],
  onProgress: (progress: LoadProgress) => void,
): Promise<void> {
  const empty = await areEmpty(client)
  await giveIds(client, dictionary.entries)
  if (!empty) await moveChoices(client, dictionary.entries)
  const suspended = empty
    ? await suspendIndexes(
        client,
        loadedTables.map((table) => table.name),
      )
    : undefined
  for (const table of loadedTables) {
    const lines = linesOf(table, dictionary, onProgress)
    if (suspended) await copyRows(client, table, lines, suspended.renewed.has(table.name))
    else await mergeRows(client, table, lines, sources)
    // New words have rows now, and definitions that go still have theirs.
    if (!empty && table.name === 'spell') await moveWords(client, dictionary.entries)
  }
  await suspended?.restore(onProgress)
  if (!empty) await retireWords.execute(client, {})
  await advanceSequences(client)
}

function* linesOf(
  table: LoadedTable,
  dictionary: Dictionary,
  onProgress: (progress: LoadProgress) => void,
): Generator<string> {
  const total = dictionary.entries.length
  for (const [index, entry] of dictionary.entries.entries()) {
    if (index % 2000 === 0) onProgress({ stage: table.stage, done: index, total })
    yield table.rowsOf(entry, dictionary)
  }
  onProgress({ stage: table.stage, done: total, total })
}

async function areEmpty(client: pg.PoolClient): Promise<boolean> {
  for (const { name } of loadedTables) {
    if (await anyRow({ table: name }).fetchFirst(client, {})) return false
  }
  return true
}
