import { analyze } from '@wordhoard/database/sql/analyze'
import { expr } from '@wordhoard/database/sql/expressions'
import { execute } from '@wordhoard/database/sql/run'
import { createScratch, dropScratch, emptyScratch } from '@wordhoard/database/sql/scratch-table'
import type pg from 'pg'
import { defineStagingTable, deleteRows, insertRows, updateRows } from '../../load/merge.queries'
import { copyChunks } from '../../rows/copy'
import { type ComposedTable, composedTables } from './composed-tables'
import type { ComposedTableName } from './word-rows'
import { changeMasks, composedMasks, composedOrdinals, moveDefinitions } from './write-rows.queries'

/** Chunks of COPY's text format in UTF-8, so that a thread can hand them over without copying; none if there are no rows. */
type Chunks = readonly Uint8Array<ArrayBuffer>[]

/** Rows of a batch; `fresh` for spells without any rows yet, `changed` for spells that have rows. */
export interface BatchRows {
  readonly fresh: Readonly<Record<ComposedTableName, Chunks>>
  readonly changed: Readonly<Record<ComposedTableName, Chunks>>
  /** Ids of the spells in `changed`. */
  readonly changedIds: readonly number[]
  /** Rows (id, ordinal) of the build's definitions of the spells in `changed`, with their new positions. */
  readonly ordinals: Chunks
  /** Rows (id, mask) of spells whose parts of speech have changed. */
  readonly masks: Chunks
}

const scratchTables = [
  ...composedTables.map((table) => defineStagingTable('composed', table)),
  composedOrdinals,
  composedMasks,
]

/** Creates the temporary tables for changed rows; they live as long as the connection. */
export async function prepareStaging(client: pg.PoolClient): Promise<void> {
  for (const table of scratchTables) await createScratch(client, table, 'connection')
}

/** Drops the temporary tables, so that a pooled connection keeps nothing. */
export async function dropStaging(client: pg.PoolClient): Promise<void> {
  await dropScratch(client, scratchTables)
}

/**
 * Writes a batch. Rows of new spells are copied straight into the tables; for other spells, only rows that differ are
 * changed.
 *
 * @param sources names of all sources that can be imported
 */
export async function writeRows(
  client: pg.PoolClient,
  batch: BatchRows,
  sources: readonly string[],
): Promise<void> {
  for (const table of composedTables) {
    const rows = batch.fresh[table.name]
    if (rows.length > 0) await copyChunks(client, table, rows)
  }
  if (batch.changedIds.length > 0) {
    for (const table of composedTables) await mergeTable(client, table, batch, sources)
    // Imported definitions can come between those of the build, so the build's definitions are renumbered.
    await copyChunks(client, composedOrdinals, batch.ordinals)
    await moveDefinitions.execute(client, {})
    await emptyScratch(client, composedOrdinals)
  }
  if (batch.masks.length === 0) return
  await copyChunks(client, composedMasks, batch.masks)
  await changeMasks.execute(client, {})
  await emptyScratch(client, composedMasks)
}

async function mergeTable(
  client: pg.PoolClient,
  table: ComposedTable,
  { changed, changedIds }: BatchRows,
  sources: readonly string[],
): Promise<void> {
  const staged = defineStagingTable('composed', table)
  const isReplaced = table.isReplaced({
    spellIds: expr.val([...changedIds]),
    sources: expr.val([...sources]),
  })
  const rows = changed[table.name]
  if (rows.length === 0) {
    await execute(client, deleteRows(table, isReplaced))
    return
  }
  await copyChunks(client, staged, rows)
  await analyze(client, [staged])
  await execute(client, deleteRows(table, isReplaced, staged))
  await execute(client, updateRows(table, staged, isReplaced))
  await execute(client, insertRows(table, staged))
  await emptyScratch(client, staged)
}
