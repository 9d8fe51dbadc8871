import { type Expression, sql } from 'kysely'
import type pg from 'pg'
import { command } from './query'
import { openStream } from './run'
import type { ScratchTable } from './scratch-table'
import type { TableColumns, TableName } from './table-columns'

/**
 * Copies rows into a table: write them to the returned stream in COPY's text format.
 *
 * @param open `from` of pg-copy-streams
 * @param frozen whether rows are written as old ones, which no vacuum has to visit; PostgreSQL refuses it unless the
 *   transaction has created or truncated the table
 */
export function copyInto<Table extends TableName, Stream extends pg.Submittable>(
  client: pg.ClientBase,
  { name, columns }: TableColumns<Table> | ScratchTable<Table>,
  open: (text: string) => Stream,
  frozen = false,
): Stream {
  const into = sql`${sql.table(name)} (${sql.join(columns.map((column) => sql.id(column)))})`
  return openStream(
    client,
    command(frozen ? sql`copy ${into} from stdin (freeze)` : sql`copy ${into} from stdin`),
    open,
  )
}

/**
 * Copies the rows of a query, all of whose values are literals: the returned stream delivers them in COPY's text
 * format.
 *
 * @param open `to` of pg-copy-streams
 */
export function copyOut<Stream extends pg.Submittable>(
  client: pg.ClientBase,
  rows: Expression<unknown>,
  open: (text: string) => Stream,
): Stream {
  return openStream(client, command(sql`copy ${rows} to stdout`), open)
}
