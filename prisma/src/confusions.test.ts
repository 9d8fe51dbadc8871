import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './testing/migrated-database'

/** A person who has answered twice. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  VALUES (1, 'p@example.org', 'p', 'p', 'x');
  INSERT INTO spell (id, spell_lower) VALUES (1, 'lend');
  INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at,
    local_date, zone, score_delta)
  SELECT 1, 1, ordinal, 1, 'definition-spell', 'x', ordinal = 0, now(), '2026-11-26', 'UTC', 0
  FROM generate_series(0, 1) AS ordinal;`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('confusions', before)
  db = migrated.db
})
afterAll(() => migrated.close())

describe('the migration that logs what was chosen instead', () => {
  it('keeps earlier answers, of which it isn’t known', async () => {
    const { rows } = await db.query('SELECT is_correct, chosen_spell_id, is_duel FROM answer_log ORDER BY id')
    expect(rows).toEqual([
      { is_correct: true, chosen_spell_id: null, is_duel: false },
      { is_correct: false, chosen_spell_id: null, is_duel: false },
    ])
  })
})
