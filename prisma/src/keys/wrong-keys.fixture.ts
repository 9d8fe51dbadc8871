import type pg from 'pg'
import type { Distribution } from './distribution'

/** A primary or unique key, or a foreign key with what it refers to. */
interface Key {
  readonly table: string
  readonly name: string
  readonly columns: readonly string[]
  readonly target: string | null
  readonly target_columns: readonly string[]
  /** Whether it changes its columns when the row that it refers to changes. */
  readonly follows_updates: boolean
  /** Whether it clears its columns when the row that it refers to is deleted. */
  readonly clears: boolean
}

const namesOf = (table: string, numbers: string) =>
  `ARRAY(SELECT a.attname::text FROM unnest(${numbers}) WITH ORDINALITY AS n (number, place)
    JOIN pg_attribute a ON a.attrelid = ${table} AND a.attnum = n.number ORDER BY n.place)`

const allKeys = `
  SELECT i.indrelid::regclass::text AS table, c.relname::text AS name,
    ${namesOf('i.indrelid', 'i.indkey::int2[]')} AS columns, NULL AS target, ARRAY[]::text[] AS target_columns,
    false AS follows_updates, false AS clears
  FROM pg_index i JOIN pg_class c ON c.oid = i.indexrelid
  WHERE i.indisunique AND c.relnamespace = 'public'::regnamespace AND NOT c.relispartition
  UNION ALL
  SELECT f.conrelid::regclass::text, f.conname::text, ${namesOf('f.conrelid', 'f.conkey')}, f.confrelid::regclass::text,
    ${namesOf('f.confrelid', 'f.confkey')}, f.confupdtype <> 'a', f.confdeltype = 'n'
  FROM pg_constraint f WHERE f.contype = 'f' AND f.connamespace = 'public'::regnamespace AND f.conparentid = 0
  ORDER BY name`

/** Returns the names of all keys that a cluster would refuse, in alphabetical order. */
export async function listWrongKeys(
  db: { query: pg.Pool['query'] },
  distribution: Distribution,
): Promise<string[]> {
  const { rows } = await db.query<Key>(allKeys)
  return rows.filter((key) => !fits(key, distribution)).map(({ name }) => name)
}

/** Returns whether a key begins with its table's distribution column, and refers only to rows on the same machine. */
function fits(key: Key, { spread, copied }: Distribution): boolean {
  const own = spread.get(key.table)
  if (key.target === null) return !own || key.columns[0] === own.column
  if (copied.has(key.target)) return true
  const other = spread.get(key.target)
  if (!own || !other) return !own && !other && !copied.has(key.table)
  return (
    key.columns[0] === own.column &&
    key.target_columns[0] === other.column &&
    own.with === other.with &&
    !key.follows_updates &&
    !key.clears
  )
}
