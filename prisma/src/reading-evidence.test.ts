import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './testing/migrated-database'

/** A person of whom something is known, and one of whom nothing is. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT id, 'p' || id || '@example.org', 'p' || id, 'p' || id, 'x' FROM generate_series(1, 2) AS id;
  INSERT INTO spell (id, spell_lower) VALUES (1, 'deal');
  INSERT INTO knowledge (user_id, ability, variance, evidence, computed_at) VALUES (1, 0.5, 1, 3, now());
  INSERT INTO encounter (user_id, spell_id, sentence, was_looked_up) VALUES (1, 1, 'A deal.', true);`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('reading_evidence', before)
  db = migrated.db
})
afterAll(() => migrated.close())

describe('the migration that adds evidence from reading', () => {
  it('keeps what is known, to be computed again at the next call', async () => {
    const { rows } = await db.query('SELECT ability, evidence, fingerprint, offsets, curve FROM knowledge')
    expect(rows).toEqual([{ ability: 0.5, evidence: 3, fingerprint: '', offsets: null, curve: null }])
    const said = await db.query('SELECT DISTINCT said_level FROM user_account')
    expect(said.rows).toEqual([{ said_level: null }])
  })

  it('keeps one row for each word that a person passed, and deletes it with the person', async () => {
    const pass = () => db.query('INSERT INTO passed_word (user_id, spell_id) VALUES (1, 1)')
    await pass()
    await expect(pass()).rejects.toMatchObject({ code: '23505' })
    await db.query('DELETE FROM user_account WHERE id = 1')
    expect((await db.query('SELECT user_id FROM passed_word')).rows).toEqual([])
  })
})
