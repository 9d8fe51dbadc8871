import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './testing/migrated-database'

/** Two people with a word that one of them has saved. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT id, 'p' || id || '@example.org', 'p' || id, 'p' || id, 'x' FROM generate_series(1, 2) AS id;
  INSERT INTO spell (id, spell_lower) VALUES (1, 'deal');
  INSERT INTO main_voc_item (user_id, spell_id, spell_lower, mark) VALUES (1, 1, 'deal', 1);`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('knowledge', before)
  db = migrated.db
})
afterAll(() => migrated.close())

describe('the migration that adds knowledge', () => {
  it('keeps vocabularies', async () => {
    const { rows } = await db.query('SELECT spell_lower, mark FROM main_voc_item')
    expect(rows).toEqual([{ spell_lower: 'deal', mark: 1 }])
  })

  it('keeps one estimate of a person, and one word of theirs about each word', async () => {
    const know = () =>
      db.query(
        'INSERT INTO knowledge (user_id, ability, variance, evidence, computed_at) VALUES (1, 0.5, 1, 3, now())',
      )
    const say = () => db.query('INSERT INTO word_override (user_id, spell_id, known) VALUES (1, 1, true)')
    await know()
    await say()
    await expect(know()).rejects.toMatchObject({ code: '23505' })
    await expect(say()).rejects.toMatchObject({ code: '23505' })
  })

  it('deletes placements, estimates and what was said with the person', async () => {
    await db.query(
      "INSERT INTO placement (id, user_id, language) VALUES (gen_random_uuid(), 1, 'es'), (gen_random_uuid(), 2, NULL)",
    )
    await db.query('DELETE FROM user_account WHERE id = 1')
    const left = async (table: string) => (await db.query(`SELECT user_id FROM ${table}`)).rows
    expect(await left('placement')).toEqual([{ user_id: 2 }])
    expect([...(await left('knowledge')), ...(await left('word_override'))]).toEqual([])
  })
})
