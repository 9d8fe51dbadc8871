import { workerDatabase } from '@wordhoard/testkit/database/worker-database'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Entry, Sense } from '../model'
import { moveChoices } from './move-choices'

let pool: pg.Pool
let client: pg.PoolClient
beforeAll(async () => {
  pool = new pg.Pool({ connectionString: await workerDatabase() })
  client = await pool.connect()
  await client.query('BEGIN')
})
afterAll(async () => {
  await client.query('ROLLBACK')
  client.release()
  await pool.end()
})

describe('the senses that people chose', () => {
  it('move to the sense that covers theirs: of readers for their sentences, of authors for their articles', async () => {
    const { rows: definitions } = await client.query<{ id: number; key: string; spell_id: number }>(
      `SELECT id, key, spell_id FROM definition
       WHERE spell_id = (SELECT id FROM spell WHERE spell_lower = 'bank') ORDER BY ordinal LIMIT 2`,
    )
    const [going, staying] = definitions
    const { rows } = await client.query<{ id: number }>(
      `INSERT INTO user_account (email, username, username_lower, password_hash)
       VALUES ('mover@example.org', 'Mover', 'mover', 'x') RETURNING id`,
    )
    const userId = rows[0]!.id
    await client.query(
      `INSERT INTO encounter (user_id, spell_id, sentence, definition_id) VALUES ($1, $2, 'On the bank.', $3)`,
      [userId, going!.spell_id, going!.id],
    )
    const article = await client.query<{ id: number }>(
      `INSERT INTO article (user_id, title, md_content, raw_content)
       VALUES ($1, 'Bank', 'On the bank.', 'On the bank.') RETURNING id`,
      [userId],
    )
    await client.query(
      `INSERT INTO article_sense (user_id, article_id, "offset", form, definition_id)
       SELECT user_id, id, 7, 'bank', $2 FROM article WHERE id = $1`,
      [article.rows[0]!.id, going!.id],
    )
    const covered = [{ key: going!.key }] as unknown as readonly Sense[]
    await moveChoices(client, [{ senses: [{ id: staying!.id, covered }] }] as unknown as readonly Entry[])
    const { rows: chosen } = await client.query(
      `SELECT (SELECT definition_id FROM encounter WHERE user_id = $1) AS reader,
         (SELECT definition_id FROM article_sense WHERE article_id = $2) AS author`,
      [userId, article.rows[0]!.id],
    )
    expect(chosen).toEqual([{ reader: staying!.id, author: staying!.id }])
  })

  it('move to a sense that is written later in the same transaction', async () => {
    const { rows: definitions } = await client.query<{ id: number; key: string }>(
      `SELECT id, key FROM definition
       WHERE spell_id = (SELECT id FROM spell WHERE spell_lower = 'river') ORDER BY ordinal LIMIT 1`,
    )
    const [going] = definitions
    const { rows: articles } = await client.query<{ id: number }>(
      `INSERT INTO article (user_id, title, md_content, raw_content)
       SELECT id, 'River', 'By the river.', 'By the river.' FROM user_account ORDER BY id DESC LIMIT 1 RETURNING id`,
    )
    await client.query(
      `INSERT INTO article_sense (user_id, article_id, "offset", form, definition_id)
       SELECT user_id, id, 7, 'river', $2 FROM article WHERE id = $1`,
      [articles[0]!.id, going!.id],
    )
    const id = 2_000_000_000
    const covered = [{ key: going!.key }] as unknown as readonly Sense[]
    await moveChoices(client, [{ senses: [{ id, covered }] }] as unknown as readonly Entry[])
    await client.query(`UPDATE definition SET id = $2, ordinal = 30000, key = 'river.n.new' WHERE id = $1`, [
      going!.id,
      id,
    ])
    await client.query('SET CONSTRAINTS ALL IMMEDIATE')
    const { rows: chosen } = await client.query(
      'SELECT definition_id FROM article_sense WHERE article_id = $1',
      [articles[0]!.id],
    )
    expect(chosen).toEqual([{ definition_id: id }])
  })
})
