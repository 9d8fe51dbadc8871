import type { Compilable } from 'kysely'
import type pg from 'pg'
import { columnParsers } from './column-parsers'

/** A pool, or a connection within a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>

/** SQL with what is bound to it; PostgreSQL prepares one with a name once for each connection. */
export interface BoundQuery {
  readonly name?: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** Sends a query. Its rows are read as `columnParsers` say. */
export async function send<Row>(
  db: Queryable,
  bound: BoundQuery,
): Promise<{ rows: Row[]; affected: number }> {
  const { rows, rowCount } = await db.query({ ...bound, values: [...bound.values], types: columnParsers })
  return { rows, affected: rowCount ?? 0 }
}

function toBoundQuery(query: Compilable<unknown>): BoundQuery {
  const { sql, parameters } = query.compile()
  return { text: sql, values: parameters }
}

/** All rows of a query. */
export async function fetchAll<Row>(db: Queryable, query: Compilable<Row>): Promise<Row[]> {
  return (await send<Row>(db, toBoundQuery(query))).rows
}

/** The first row of a query, or undefined. */
export async function fetchFirst<Row>(db: Queryable, query: Compilable<Row>): Promise<Row | undefined> {
  return (await fetchAll(db, query))[0]
}

/** The only row of a query that always has one, such as a count. */
export async function fetchOne<Row>(db: Queryable, query: Compilable<Row>): Promise<Row> {
  return requireRow(await fetchAll(db, query))
}

/** @throws Error when there is none */
export function requireRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('A query that always has a row had none')
  return row
}

/** Runs a change. @returns how many rows it has changed */
export async function execute(db: Queryable, query: Compilable<unknown>): Promise<number> {
  return (await send(db, toBoundQuery(query))).affected
}

/**
 * Sends a command that streams rows by a protocol of its own.
 *
 * @param open makes the stream of the command's text, as pg-copy-streams does
 */
export function openStream<Stream extends pg.Submittable>(
  client: pg.ClientBase,
  command: Compilable<unknown>,
  open: (text: string) => Stream,
): Stream {
  const { text, values } = toBoundQuery(command)
  if (values.length > 0) throw new TypeError(`This command takes no parameters: ${text}`)
  return client.query(open(text))
}
