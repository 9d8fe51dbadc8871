import type pg from 'pg'
import type { Entry, Sense } from '../model'
import { advanceSequence, highestId, type NumberedTable, namesAfter, PORTION } from './ids.queries'

/**
 * Gives every entry and sense its id: the existing one in the database, found by headword or key, or the next free one
 * in the given order. Ids therefore never change between builds, and in an empty database they depend only on the
 * sources.
 */
export async function giveIds(client: pg.PoolClient, entries: readonly Entry[]): Promise<void> {
  let lastSpell = await lastId(client, 'spell')
  let lastDefinition = await lastId(client, 'definition')
  if (lastSpell > 0) await keepIds(client, entries)
  for (const entry of entries) {
    if (entry.id === 0) entry.id = ++lastSpell
    for (const sense of entry.senses) if (sense.id === 0) sense.id = ++lastDefinition
  }
}

/** Gives entries and senses the ids that they have in the database. An empty one has none; the look-up takes a second. */
async function keepIds(client: pg.PoolClient, entries: readonly Entry[]): Promise<void> {
  const byHeadword = new Map(entries.map((entry) => [entry.headword, entry]))
  await visitIds(client, 'spell', (id, headword) => {
    const entry = byHeadword.get(headword)
    if (entry) entry.id = id
  })
  byHeadword.clear()
  const byKey = new Map<string, Sense>()
  for (const entry of entries) for (const sense of entry.senses) byKey.set(sense.key, sense)
  await visitIds(client, 'definition', (id, key) => {
    const sense = byKey.get(key)
    if (sense) sense.id = id
  })
}

/** Advances the sequences of the id columns past all ids given so far, so that none is given again. */
export async function advanceSequences(client: pg.PoolClient): Promise<void> {
  for (const table of ['spell', 'definition'] as const) await advanceSequence({ table }).execute(client, {})
}

/** Returns the highest id given so far, even if its row has been deleted. */
export async function lastId(client: pg.PoolClient, table: NumberedTable): Promise<number> {
  const { id } = await highestId({ table }).fetchOne(client, {})
  return id
}

async function visitIds(
  client: pg.PoolClient,
  table: NumberedTable,
  visit: (id: number, name: string) => void,
): Promise<void> {
  for (let after = 0; ; ) {
    const rows = await namesAfter[table].fetchAll(client, { after })
    for (const { id, name } of rows) visit(id, name)
    const last = rows.at(-1)
    if (rows.length < PORTION || !last) return
    after = last.id
  }
}
