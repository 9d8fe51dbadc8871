import { randomBytes, randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { transaction } from '../../lib/transaction'
import { openRows, type Rows } from '../../testing/rows'
import { undo } from './undo'

/** Tests that undoing a change affects only the user's own rows, whatever its step holds. */
let rows: Rows
let me: Actor
let other: Actor
/** Two words of the dictionary. */
let words: readonly { readonly id: number; readonly spell_lower: string }[]
beforeAll(async () => {
  rows = await openRows()
  words = (await rows.pool.query('SELECT id, spell_lower FROM spell ORDER BY id LIMIT 2')).rows
  me = await rows.person()
  other = await rows.person()
})
afterAll(() => rows.close())

/** An id that no word in the dictionary has. */
const GONE = 2_147_483_000

const step = async (who: Actor, kind: 'items' | 'vocabulary', content: object, minutes = 0) =>
  (
    await rows.add<{ id: string }>('undo_step', {
      ...{ id: randomUUID(), user_id: who.userId, kind, rows: content },
      created_at: new Date(Date.now() - minutes * 60_000),
    })
  ).id
const item = (who: Actor, { id, spell_lower } = words[0]!) =>
  rows.add<{ id: number }>('main_voc_item', { user_id: who.userId, spell_id: id, spell_lower, met_count: 3 })
const readings = async (who: Actor, table: 'main_voc_item' | 'read_text' | 'custom_voc') =>
  (await rows.pool.query(`SELECT * FROM ${table} WHERE user_id = $1`, [who.userId])).rows
const vocabulary = (who: Actor) => {
  const name = `list ${randomUUID()}`
  return rows.add('custom_voc', { user_id: who.userId, name, name_lower: name, description: '' })
}
const listed = async (voc: { id: number }) =>
  (await rows.pool.query('SELECT spell_id FROM custom_voc_spell WHERE voc_id = $1', [voc.id])).rows
/** Deletes a row from its table and returns it as a step holds it. */
const deleteRow = async (table: 'main_voc_item' | 'custom_voc', id: number): Promise<object> =>
  (await rows.pool.query(`DELETE FROM ${table} t WHERE id = $1 RETURNING to_jsonb(t) AS row`, [id])).rows[0]
    .row
/** Undoes a step now. */
const undoStep = (who: Actor, id: string) => undo(who, { id }, (work) => transaction(rows.pool, work))
const nothing = { code: 'nothing_to_undo' }

describe('undoing a change', () => {
  it('is possible for the user who made it, for an hour', async () => {
    const change = { added: [], before: [] }
    const mine = await step(me, 'items', change, 59)
    await expect(undoStep(other, mine)).rejects.toMatchObject(nothing)
    const late = await step(me, 'items', change, 61)
    await expect(undoStep(me, late)).rejects.toMatchObject(nothing)
    expect(await undoStep(me, mine)).toEqual({ restored: 0 })
  })

  it('restores the user’s own words that are still in the dictionary', async () => {
    const mine = await deleteRow('main_voc_item', (await item(me)).id)
    const before = [
      mine,
      await deleteRow('main_voc_item', (await item(other)).id),
      { ...mine, id: -me.userId, spell_id: GONE },
    ]
    expect(await undoStep(me, await step(me, 'items', { added: [], before }))).toEqual({ restored: 1 })
    expect(await readings(me, 'main_voc_item')).toHaveLength(1)
    expect(await readings(other, 'main_voc_item')).toEqual([])
  })

  it('removes words from the user’s own list, and a text from their own counts', async () => {
    const [reader, fellow] = [await rows.person(), await rows.person()]
    const hash = randomBytes(32)
    const [added, kept] = words
    for (const { userId: user_id } of [reader, fellow]) {
      await item({ userId: user_id, sessionId: '' }, added)
      await item({ userId: user_id, sessionId: '' }, kept)
      await rows.add('read_text', { user_id, hash, spell_ids: [kept!.id], counts: [2] })
    }
    const before = [await readings(fellow, 'main_voc_item'), await readings(fellow, 'read_text')]
    const change = { added: [added!.id], before: [], text: hash.toString('hex') }
    expect(await undoStep(reader, await step(reader, 'items', change))).toEqual({ restored: 1 })
    expect(await readings(reader, 'main_voc_item')).toMatchObject([{ spell_id: kept!.id, met_count: 1 }])
    expect(await readings(reader, 'read_text')).toEqual([])
    expect([await readings(fellow, 'main_voc_item'), await readings(fellow, 'read_text')]).toEqual(before)
  })

  it('creates no vocabulary for another user', async () => {
    const row = await deleteRow('custom_voc', (await vocabulary(other)).id)
    const change = await step(me, 'vocabulary', { vocabulary: row, spells: [] })
    await expect(undoStep(me, change)).rejects.toMatchObject(nothing)
    expect(await readings(other, 'custom_voc')).toEqual([])
  })

  it('restores words that are still in the dictionary to the user’s own vocabulary', async () => {
    const [mine, others] = [await vocabulary(me), await vocabulary(other)]
    const [{ id: spell_id, spell_lower }] = words as [(typeof words)[number]]
    const added_at = new Date()
    const spells = [
      { id: -3 * me.userId, voc_id: mine.id, spell_id, spell_lower, added_at },
      { id: -3 * me.userId - 1, voc_id: mine.id, spell_id: GONE, spell_lower, added_at },
      { id: -3 * me.userId - 2, voc_id: others.id, spell_id, spell_lower, added_at },
    ]
    const change = await step(me, 'vocabulary', { vocabulary: null, spells })
    expect(await undoStep(me, change)).toEqual({ restored: 1 })
    expect(await listed(mine)).toEqual([{ spell_id }])
    expect(await listed(others)).toEqual([])
  })
})
