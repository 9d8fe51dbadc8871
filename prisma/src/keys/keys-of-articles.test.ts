import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from '../testing/migrated-database'

/** Two authors with an article each, one of them long: more words and meanings than two steps fill. Each reads the other's. */
const before = `
  INSERT INTO spell (id, spell_lower) SELECT n, 'w' || n FROM generate_series(1, 4100) n;
  INSERT INTO definition (id, spell_id, key, ordinal, spelling, part_of_speech, text, source)
  SELECT 1, 1, 'w%1', 0, 'w1', 'noun', 'A word.', 'test';
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(1, 2) n;
  INSERT INTO article (id, user_id, title, md_content, raw_content) SELECT 3 - n, n, 'Sea', '', '' FROM generate_series(1, 2) n;
  INSERT INTO article_word (article_id, spell_id, count, is_common) SELECT 1, n, 1, false FROM generate_series(1, 4100) n;
  INSERT INTO article_word (article_id, spell_id, count, is_common) SELECT 2, n, 2, true FROM generate_series(1, 3) n;
  INSERT INTO article_sense (article_id, "offset", form, definition_id) SELECT 1, n, 'w', 1 FROM generate_series(0, 4100) n;
  INSERT INTO article_sense (article_id, "offset", form, definition_id) VALUES (2, 0, 'w', 1);
  INSERT INTO encounter (user_id, spell_id, sentence, article_id) SELECT n, 1, 'A w1.', n FROM generate_series(1, 2) n;`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('keys_of_articles', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const rows = async (sql: string) => (await db.query(sql)).rows
const plan = (sql: string) => rows(`EXPLAIN ${sql}`).then((lines) => JSON.stringify(lines))

describe('the migration of articles', () => {
  it('gives all words and meanings the author of their article, and keeps every row', async () => {
    expect(
      await rows(`SELECT user_id, article_id, count(*)::int, sum(count)::int AS tokens FROM article_word
        GROUP BY user_id, article_id ORDER BY article_id`),
    ).toEqual([
      { user_id: 2, article_id: 1, count: 4100, tokens: 4100 },
      { user_id: 1, article_id: 2, count: 3, tokens: 6 },
    ])
    expect(
      await rows(`SELECT user_id, article_id, count(*)::int FROM article_sense
        GROUP BY user_id, article_id ORDER BY article_id`),
    ).toEqual([
      { user_id: 2, article_id: 1, count: 4101 },
      { user_id: 1, article_id: 2, count: 1 },
    ])
    expect(await rows('SELECT user_id, article_id FROM encounter ORDER BY user_id')).toEqual([
      { user_id: 1, article_id: 1 },
      { user_id: 2, article_id: 2 },
    ])
  })

  it('lets a process of the version before write an article with its words and meanings', async () => {
    await db.query(
      `INSERT INTO article (id, user_id, title, md_content, raw_content) VALUES (3, 2, 'Sky', 'Sky', 'Sky')`,
    )
    await db.query(
      `INSERT INTO article_word (article_id, spell_id, count, is_common) SELECT 3, n, 1, false FROM generate_series(1, 2) n`,
    )
    const choose = (form: string) =>
      db.query(
        `INSERT INTO article_sense (article_id, "offset", form, definition_id) VALUES (3, 0, $1, 1)
         ON CONFLICT (article_id, "offset") DO UPDATE SET form = excluded.form`,
        [form],
      )
    await choose('one')
    await choose('two')
    expect(
      await rows('SELECT user_id, spell_id FROM article_word WHERE article_id = 3 ORDER BY spell_id'),
    ).toEqual([
      { user_id: 2, spell_id: 1 },
      { user_id: 2, spell_id: 2 },
    ])
    expect(await rows('SELECT user_id, form FROM article_sense WHERE article_id = 3')).toEqual([
      { user_id: 2, form: 'two' },
    ])
  })

  it('lets such a process find an article by its id, and what is in it by the article', async () => {
    await db.query('SET enable_seqscan = off')
    expect(await plan('SELECT FROM article WHERE id = 1')).toContain('article_id_idx')
    expect(await plan('SELECT FROM article_word WHERE article_id = 1')).toContain(
      'article_word_article_id_idx',
    )
    expect(await plan('SELECT FROM article_sense WHERE article_id = 1 ORDER BY "offset"')).toContain(
      'article_sense_article_id_offset_key',
    )
    expect(await plan('SELECT id FROM article WHERE user_id = 1 ORDER BY id DESC LIMIT 5')).toMatch(
      /Index Only Scan Backward using article_pkey/,
    )
  })

  it('lets the planner expect all words of an article, although it has one author', async () => {
    await db.query(`
      INSERT INTO user_account (id, email, username, username_lower, password_hash)
      SELECT n, 'p' || n || '@example.org', 'p' || n, 'p' || n, 'x' FROM generate_series(100, 149) n;
      INSERT INTO article (id, user_id, title, md_content, raw_content)
      SELECT n, n, 'Sea', '', '' FROM generate_series(100, 149) n;
      INSERT INTO article_word (user_id, article_id, spell_id, count, is_common)
      SELECT a, a, n, 1, false FROM generate_series(100, 149) a, generate_series(1, 40) n;
      ANALYZE article_word`)
    const [line] = await rows('EXPLAIN SELECT FROM article_word WHERE user_id = 110 AND article_id = 110')
    expect(Number(/rows=(\d+)/.exec(Object.values(line).join())![1])).toBeGreaterThan(20)
    await db.query('DELETE FROM user_account WHERE id >= 100; DELETE FROM unfinished_deletion')
  })

  it('keeps the check of a chosen meaning until the end of a transaction that asks for it', async () => {
    await db.query('BEGIN; SET CONSTRAINTS article_sense_definition_id_fkey DEFERRED')
    await db.query('UPDATE article_sense SET definition_id = 2 WHERE article_id = 2')
    await expect(db.query('SET CONSTRAINTS ALL IMMEDIATE')).rejects.toThrow(
      /article_sense_definition_id_fkey/,
    )
    await db.query('ROLLBACK')
  })

  it('refuses a word of another author in an article', async () => {
    await expect(
      db.query(
        'INSERT INTO article_word (user_id, article_id, spell_id, count, is_common) VALUES (1, 1, 4100, 1, false)',
      ),
    ).rejects.toThrow(/article_word_user_id_article_id_fkey/)
  })

  it('deletes what is in an article with it, and leaves its readers’ sentences to be followed', async () => {
    await db.query('DELETE FROM article WHERE id = 1')
    expect(await rows('SELECT FROM article_word WHERE article_id = 1')).toEqual([])
    expect(await rows('SELECT FROM article_sense WHERE article_id = 1')).toEqual([])
    expect(await rows('SELECT user_id, kind, id FROM unfinished_deletion')).toEqual([
      { user_id: 2, kind: 'article', id: 1 },
    ])
    expect(await rows('SELECT article_id FROM encounter WHERE user_id = 1')).toEqual([{ article_id: 1 }])
    expect(await plan('SELECT FROM encounter WHERE article_id = 1')).toContain('encounter_article_id_idx')
  })
})
