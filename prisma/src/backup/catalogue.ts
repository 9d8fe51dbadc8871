import type pg from 'pg'

/** A table of the schema, with the columns that hold data of their own. */
export interface TableShape {
  readonly name: string
  readonly columns: readonly string[]
}

/** The next value of a sequence. */
export interface SequenceState {
  readonly name: string
  readonly value: string
  readonly isCalled: boolean
}

/** A part of a partitioned table. */
export interface Partition {
  readonly name: string
  readonly parent: string
  /** As PostgreSQL writes it: `FOR VALUES FROM (…) TO (…)`. */
  readonly bound: string
}

const notOfAnExtension = `NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')`

/**
 * Lists the tables whose rows are kept. Unlogged ones hold what may be lost, and the rows of partitions are read through
 * their parent.
 */
export async function listTables(client: pg.ClientBase): Promise<TableShape[]> {
  const { rows } = await client.query<TableShape>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind IN ('r', 'p') AND NOT c.relispartition
       AND c.relpersistence = 'p' AND ${notOfAnExtension}
     GROUP BY c.oid ORDER BY c.relname`,
  )
  return rows
}

/** Reads all sequences. They never go back, so a value read after the rows is never too low for them. */
export async function readSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT c.relname AS name FROM pg_class c
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'S' AND c.relpersistence = 'p' AND ${notOfAnExtension}
     ORDER BY 1`,
  )
  const states: SequenceState[] = []
  for (const { name } of rows) {
    const { rows: values } = await client.query<{ value: string; is_called: boolean }>(
      `SELECT last_value::text AS value, is_called FROM ${client.escapeIdentifier(name)}`,
    )
    states.push({ name, value: values[0]!.value, isCalled: values[0]!.is_called })
  }
  return states
}

/** Lists the partitions of all tables, parents first. */
export async function listPartitions(client: pg.ClientBase): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(
    `SELECT c.relname AS name, p.relname AS parent, pg_get_expr(c.relpartbound, c.oid) AS bound
     FROM pg_class c JOIN pg_inherits i ON i.inhrelid = c.oid JOIN pg_class p ON p.oid = i.inhparent
     WHERE c.relnamespace = 'public'::regnamespace AND c.relispartition AND c.relkind = 'r' ORDER BY 2, 1`,
  )
  return rows
}

/**
 * Makes the partitions of a backup instead of those of empty tables: a migration makes some with the bounds of its day,
 * and the server others as time goes on.
 */
export async function createPartitions(
  client: pg.ClientBase,
  partitions: readonly Partition[],
): Promise<void> {
  for (const { name } of await listPartitions(client))
    await client.query(`DROP TABLE ${client.escapeIdentifier(name)}`)
  for (const { name, parent, bound } of partitions)
    await client.query(
      `CREATE TABLE ${client.escapeIdentifier(name)} PARTITION OF ${client.escapeIdentifier(parent)} ${bound}`,
    )
}

/** Returns whether the schema holds nothing: no table, view or sequence of ours or of anybody else's. */
export async function isEmpty(client: pg.ClientBase): Promise<boolean> {
  const { rows } = await client.query<{ is_empty: boolean }>(
    `SELECT NOT EXISTS (SELECT FROM pg_class c WHERE c.relnamespace = 'public'::regnamespace
       AND c.relkind IN ('r', 'p', 'v', 'm', 'S', 'f') AND ${notOfAnExtension}) AS is_empty`,
  )
  return rows[0]!.is_empty
}

/**
 * Drops foreign keys and plain indexes, stops triggers, and returns a function that makes them again. Rows can then be
 * loaded in any order and without index look-ups, as they were, and making the keys again proves that they hold.
 */
export async function suspendKeys(client: pg.ClientBase): Promise<() => Promise<void>> {
  const { rows: foreignKeys } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace AND conparentid = 0 ORDER BY 1, 2`,
  )
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition
     FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
     WHERE c.relnamespace = 'public'::regnamespace AND NOT c.relispartition AND ${notOfAnExtension}
       AND NOT EXISTS (SELECT FROM pg_constraint k WHERE k.conindid = i.indexrelid) ORDER BY 1`,
  )
  const { rows: triggers } = await client.query<{ table: string; name: string }>(
    `SELECT tgrelid::regclass::text AS table, quote_ident(tgname) AS name FROM pg_trigger t JOIN pg_class c ON c.oid = tgrelid
     WHERE NOT tgisinternal AND tgenabled = 'O' AND tgparentid = 0 AND c.relnamespace = 'public'::regnamespace ORDER BY 1, 2`,
  )
  for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} DISABLE TRIGGER ${name}`)
  for (const { table, name } of foreignKeys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)
  return async () => {
    await client.query(`SET LOCAL maintenance_work_mem = '128MB'`)
    // The index of a partitioned table is described without those of its partitions.
    for (const { definition } of indexes) await client.query(definition.replace(' ON ONLY ', ' ON '))
    for (const { table, name, definition } of foreignKeys)
      await client.query(`ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`)
    for (const { table, name } of triggers) await client.query(`ALTER TABLE ${table} ENABLE TRIGGER ${name}`)
  }
}
