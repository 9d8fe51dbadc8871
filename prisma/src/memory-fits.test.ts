import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './testing/migrated-database'

/** A person with settings, a practised word, an answer and a game that waits. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  VALUES (1, 'p1@example.org', 'p1', 'p1', 'x');
  INSERT INTO spell (id, spell_lower) VALUES (1, 'deal');
  INSERT INTO learn_settings (user_id, new_words_per_day) VALUES (1, 7);
  INSERT INTO main_voc_item (user_id, spell_id, spell_lower, mark, repeat_count, phase, stability, difficulty,
    last_repeated_at, next_repeated_at)
  VALUES (1, 1, 'deal', 1, 1, 2, 4.5, 5, '2026-01-01', '2026-01-05');
  INSERT INTO game_session (id, user_id, mode, size) VALUES (1, 1, 'normal', 'small');
  INSERT INTO game (session_id, ordinal, spell_id, name, shown, correct, accepted)
  VALUES (1, 0, 1, 'definition-spelling', '{}', 'deal', '{deal}');
  INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at, local_date,
    zone, score_delta, stability)
  VALUES (1, 1, 0, 1, 'definition-spelling', 'deal', true, '2026-01-01', '2026-01-01', 'UTC', 1, 4.5);`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('memory_fits', before)
  db = migrated.db
})
afterAll(() => migrated.close())

describe('the migration that adds fitted memories', () => {
  it('keeps words, games, answers and settings; nothing is let go, and the target is the automatic one', async () => {
    const one = async (sql: string) => (await db.query(sql)).rows
    expect(await one('SELECT stability, next_repeated_at, let_go_at FROM main_voc_item')).toMatchObject([
      { stability: 4.5, let_go_at: null },
    ])
    expect(await one('SELECT new_words_per_day, target_retention FROM learn_settings')).toEqual([
      { new_words_per_day: 7, target_retention: null },
    ])
    expect(await one('SELECT name, probability FROM game')).toEqual([
      { name: 'definition-spelling', probability: null },
    ])
    expect(await one('SELECT answer, let_go_at_before FROM answer_log')).toEqual([
      { answer: 'deal', let_go_at_before: null },
    ])
    expect(await one('SELECT user_id FROM memory_fit')).toEqual([])
  })

  it('accepts targets within their range only, and deletes a memory with its person', async () => {
    const choose = (target: number) => db.query('UPDATE learn_settings SET target_retention = $1', [target])
    for (const target of [0.8, 0.95]) await choose(target)
    for (const target of [0.79, 0.96]) await expect(choose(target)).rejects.toMatchObject({ code: '23514' })
    await db.query('INSERT INTO memory_fit (user_id, tried_at) VALUES (1, now())')
    await db.query('DELETE FROM user_account WHERE id = 1')
    expect((await db.query('SELECT user_id FROM memory_fit')).rows).toEqual([])
  })
})
