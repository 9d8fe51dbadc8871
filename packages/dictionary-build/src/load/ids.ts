import type pg from 'pg'
import type { Entry, Sense } from '../model'

/**
 * Gives every entry and sense its id: the one it has in the database, by headword and by key, or the next free one in
 * the given order. So ids never change from one build to the next, and on an empty database they depend on the
 * sources alone.
 */
export async function giveIds(client: pg.PoolClient, entries: readonly Entry[]): Promise<void> {
  const byHeadword = new Map(entries.map((entry) => [entry.headword, entry]))
  await visitIds(client, 'spell', 'spell_lower', (id, headword) => {
    const entry = byHeadword.get(headword)
    if (entry) entry.id = id
  })
  byHeadword.clear()
  const byKey = new Map<string, Sense>()
  for (const entry of entries) for (const sense of entry.senses) byKey.set(sense.key, sense)
  await visitIds(client, 'definition', 'key', (id, key) => {
    const sense = byKey.get(key)
    if (sense) sense.id = id
  })
  let lastSpell = await lastId(client, 'spell')
  let lastDefinition = await lastId(client, 'definition')
  for (const entry of entries) {
    if (entry.id === 0) entry.id = ++lastSpell
    for (const sense of entry.senses) if (sense.id === 0) sense.id = ++lastDefinition
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
export async function lastId(client: pg.PoolClient, table: 'spell' | 'definition'): Promise<number> {
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

/** Rows come in portions: all at once they would take more memory than the dictionary. */
const PORTION = 20_000

async function visitIds(
  client: pg.PoolClient,
  table: 'spell' | 'definition',
  column: 'spell_lower' | 'key',
  visit: (id: number, name: string) => void,
): Promise<void> {
  for (let after = 0; ; ) {
    const { rows } = await client.query<[number, string]>({
      text: `SELECT id, ${column} FROM ${table} WHERE id > $1 ORDER BY id LIMIT ${PORTION}`,
      values: [after],
      rowMode: 'array',
    })
    for (const [id, name] of rows) visit(id, name)
    const last = rows.at(-1)
    if (rows.length < PORTION || !last) return
    after = last[0]
  }
}
