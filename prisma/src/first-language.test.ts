import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './testing/migrated-database'

/** A person, and an import in force. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash, teaches, updated_at) VALUES
    (1, 'p1@example.org', 'p1', 'p1', 'x', true, '2026-01-02T03:04:05Z');
  INSERT INTO import_release (id, source, identity, version, stage) VALUES (1, 'Wiktionary', 'x', 'x', 'active');`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('first_language', before)
  db = migrated.db
})
afterAll(() => migrated.close())

describe('the migration that adds first languages and packs of translations', () => {
  it('leaves people as they are, without a language', async () => {
    const { rows } = await db.query(
      'SELECT username, teaches, first_language, show_translations, updated_at FROM user_account',
    )
    const updated = new Date('2026-01-02T03:04:05Z')
    const nothing = { first_language: null, show_translations: null }
    expect(rows).toEqual([{ username: 'p1', teaches: true, ...nothing, updated_at: updated }])
  })

  it('deletes a pack with its import, and its content with a pack', async () => {
    await db.query(`
      INSERT INTO translation_pack (id, lang, name, version, licence, url, identity, stage, release_id) VALUES
        (1, 'fr', 'Wiktionary', '', '', '', '', 'active', 1), (2, 'fr', 'WOLF', '', '', '', '', 'active', NULL);
      INSERT INTO pack_word VALUES (1, 'deal', 0, 'noun', '', '{accord}'), (2, 'deal', 0, 'noun', '', '{accord}');
      INSERT INTO pack_sense VALUES (2, 'deal%1:10:00::', '{accord}')`)
    const count = async () => {
      const { rows } = await db.query(`SELECT (SELECT count(*)::int FROM translation_pack) AS packs,
        (SELECT count(*)::int FROM pack_word) AS words, (SELECT count(*)::int FROM pack_sense) AS senses`)
      return rows[0]
    }
    await db.query('DELETE FROM import_release')
    expect(await count()).toEqual({ packs: 1, words: 1, senses: 1 })
    await db.query('DELETE FROM translation_pack')
    expect(await count()).toEqual({ packs: 0, words: 0, senses: 0 })
  })
})
