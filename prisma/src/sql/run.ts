import type { Compilable } from 'kysely'
import type pg from 'pg'
import { columnParsers } from './column-parsers'
import { describeStatement, statementObserver } from './observe'

/** A pool, or a connection within a transaction. */
export type Queryable = Pick<pg.Pool, 'query'>

/** SQL with its bound values; PostgreSQL prepares a named one once per connection. */
export interface BoundQuery {
  readonly name?: string
  readonly text: string
  readonly values: readonly unknown[]
}

/** Sends a query. Its rows are parsed by `columnParsers`. */
export async function send<Row>(
  db: Queryable,
  bound: BoundQuery,
): Promise<{ rows: Row[]; affected: number }> {
  const run = () => db.query({ ...bound, values: [...bound.values], types: columnParsers })
  const observe = statementObserver()
  const { rows, rowCount } = await (observe
    ? observe(bound.name ?? describeStatement(bound.text), run)
    : run())
  return { rows, affected: rowCount ?? 0 }
}

function toBoundQuery(query: Compilable<unknown>): BoundQuery {
  const { sql, parameters } = query.compile()
  return { text: sql, values: parameters }
}

/** Returns all rows of a query. */
export async function fetchAll<Row>(db: Queryable, query: Compilable<Row>): Promise<Row[]> {
  return (await send<Row>(db, toBoundQuery(query))).rows
}

/** Returns the first row of a query, or undefined. */
export async function fetchFirst<Row>(db: Queryable, query: Compilable<Row>): Promise<Row | undefined> {
  return (await fetchAll(db, query))[0]
}

/** Returns the only row of a query that always has one, such as a count. */
export async function fetchOne<Row>(db: Queryable, query: Compilable<Row>): Promise<Row> {
  return requireRow(await fetchAll(db, query))
}

/** Returns the first row. @throws Error when there is none */
export function requireRow<Row>([row]: readonly Row[]): Row {
  if (row === undefined) throw new Error('Expected a row, but the query returned none')
  return row
}

/** Runs a change. @returns the number of affected rows */
export async function execute(db: Queryable, query: Compilable<unknown>): Promise<number> {
  return (await send(db, toBoundQuery(query))).affected
}

/**
 * Sends a command that streams rows with its own protocol.
 *
 * @param open creates the stream from the command's text, as pg-copy-streams does
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
