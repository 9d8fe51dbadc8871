import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './testing/migrated-database'

/** An author with two articles, and two definitions. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  VALUES (1, 'a@example.org', 'a', 'a', 'x');
  INSERT INTO article (id, user_id, title, md_content, raw_content)
  VALUES (1, 1, 'Clock', 'She wound it.', 'She wound it.'), (2, 1, 'Road', 'It wound.', 'It wound.');
  INSERT INTO spell (id, spell_lower) VALUES (1, 'wind');
  INSERT INTO definition (id, spell_id, key, ordinal, spelling, part_of_speech, text, source)
  VALUES (1, 1, 'wind.v.1', 0, 'wind', 'verb', 'to turn', 'Wordhoard'), (2, 1, 'wind.v.2', 1, 'wind', 'verb', 'to bend', 'Wordhoard');`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('article_senses', before)
  db = migrated.db
})
afterAll(() => migrated.close())

const choose = (article: number, offset: number, definition: number) =>
  db.query(
    `INSERT INTO article_sense (article_id, "offset", form, definition_id) VALUES ($1, $2, 'wound', $3)`,
    [article, offset, definition],
  )
const chosen = async () =>
  (await db.query('SELECT article_id, definition_id FROM article_sense ORDER BY 1, 2')).rows

describe('the migration that adds the meanings of articles', () => {
  it('keeps the articles, which have none yet', async () => {
    const { rows } = await db.query('SELECT title, senses_version FROM article ORDER BY id')
    expect(rows).toEqual([
      { title: 'Clock', senses_version: '' },
      { title: 'Road', senses_version: '' },
    ])
    expect(await chosen()).toEqual([])
  })

  it('allows one meaning at a place, of a definition that is there, and deletes it with either', async () => {
    await choose(1, 4, 1)
    await choose(2, 3, 2)
    await choose(2, 9, 1)
    await expect(choose(1, 4, 2)).rejects.toMatchObject({ code: '23505' })
    await expect(choose(1, 5, 3)).rejects.toMatchObject({ code: '23503' })
    await db.query('DELETE FROM article WHERE id = 1')
    await db.query('DELETE FROM definition WHERE id = 1')
    expect(await chosen()).toEqual([{ article_id: 2, definition_id: 2 }])
  })

  it('keeps meanings through the migrations that follow', async () => {
    const before = await chosen()
    expect(before).not.toEqual([])
    await migrated.migrateOn()
    expect(await chosen()).toEqual(before)
  })
})
