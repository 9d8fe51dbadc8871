import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './testing/migrated-database'

/** People by id: 1 has made a vocabulary; 2 has read an article but made none. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash)
  SELECT id, 'p' || id || '@example.org', 'p' || id, 'p' || id, 'x' FROM generate_series(1, 2) AS id;
  INSERT INTO custom_voc (user_id, name, name_lower, description) VALUES (1, 'Sea', 'sea', '');
  INSERT INTO article (id, user_id, title, md_content, raw_content) VALUES (1, 1, 'Owls', 'x', 'x');
  INSERT INTO article_progress (user_id, article_id, seconds, position) VALUES (2, 1, 60, 0.5);`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('goals_and_reminders', before)
  db = migrated.db
})
afterAll(() => migrated.close())

describe('the migration that adds goals and reminders', () => {
  it('takes it that those who made a vocabulary have opened theirs, and keeps reading places', async () => {
    const people = await db.query(
      'SELECT id, vocabulary_opened_at IS NOT NULL AS opened FROM user_account ORDER BY id',
    )
    expect(people.rows).toEqual([
      { id: 1, opened: true },
      { id: 2, opened: false },
    ])
    const places = await db.query('SELECT seconds, position FROM article_progress')
    expect(places.rows).toEqual([{ seconds: 60, position: 0.5 }])
  })

  it('allows one mail of a kind, person and day, and removes all with the person', async () => {
    await db.query(`INSERT INTO reminder VALUES (2, 'daily', 18, 'Europe/London', now())`)
    const mail = `INSERT INTO reminder_mail (user_id, kind, day) VALUES (2, 'daily', '2027-01-05')`
    await db.query(mail)
    await expect(db.query(mail)).rejects.toMatchObject({ code: '23505' })
    await expect(db.query(`UPDATE reminder SET hour = 24`)).rejects.toMatchObject({ code: '23514' })
    await db.query('DELETE FROM user_account WHERE id = 2')
    for (const table of ['reminder', 'reminder_mail']) {
      expect((await db.query(`SELECT FROM ${table}`)).rows).toEqual([])
    }
  })
})
