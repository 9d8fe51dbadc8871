import type pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MigratedDatabase, openMigratedDatabase } from './testing/migrated-database'

/** An article of a person, and one of the library. */
const before = `
  INSERT INTO user_account (id, email, username, username_lower, password_hash) VALUES
    (1, 'p1@example.org', 'p1', 'p1', 'x'),
    (2, 'reading-room@library.invalid', 'Reading-Room', 'reading-room', 'x');
  INSERT INTO article (id, user_id, title, md_content, raw_content, level, updated_at) VALUES
    (1, 1, 'Owls', 'x', 'x', 'B1', '2026-01-02T03:04:05Z'),
    (2, 2, 'Moths', 'x', 'x', 'A2', '2026-01-02T03:04:05Z');`

let migrated: MigratedDatabase
let db: pg.Client
beforeAll(async () => {
  migrated = await openMigratedDatabase('article_levels', before)
  db = migrated.db
})
afterAll(() => migrated.close())

describe('the migration that has levels of articles estimated again', () => {
  it('marks what people wrote, leaves the library’s levels, and changes no article', async () => {
    const { rows } = await db.query('SELECT id, level, is_level_old, updated_at FROM article ORDER BY id')
    const updated = new Date('2026-01-02T03:04:05Z')
    expect(rows).toEqual([
      { id: 1, level: 'B1', is_level_old: true, updated_at: updated },
      { id: 2, level: 'A2', is_level_old: false, updated_at: updated },
    ])
  })

  it('marks no article that is written later', async () => {
    await db.query(
      "INSERT INTO article (id, user_id, title, md_content, raw_content) VALUES (3, 1, 'Bats', 'x', 'x')",
    )
    const { rows } = await db.query('SELECT is_level_old FROM article WHERE id = 3')
    expect(rows).toEqual([{ is_level_old: false }])
  })
})
