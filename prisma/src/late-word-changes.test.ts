import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './testing/migrated-database'

/** A person with a word, and a sentence in which they chose its meaning. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash) VALUES (1, 'p@example.org', 'p', 'p', 'x');
  INSERT INTO spell (id, spell_lower) VALUES (1, 'deal');
  INSERT INTO main_voc_item (user_id, spell_id, spell_lower, mark) VALUES (1, 1, 'deal', 1);
  INSERT INTO encounter (user_id, spell_id, sentence, definition_id) VALUES (1, 1, 'A deal.', 5);`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('late_word_changes', before)
  db = migrated.db
})
afterAll(() => migrated.close())

describe('the migration for changes of words that arrive late', () => {
  it('keeps words and chosen meanings; any late change may still change them', async () => {
    expect((await db.query('SELECT mark FROM main_voc_item')).rows).toEqual([{ mark: 1 }])
    const { rows } = await db.query('SELECT definition_id, chosen_at FROM encounter')
    expect(rows).toEqual([{ definition_id: 5, chosen_at: null }])
    expect((await db.query('SELECT user_id FROM word_change')).rows).toEqual([])
  })

  it('keeps one time for each word of a person, and deletes it with the person', async () => {
    const change = () =>
      db.query('INSERT INTO word_change (user_id, spell_id, changed_at) VALUES (1, 1, now())')
    await change()
    await expect(change()).rejects.toMatchObject({ code: '23505' })
    await db.query('DELETE FROM user_account WHERE id = 1')
    expect((await db.query('SELECT user_id FROM word_change')).rows).toEqual([])
  })
})
