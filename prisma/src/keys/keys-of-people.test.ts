import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from '../testing/migrated-database'

/** Two people with sessions, games, sentences and an undo step each; more sessions than one step moves. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(1, 2) n;
  INSERT INTO spell (id, spell_lower) VALUES (1, 'deal');
  INSERT INTO main_voc_item (user_id, spell_id, spell_lower) SELECT n, 1, 'deal' FROM generate_series(1, 2) n;
  INSERT INTO encounter (user_id, spell_id, sentence) SELECT n, 1, 'A deal.' FROM generate_series(1, 2) n;
  INSERT INTO game_session (user_id, mode, size) SELECT 1 + n % 2, 'normal', 'small' FROM generate_series(1, 4500) n;
  INSERT INTO game (session_id, ordinal, spell_id, name, shown, correct)
  SELECT s.id, o, 1, 'spell-definition', '{}', 'x' FROM game_session s, generate_series(0, 1) o;
  INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at, local_date,
    zone, score_delta)
  SELECT user_id, id, 0, 1, 'spell-definition', 'x', true, now(), current_date, 'UTC', 1 FROM game_session WHERE id <= 2;
  INSERT INTO undo_step (id, user_id, kind, rows) VALUES ('00000000-0000-0000-0000-000000000001', 1, 'items', '{}');`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('keys_of_people', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const rows = async (sql: string) => (await db.query(sql)).rows

describe('the migration that lets keys begin with the person', () => {
  it('gives all games their person, and keeps every row', async () => {
    expect(
      await rows(`SELECT count(*)::int AS games, (count(*) FILTER (WHERE g.user_id = s.user_id))::int AS right
        FROM game g JOIN game_session s ON s.id = g.session_id`),
    ).toEqual([{ games: 9000, right: 9000 }])
    expect(
      await rows(`SELECT (SELECT count(*)::int FROM encounter) AS sentences, (SELECT count(*)::int FROM undo_step) AS steps,
        (SELECT count(*)::int FROM answer_log) AS answers, (SELECT count(*)::int FROM main_voc_item) AS words`),
    ).toEqual([{ sentences: 2, steps: 1, answers: 2, words: 2 }])
  })

  it('lets a process of the version before store a session, and log each answer once', async () => {
    const [stored] = await rows(`
      WITH stored AS (INSERT INTO game_session (user_id, mode, size) VALUES (2, 'normal', 'small') RETURNING id), games AS (
        INSERT INTO game (session_id, ordinal, spell_id, name, shown, correct)
        SELECT stored.id, g.ordinal, g.spell_id, g.name, g.shown, g.correct FROM stored
        CROSS JOIN jsonb_populate_recordset(null::game, '[{"ordinal": 0, "spell_id": 1, "name": "spell-definition",
          "shown": {}, "correct": "x"}]') AS g)
      SELECT id FROM stored`)
    expect(await rows(`SELECT user_id, ordinal FROM game WHERE session_id = ${stored.id}`)).toEqual([
      { user_id: 2, ordinal: 0 },
    ])
    const log = () =>
      db.query(`INSERT INTO answer_log (user_id, session_id, ordinal, spell_id, game_name, answer, is_correct, answered_at,
          local_date, zone, score_delta)
        VALUES (2, ${stored.id}, 0, 1, 'spell-definition', 'x', true, now(), current_date, 'UTC', 1)
        ON CONFLICT (session_id, ordinal) WHERE undone_at IS NULL DO NOTHING`)
    expect((await log()).rowCount).toBe(1)
    expect((await log()).rowCount).toBe(0)
  })

  it('lets such a process look games, sentences and undo steps up as before', async () => {
    const plan = (sql: string) => rows(`EXPLAIN ${sql}`).then((lines) => JSON.stringify(lines))
    await db.query('SET enable_seqscan = off')
    expect(await plan('SELECT FROM encounter WHERE id = 1')).toContain('encounter_id_idx')
    expect(await plan('SELECT FROM game_session WHERE id = 1')).toContain('game_session_id_idx')
    expect(await plan('SELECT FROM game WHERE session_id = 1 AND ordinal = 0')).toContain(
      'game_session_id_ordinal_idx',
    )
    const step = `DELETE FROM undo_step WHERE id = '00000000-0000-0000-0000-000000000001' AND user_id = 1`
    expect(await plan(step)).toContain('undo_step_pkey')
    expect((await db.query(step)).rowCount).toBe(1)
  })

  it('deletes games with their session, and everything with its person', async () => {
    await db.query('DELETE FROM game_session WHERE id = 1')
    expect(await rows('SELECT FROM game WHERE session_id = 1')).toEqual([])
    await db.query('DELETE FROM user_account')
    expect(await rows('SELECT FROM game UNION ALL SELECT FROM encounter')).toEqual([])
  })
})
