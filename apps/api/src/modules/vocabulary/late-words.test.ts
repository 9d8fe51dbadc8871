import {
  chooseSense,
  countLookup,
  listEncounters,
  type WordEncounters,
} from '@wordhoard/contracts/encounters'
import { passWords } from '@wordhoard/contracts/learner/knowledge'
import { addFromText, undoChange } from '@wordhoard/contracts/reading/text-words'
import { removeWords, saveWord, setWordState, updatePriority } from '@wordhoard/contracts/vocabulary'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs } from '../../testing/calls'
import { learner, spellIdOf } from '../../testing/learner'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { sweep } from '../accounts/housekeeping'

let api: TestApp
let heron: number
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
  heron = spellIdOf(api, 'heron')
})
afterAll(() => api.close())

const HOUR = 3_600_000
const DAY = 24 * HOUR

/** When something was done, by a device whose clock is wrong by `ahead`. */
const ago = (ms: number, ahead = 0) => ({
  given: { given_at: Date.now() + ahead - ms, sent_at: Date.now() + ahead },
})
type State = 'met' | 'new' | 'known' | 'ignored'
const mark = async (who: Person, state: State, late: object = {}, spell_ids: readonly number[] = [heron]) =>
  (
    await callAs(api, who, setWordState, { body: { spell_ids: [...spell_ids], state, adds: true, ...late } })
  ).json<{
    updated: number
    undo_id: string | null
  }>()
const remove = async (who: Person, late: object = {}) =>
  (await callAs(api, who, removeWords, { body: { spell_ids: [heron], ...late } })).json()
/** The words of a person with what they did with them: 0 met, 1 saved, 2 known, 3 ignored. */
const marksOf = async ({ userId }: Person) => {
  const { rows } = await api.pool.query<{ word: string; mark: number }>(
    'SELECT spell_lower AS word, mark FROM main_voc_item WHERE user_id = $1 ORDER BY spell_id',
    [userId],
  )
  return Object.fromEntries(rows.map(({ word, mark: made }) => [word, made]))
}

describe('a change of words that had to wait for the network', () => {
  it('adds the words that are not in the vocabulary, and is undone by removing them', async () => {
    const me = await learner(api, ['theory'])
    const { updated, undo_id } = await mark(me, 'known', {}, [heron, ...me.spellIds])
    expect(updated).toBe(2)
    expect(await marksOf(me)).toEqual({ heron: 2, theory: 2 })
    await callAs(api, me, undoChange, { params: { id: undo_id! } })
    expect(await marksOf(me)).toEqual({ theory: 1 })
  })

  it('wins over earlier ones: a word saved on one device and marked on another, whichever arrives first', async () => {
    const saved = (hours: number) => (who: Person) => mark(who, 'new', ago(hours * HOUR))
    const known = (hours: number) => (who: Person) => mark(who, 'known', ago(hours * HOUR))
    for (const [earlier, later, wanted] of [
      [saved(2), known(1), { heron: 2 }],
      [known(2), saved(1), { heron: 1 }],
    ] as const) {
      for (const order of [
        [earlier, later],
        [later, earlier],
      ]) {
        const me = await person(api)
        for (const change of order) await change(me)
        expect(await marksOf(me)).toEqual(wanted)
      }
    }
  })

  it('is undone after it, also if the device’s clock was set back in between', async () => {
    const [added, removed] = [await person(api), await person(api)]
    const known = await mark(added, 'known', ago(HOUR))
    await mark(removed, 'known', ago(3 * HOUR))
    const gone = await remove(removed, ago(HOUR))
    for (const [who, { undo_id }] of [
      [added, known],
      [removed, gone],
    ] as const)
      await callAs(api, who, undoChange, { params: { id: undo_id! }, query: ago(HOUR + 300).given })
    expect([await marksOf(added), await marksOf(removed)]).toEqual([{}, { heron: 2 }])
  })

  it('leaves a word alone that was saved online after it', async () => {
    const me = await person(api)
    await callAs(api, me, saveWord, { params: { spell_id: heron } })
    expect(await mark(me, 'known', ago(HOUR))).toEqual({ updated: 0, undo_id: null })
    expect(await marksOf(me)).toEqual({ heron: 1 })
  })

  it('is overtaken by a word saved online after it, whichever arrives first', async () => {
    for (const state of ['known', 'ignored', 'met'] as const) {
      const saveOnline = (who: Person) => callAs(api, who, saveWord, { params: { spell_id: heron } })
      const [one, other] = [await person(api), await person(api)]
      await mark(one, state, ago(HOUR))
      expect((await saveOnline(one)).json()).toMatchObject({ state: 'new', priority: 2 })
      await saveOnline(other)
      await mark(other, state, ago(HOUR))
      expect([await marksOf(one), await marksOf(other)]).toEqual([{ heron: 1 }, { heron: 1 }])
    }
  })

  it('is overtaken by saving a word that was saved already, which says so', async () => {
    const me = await person(api)
    await mark(me, 'new', ago(3 * HOUR))
    const again = await callAs(api, me, saveWord, { params: { spell_id: heron } })
    expect([again.statusCode, again.json().detail]).toEqual([400, 'Item already exists'])
    expect(await mark(me, 'known', ago(HOUR))).toEqual({ updated: 0, undo_id: null })
    expect(await marksOf(me)).toEqual({ heron: 1 })
  })

  it('leaves words alone that were changed after it, whatever the device’s clock says', async () => {
    const me = await learner(api, ['theory'])
    const words = [heron, ...me.spellIds]
    await mark(me, 'ignored')
    const late = await mark(me, 'known', ago(HOUR, 400 * DAY), words)
    expect(late.updated).toBe(1)
    expect(await marksOf(me)).toEqual({ heron: 3, theory: 2 })
    expect(
      (
        await callAs(api, me, updatePriority, { body: { spell_ids: words, priority: 4, ...ago(HOUR / 2) } })
      ).json(),
    ) //
      .toMatchObject({ updated: 1 })
  })

  it('leads to the same words in whatever order changes arrive', async () => {
    const changes: [State | 'removed', number][] = [
      ['new', 5],
      ['known', 4],
      ['removed', 3],
      ['new', 2],
      ['ignored', 1],
    ]
    for (const last of changes.keys()) {
      const made = changes.slice(0, last + 1)
      const results = []
      for (const order of [made, made.toReversed(), [...made.slice(1), ...made.slice(0, 1)]]) {
        const me = await person(api)
        for (const [change, hours] of order) {
          const late = ago(hours * HOUR)
          await (change === 'removed' ? remove(me, late) : mark(me, change, late))
        }
        results.push(await marksOf(me))
      }
      expect(results[1], changes[last]![0]).toEqual(results[0])
      expect(results[2], changes[last]![0]).toEqual(results[0])
    }
  })

  it('does not bring back a word that was removed after it', async () => {
    const me = await learner(api, ['heron'])
    await remove(me)
    expect(await mark(me, 'new', ago(HOUR))).toEqual({ updated: 0, undo_id: null })
    const sent = { spell_id: heron, context: 'A heron stood by the weir.', ...ago(HOUR) }
    await callAs(api, me, countLookup, { body: sent })
    expect(await marksOf(me)).toEqual({})
    await callAs(api, me, countLookup, { body: { ...sent, given: undefined } })
    expect(await marksOf(me)).toEqual({ heron: 0 })
  })

  it('is undone by an undo that had to wait too, unless the word was changed after that', async () => {
    const me = await learner(api, ['heron'])
    const undo = (id: string | null, { given }: ReturnType<typeof ago>) =>
      callAs(api, me, undoChange, { params: { id: id! }, query: given })
    const age = (id: string | null) =>
      api.pool.query("UPDATE undo_step SET created_at = now() - interval '20 days' WHERE id = $1", [id])
    const first = await mark(me, 'known')
    await api.pool.query("UPDATE word_change SET changed_at = now() - interval '20 days'")
    await age(first.undo_id)
    await sweep(api.pool)
    expect((await undo(first.undo_id, ago(20 * DAY - 50 * 60_000))).statusCode).toBe(200)
    expect(await marksOf(me)).toEqual({ heron: 1 })
    const second = await mark(me, 'known')
    await age(second.undo_id)
    await mark(me, 'ignored')
    expect((await undo(second.undo_id, ago(20 * DAY - 50 * 60_000))).json()).toEqual({ restored: 0 })
    expect(await marksOf(me)).toEqual({ heron: 3 })
    const third = await mark(me, 'known')
    await age(third.undo_id)
    expect((await undo(third.undo_id, ago(DAY))).json()).toMatchObject({ code: 'nothing_to_undo' })
  })

  it('is taken for thirty days', async () => {
    const me = await person(api)
    expect(await mark(me, 'new', ago(31 * DAY))).toMatchObject({ code: 'too_late' })
    expect(await mark(me, 'new', ago(29 * DAY))).toMatchObject({ updated: 1 })
  })
})

describe('what was done while reading without a network', () => {
  const sentence = 'A heron stood by the weir.'
  const encounters = async (who: Person) =>
    (await callAs(api, who, listEncounters, { params: { spell_id: heron } })).json<WordEncounters>()

  it('counts a look-up from when it was made, once per key', async () => {
    const me = await person(api)
    const body = { spell_id: heron, context: sentence, ...ago(2 * DAY) }
    const headers = { ...me.headers, 'idempotency-key': 'one' }
    for (const _ of [1, 2]) await callAs(api, { ...me, headers }, countLookup, { body })
    const { lookup_count, sentences } = await encounters(me)
    expect(lookup_count).toBe(1)
    expect(Date.now() - Date.parse(sentences[0]!.met_at)).toBeGreaterThan(2 * DAY - HOUR)
  })

  it('keeps the meaning that was chosen last', async () => {
    const me = await person(api)
    const { rows } = await api.pool.query<{ id: number }>(
      'SELECT id FROM definition WHERE spell_id = $1 ORDER BY id LIMIT 2',
      [heron],
    )
    const choose = (definition_id: number | null, late: object = {}) =>
      callAs(api, me, chooseSense, { body: { spell_id: heron, context: sentence, definition_id, ...late } })
    await choose(rows[0]!.id, ago(2 * HOUR))
    await choose(null)
    await choose(rows[0]!.id, ago(HOUR))
    expect((await encounters(me)).sentences[0]!.definition_id).toBeNull()
    await choose(rows[0]!.id)
    expect((await encounters(me)).sentences[0]!.definition_id).toBe(rows[0]!.id)
  })

  it('dates a text and the words passed in it, and counts both once', async () => {
    const me = await person(api)
    const late = ago(3 * DAY)
    const passed = { spell_ids: [heron], ...late }
    for (const _ of [1, 2]) {
      await callAs(api, me, addFromText, { body: { text: sentence, title: 'By the weir', ...late } })
      await callAs(api, me, passWords, { body: passed })
    }
    const { rows } = await api.pool.query(
      `SELECT round(extract(epoch FROM now() - read_at) / 3600)::int AS read, round(extract(epoch FROM now() - last_at) / 3600)::int AS passed,
         day_count AS days
       FROM read_text JOIN passed_word USING (user_id) WHERE user_id = $1`,
      [me.userId],
    )
    expect(rows).toEqual([{ read: 72, passed: 72, days: 1 }])
  })
})
