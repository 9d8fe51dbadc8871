import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './testing/migrated-database'

/** A person who has answered once and chosen how many new words they want. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  VALUES (1, 'p@example.org', 'p', 'p', 'x');
  INSERT INTO spell (id, spell_lower) VALUES (1, 'lend');
  INSERT INTO learn_settings (user_id, new_words_per_day) VALUES (1, 7);
  INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at,
    local_date, zone, score_delta)
  VALUES (1, 1, 0, 1, 'spell-definition', 'x', true, now(), '2026-11-26', 'UTC', 0);`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('glosses', before)
  db = migrated.db
})
afterAll(() => migrated.close())

describe('the migration that adds glosses', () => {
  it('keeps earlier answers, none of which was a gloss', async () => {
    const { rows } = await db.query('SELECT game_name, is_correct, is_gloss FROM answer_log')
    expect(rows).toEqual([{ game_name: 'spell-definition', is_correct: true, is_gloss: false }])
  })

  it('keeps settings, with glosses off', async () => {
    const { rows } = await db.query('SELECT new_words_per_day, glosses FROM learn_settings')
    expect(rows).toEqual([{ new_words_per_day: 7, glosses: false }])
  })
})
