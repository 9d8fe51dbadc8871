import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from '../testing/migrated-database'

/** Two people with a vocabulary each, one of them long: more words than two steps fill. A class has the short one. */
const before = `
  INSERT INTO spell (id, spell_lower) SELECT n, 'w' || n FROM generate_series(1, 4100) n;
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(1, 2) n;
  INSERT INTO custom_voc (id, user_id, name, name_lower, description)
  SELECT 3 - n, n, 'Sea', 'sea', '' FROM generate_series(1, 2) n;
  INSERT INTO custom_voc_spell (voc_id, spell_id, spell_lower) SELECT 1, n, 'w' || n FROM generate_series(1, 4100) n;
  INSERT INTO custom_voc_spell (voc_id, spell_id, spell_lower) SELECT 2, n, 'w' || n FROM generate_series(1, 3) n;
  INSERT INTO school (id, username, username_lower, name, description) VALUES (1, 'hill', 'hill', 'Hill', '');
  INSERT INTO classroom (id, school_id, name, name_lower, description) VALUES (1, 1, 'A', 'a', '');
  INSERT INTO assignment (id, school_id, classroom_id, voc_id, created_by_id) VALUES (1, 1, 1, 2, 1);`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('keys_of_vocabularies', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const rows = async (sql: string) => (await db.query(sql)).rows

describe('the migration of vocabularies', () => {
  it('gives all words the owner of their vocabulary, and keeps every row in its order', async () => {
    expect(
      await rows(`SELECT w.user_id, w.voc_id, count(*)::int, min(w.id)::int, max(w.id)::int
        FROM custom_voc_spell w GROUP BY w.user_id, w.voc_id ORDER BY w.voc_id`),
    ).toEqual([
      { user_id: 2, voc_id: 1, count: 4100, min: 1, max: 4100 },
      { user_id: 1, voc_id: 2, count: 3, min: 4101, max: 4103 },
    ])
  })

  it('says whose list an assignment sets', async () => {
    expect(await rows('SELECT voc_id, owner_id FROM set_work')).toEqual([{ voc_id: 2, owner_id: 1 }])
  })

  it('lets a process of the version before add, remove and restore words', async () => {
    await db.query(
      `INSERT INTO custom_voc_spell (voc_id, spell_id, spell_lower) SELECT 2, n, 'w' || n FROM generate_series(3, 5) n
       ON CONFLICT DO NOTHING`,
    )
    const words = () =>
      rows('SELECT user_id, spell_id FROM custom_voc_spell WHERE voc_id = 2 ORDER BY spell_id')
    const filled = [1, 2, 3, 4, 5].map((spell_id) => ({ user_id: 1, spell_id }))
    expect(await words()).toEqual(filled)
    const [{ kept }] = await rows(
      `WITH gone AS (DELETE FROM custom_voc_spell WHERE voc_id = 2 AND spell_id = ANY ('{2,4}') RETURNING *)
       SELECT jsonb_agg(to_jsonb(gone) - 'user_id') AS kept FROM gone`,
    )
    expect(await words()).toHaveLength(3)
    await db.query(
      `INSERT INTO custom_voc_spell
       SELECT w.* FROM jsonb_populate_recordset(null::custom_voc_spell, $1::jsonb) w
       JOIN custom_voc v ON v.id = w.voc_id AND v.user_id = 1 ON CONFLICT DO NOTHING`,
      [JSON.stringify(kept)],
    )
    expect(await words()).toEqual(filled)
  })

  it('lets such a process find a vocabulary by its id, and its words by the vocabulary', async () => {
    const plan = (sql: string) => rows(`EXPLAIN ${sql}`).then((lines) => JSON.stringify(lines))
    await db.query('SET enable_seqscan = off')
    expect(await plan('SELECT FROM custom_voc WHERE id = 1')).toContain('custom_voc_id_idx')
    expect(await plan('SELECT FROM custom_voc_spell WHERE voc_id = 1 ORDER BY id')).toContain(
      'custom_voc_spell_voc_id_id_idx',
    )
  })

  it('refuses a word of another person in a vocabulary, and a word twice', async () => {
    const insert = (userId: number, spellId: number) =>
      db.query(
        `INSERT INTO custom_voc_spell (user_id, voc_id, spell_id, spell_lower) VALUES (${userId}, 2, ${spellId}, 'w')`,
      )
    await expect(insert(2, 9)).rejects.toThrow(/custom_voc_spell_user_id_voc_id_fkey/)
    await expect(insert(1, 1)).rejects.toThrow(/custom_voc_spell_pkey/)
  })

  it('lets the planner expect all words of a vocabulary, although it has one owner', async () => {
    await db.query(`
      INSERT INTO user_account (id, email, username, username_lower, password_hash)
      SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(100, 149) n;
      INSERT INTO custom_voc (id, user_id, name, name_lower, description)
      SELECT n, n, 'Sea', 'sea', '' FROM generate_series(100, 149) n;
      INSERT INTO custom_voc_spell (user_id, voc_id, spell_id, spell_lower)
      SELECT v, v, n, 'w' || n FROM generate_series(100, 149) v, generate_series(1, 40) n;
      ANALYZE custom_voc_spell`)
    const [line] = await rows('EXPLAIN SELECT FROM custom_voc_spell WHERE user_id = 110 AND voc_id = 110')
    expect(Number(/rows=(\d+)/.exec(Object.values(line).join())![1])).toBeGreaterThan(20)
    await db.query('DELETE FROM user_account WHERE id >= 100')
  })

  it('deletes words with their vocabulary, and vocabularies with their person', async () => {
    await db.query('DELETE FROM custom_voc WHERE id = 1')
    expect(await rows('SELECT DISTINCT voc_id FROM custom_voc_spell')).toEqual([{ voc_id: 2 }])
    await db.query('DELETE FROM user_account WHERE id = 1')
    expect(await rows('SELECT FROM custom_voc UNION ALL SELECT FROM custom_voc_spell')).toEqual([])
  })
})
