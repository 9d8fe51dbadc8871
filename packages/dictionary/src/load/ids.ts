import type pg from 'pg'
import type { Entry } from '../model'

/**
 * Gives every entry and sense its id: the one it has in the database, by headword and by key, or the next free one in
 * the given order. So ids never change from one build to the next, and on an empty database they depend on the
 * sources alone.
 */
export async function giveIds(client: pg.PoolClient, entries: readonly Entry[]): Promise<void> {
  const spells = await known(client, 'spell', 'spell_lower')
  const definitions = await known(client, 'definition', 'key')
  let nextSpell = (await lastId(client, 'spell')) + 1
  let nextDefinition = (await lastId(client, 'definition')) + 1
  for (const entry of entries) {
    entry.id = spells.get(entry.headword) ?? nextSpell++
    for (const sense of entry.senses) sense.id = definitions.get(sense.key) ?? nextDefinition++
  }
}

/** Ids given so far must not be given again by the sequences behind the columns. */
export async function advanceSequences(client: pg.PoolClient): Promise<void> {
  for (const table of ['spell', 'definition']) {
    await client.query(
      `SELECT setval(pg_get_serial_sequence($1, 'id'), greatest(max(id), 1), max(id) IS NOT NULL) FROM ${table}`,
      [table],
    )
  }
}

/** The highest id given so far, be its row still there or not. */
async function lastId(client: pg.PoolClient, table: 'spell' | 'definition'): Promise<number> {
  const { rows } = await client.query<{ sequence: string }>(
    'SELECT pg_get_serial_sequence($1, $2) AS sequence',
    [table, 'id'],
  )
  const { rows: last } = await client.query<{ id: number }>(
    `SELECT greatest((SELECT max(id) FROM ${table}), CASE WHEN is_called THEN last_value ELSE 0 END)::int AS id
     FROM ${rows[0]!.sequence}`,
  )
  return last[0]!.id
}

async function known(
  client: pg.PoolClient,
  table: 'spell' | 'definition',
  column: 'spell_lower' | 'key',
): Promise<Map<string, number>> {
  const { rows } = await client.query<[number, string]>({
    text: `SELECT id, ${column} FROM ${table}`,
    rowMode: 'array',
  })
  return new Map(rows.map(([id, name]) => [name, id]))
}
