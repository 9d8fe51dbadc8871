import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './testing/migrated-database'

/** Two people, one of whom chose a definition for a sentence. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT id, 'p' || id || '@example.org', 'p' || id, 'p' || id, 'x' FROM generate_series(1, 2) AS id;
  INSERT INTO spell (id, spell_lower) VALUES (1, 'deal');
  INSERT INTO definition (id, spell_id, key, ordinal, spelling, part_of_speech, text, source)
  VALUES (1, 1, 'deal.n.1', 0, 'deal', 'noun', 'an agreement', 'Wordhoard');
  INSERT INTO encounter (user_id, spell_id, sentence, definition_id) VALUES (1, 1, 'It’s a deal.', 1);`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('definition_reports', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const report = (userId: number, reason = 'unclear') =>
  db.query(
    `INSERT INTO definition_report (user_id, definition_key, definition_id, headword, reason, shown_text)
     VALUES ($1, 'deal.n.1', 1, 'deal', $2, 'an agreement')`,
    [userId, reason],
  )

describe('the migration that adds reports on definitions', () => {
  it('keeps definitions and the choices of readers', async () => {
    const { rows } = await db.query(
      'SELECT d.key, e.sentence FROM encounter e JOIN definition d ON d.id = e.definition_id',
    )
    expect(rows).toEqual([{ key: 'deal.n.1', sentence: 'It’s a deal.' }])
  })

  it('allows one report of a person on a definition for a reason, and only known reasons', async () => {
    await report(1)
    await report(1, 'wrong_here')
    await report(2)
    await expect(report(1)).rejects.toMatchObject({ code: '23505' })
    await expect(report(1, 'boring')).rejects.toMatchObject({ code: '23514' })
  })

  it('keeps reports when their definition goes, and deletes them with the person', async () => {
    await db.query('UPDATE encounter SET definition_id = NULL; DELETE FROM definition')
    expect((await db.query('SELECT FROM definition_report')).rows).toHaveLength(3)
    await db.query('DELETE FROM user_account WHERE id = 1')
    expect((await db.query('SELECT user_id, sentence FROM definition_report')).rows).toEqual([
      { user_id: 2, sentence: null },
    ])
  })
})
