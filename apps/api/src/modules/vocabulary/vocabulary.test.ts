import type { TextWordStates } from '@wordhoard/contracts/reading/text-words'
import { measureLongestTurn } from '@wordhoard/testkit/measuring/longest-turn'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

interface TestRow {
  spell_id: number
  spell_lower: string
  priority: number
  state: string
}

const call = (who: Person, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  api.app.inject({ method, url: `/api/main-voc${url}`, headers: who.headers, ...(payload && { payload }) })
const idOf = (word: string) => api.dictionary.index.idOf(word)!
const add = async (who: Person, text: string, title?: string) =>
  (await call(who, 'POST', '/add-from-text/', { text, ...(title && { title }) })).json<{
    added: number
    known: number
    unknown_words: string[]
    undo_id: string | null
  }>()
const list = async (who: Person, query = '') =>
  (await call(who, 'GET', `?limit=500${query}`)).json<{
    vocabulary: TestRow[]
    stat: { total_words: number; total_score: number }
    found: number
  }>()
const words = async (who: Person, query = '') =>
  (await list(who, query)).vocabulary.map(({ spell_lower }) => spell_lower)

describe('adding a text', () => {
  const text =
    'Yesterday Elizabeth ran to London; she was running, and nobody runs like her. The fjord glimmered. It cost £500. A zzyzx!'

  it('adds base forms, each once, as met, but no names, numbers or typos', async () => {
    const me = await person(api)
    const answer = await add(me, text)
    const entered = await words(me)
    expect(entered).toContain('run')
    expect(entered).toContain('fjord')
    expect(entered).toContain('glimmer')
    for (const other of ['ran', 'running', 'elizabeth', 'london', '500', 'zzyzx']) {
      expect(entered).not.toContain(other)
    }
    expect(answer.added).toBe(entered.length)
    expect(answer.unknown_words).toContain('zzyzx')
  })

  it('gives met words priority 1 and no due date, and common ones priority 0 as known', async () => {
    const me = await person(api)
    await add(me, text)
    const byWord = new Map((await list(me)).vocabulary.map((row) => [row.spell_lower, row]))
    expect(byWord.get('fjord')).toMatchObject({ priority: 1, state: 'met', next_repeated_at: null })
    expect(byWord.get('the')).toMatchObject({ priority: 0, state: 'known' })
  })

  it('adds and counts nothing when the text comes a second time', async () => {
    const me = await person(api)
    const first = await add(me, text)
    const second = await add(me, text)
    expect(second).toMatchObject({ added: 0, known: first.added, undo_id: null })
    const item = (await call(me, 'GET', `/item/${idOf('run')}`)).json()
    expect(item).toMatchObject({ met_count: 3 })
  })

  it('counts further encounters in another text, and stores the sentences', async () => {
    const me = await person(api)
    await add(me, 'A ship glimmered in the fjord.', 'Ships')
    await add(me, 'No fjord is like another fjord.', 'Fjords')
    const answer = (await call(me, 'GET', `/encounters/${idOf('fjord')}`)).json()
    expect(answer).toMatchObject({
      met_count: 3,
      lookup_count: 0,
      sentences: [
        { sentence: 'No fjord is like another fjord.', source: 'Fjords', position: 0 },
        { sentence: 'A ship glimmered in the fjord.', source: 'Ships' },
      ],
    })
  })

  it('can be undone once', async () => {
    const me = await person(api)
    await add(me, 'The old fjord.')
    const { undo_id } = await add(me, text)
    expect((await call(me, 'POST', `/undo/${undo_id}`)).statusCode).toBe(200)
    expect(await words(me)).toEqual(['the', 'old', 'fjord'])
    expect((await call(me, 'POST', `/undo/${undo_id}`)).json()).toMatchObject({ code: 'nothing_to_undo' })
  })

  it('can be undone for an hour, by the user who added it', async () => {
    const [me, other] = [await person(api), await person(api)]
    const ago = (id: string | null, minutes: number) =>
      api.pool.query('UPDATE undo_step SET created_at = now() - make_interval(mins => $2) WHERE id = $1', [
        id,
        minutes,
      ])
    const late = (await add(me, 'The old fjord.')).undo_id
    await ago(late, 61)
    expect((await call(me, 'POST', `/undo/${late}`)).json()).toMatchObject({ code: 'nothing_to_undo' })
    expect(await words(me)).toEqual(['the', 'old', 'fjord'])
    const early = (await add(me, 'A glacier.')).undo_id
    await ago(early, 59)
    expect((await call(other, 'POST', `/undo/${early}`)).json()).toMatchObject({ code: 'nothing_to_undo' })
    expect((await call(me, 'POST', `/undo/${early}`)).statusCode).toBe(200)
    expect(await words(me)).toEqual(['the', 'old', 'fjord'])
  })

  it('is not undone for other users who read the same text', async () => {
    const [me, other] = [await person(api), await person(api)]
    await add(other, text)
    const before = await api.pool.query('SELECT * FROM main_voc_item WHERE user_id = $1 ORDER BY spell_id', [
      other.userId,
    ])
    const { undo_id } = await add(me, text)
    expect((await call(me, 'POST', `/undo/${undo_id}`)).statusCode).toBe(200)
    const after = await api.pool.query('SELECT * FROM main_voc_item WHERE user_id = $1 ORDER BY spell_id', [
      other.userId,
    ])
    expect(after.rows).toEqual(before.rows)
    expect(after.rows.length).toBeGreaterThan(0)
  })

  it('counts again after it was undone, while other texts stay counted once', async () => {
    const me = await person(api)
    await add(me, 'A fjord glimmered.')
    const { undo_id } = await add(me, 'A fjord and a glacier.')
    await call(me, 'POST', `/undo/${undo_id}`)
    const list = { words: [{ text: 'moraine' }] }
    const { undo_id: imported } = (await call(me, 'POST', '/import', list)).json<{ undo_id: string }>()
    await call(me, 'POST', `/undo/${imported}`)
    await add(me, 'A fjord glimmered.')
    const met = async () =>
      (await call(me, 'GET', `/item/${idOf('fjord')}`)).json<{ met_count: number }>().met_count
    const before = await met()
    await add(me, 'A fjord and a glacier.')
    expect(await met()).toBe(before + 1)
    await add(me, 'A fjord glimmered.')
    expect(await met()).toBe(before + 1)
  })

  it('counts once from two tabs at the same moment, and fails in neither', async () => {
    const me = await person(api)
    const answers = await Promise.all(
      [...Array(6)].map((_, i) =>
        call(me, 'POST', '/add-from-text/', { text: i % 2 ? text : `${text} Again.` }),
      ),
    )
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(6).fill(200))
    expect((await call(me, 'GET', `/item/${idOf('run')}`)).json()).toMatchObject({ met_count: 6 })
  })

  it('affects no other user', async () => {
    const [me, other] = [await person(api), await person(api)]
    const { undo_id } = await add(me, text)
    expect(await words(other)).toEqual([])
    expect((await call(other, 'POST', `/undo/${undo_id}`)).statusCode).toBe(404)
  })
})

describe('a word', () => {
  it('that isn’t in the vocabulary answers 404 with the text that the panel shows', async () => {
    const answer = await call(await person(api), 'GET', `/item/${idOf('fjord')}`)
    expect(answer.statusCode).toBe(404)
    expect(answer.json()).toMatchObject({ detail: 'Item not found' })
  })

  it('can be saved once; a second attempt is an error', async () => {
    const me = await person(api)
    const first = await call(me, 'POST', `/item/${idOf('fjord')}`)
    expect(first.statusCode).toBe(201)
    expect(first.json()).toMatchObject({ priority: 2, state: 'new', score: 0 })
    const second = await call(me, 'POST', `/item/${idOf('fjord')}`)
    expect(second.statusCode).toBe(400)
    expect(second.json()).toMatchObject({ detail: 'Item already exists' })
  })

  it('that was met is promoted by saving it', async () => {
    const me = await person(api)
    await add(me, 'The fjord glimmered.')
    expect((await call(me, 'POST', `/item/${idOf('fjord')}`)).statusCode).toBe(201)
    expect((await call(me, 'GET', `/item/${idOf('fjord')}`)).json()).toMatchObject({
      state: 'new',
      priority: 2,
    })
  })

  it('is stored once when several tabs save it at the same moment', async () => {
    const me = await person(api)
    const answers = await Promise.all([...Array(5)].map(() => call(me, 'POST', `/item/${idOf('fjord')}`)))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 400, 400, 400, 400])
  })

  it('that isn’t in the dictionary can’t be saved', async () => {
    expect((await call(await person(api), 'POST', '/item/2147483647')).statusCode).toBe(404)
  })

  it('is added as met, with its sentence, when it is looked up', async () => {
    const me = await person(api)
    const lookUp = () =>
      call(me, 'POST', '/lookups', {
        spell_id: idOf('fjord'),
        context: 'The fjord is deep.',
        source: 'Norway',
      })
    expect((await lookUp()).statusCode).toBe(204)
    await lookUp()
    expect((await call(me, 'GET', `/encounters/${idOf('fjord')}`)).json()).toMatchObject({
      lookup_count: 2,
      sentences: [{ sentence: 'The fjord is deep.', source: 'Norway', was_looked_up: true }],
    })
    expect((await call(me, 'GET', `/item/${idOf('fjord')}`)).json()).toMatchObject({ state: 'met' })
  })
})

describe('changes of several words', () => {
  const text = 'A fjord, a glacier and a moraine.'
  const three = () => ['fjord', 'glacier', 'moraine'].map(idOf)

  it('set their priority, which saves them; 0 makes them ignored', async () => {
    const me = await person(api)
    await add(me, text)
    const answer = await call(me, 'PATCH', '/update-priority/', { spell_ids: three(), priority: 4 })
    expect(answer.json()).toMatchObject({ updated: 3 })
    expect(await words(me, '&state=new&priority=4')).toEqual(['fjord', 'glacier', 'moraine'])
    await call(me, 'PATCH', '/update-priority/', { spell_ids: [idOf('fjord')], priority: 0 })
    expect(await words(me, '&state=ignored')).toEqual(['fjord'])
  })

  it('can be undone, which restores each word', async () => {
    const me = await person(api)
    await add(me, text)
    await call(me, 'PATCH', '/update-priority', { spell_ids: [idOf('fjord')], priority: 3 })
    const before = (await list(me)).vocabulary
    const changes = [
      await call(me, 'PATCH', '/update-priority', { spell_ids: three(), priority: 4 }),
      await call(me, 'PATCH', '/state', { spell_ids: three(), state: 'known' }),
      await call(me, 'POST', '/remove', { spell_ids: three() }),
    ]
    expect(await words(me)).not.toContain('fjord')
    for (const change of changes.reverse()) {
      const { undo_id } = change.json<{ undo_id: string }>()
      expect((await call(me, 'POST', `/undo/${undo_id}`)).json()).toEqual({ restored: 3 })
    }
    expect((await list(me)).vocabulary).toEqual(before)
  })

  it('require a selection and a valid priority', async () => {
    const me = await person(api)
    for (const body of [
      { spell_ids: [], priority: 1 },
      { spell_ids: [1], priority: 5 },
      { spell_ids: [1], priority: 1.5 },
      { spell_ids: Array(501).fill(1), priority: 1 },
    ]) {
      expect((await call(me, 'PATCH', '/update-priority', body)).statusCode).toBe(400)
    }
  })

  it('affect no other user’s words', async () => {
    const [me, other] = [await person(api), await person(api)]
    await add(other, text)
    const before = (await list(other)).vocabulary
    await call(me, 'PATCH', '/update-priority', { spell_ids: three(), priority: 0 })
    await call(me, 'POST', '/remove', { spell_ids: three() })
    expect((await list(other)).vocabulary).toEqual(before)
  })
})

describe('the list', () => {
  it('sorts by several columns and pages without repeats', async () => {
    const me = await person(api)
    await add(me, 'Fjord, glacier, moraine, tundra, iceberg, penguin, walrus, lichen.')
    await call(me, 'PATCH', '/update-priority', { spell_ids: [idOf('walrus'), idOf('lichen')], priority: 4 })
    const sorted = '&orders_by=priority&orders_dir=desc&orders_by=spell_id&orders_dir=asc'
    const all = await words(me, sorted)
    expect(all.slice(0, 3)).toEqual(['lichen', 'walrus', 'fjord'])
    const pages: string[] = []
    for (let offset = 0; offset < 8; offset += 3) {
      const page = await call(me, 'GET', `?limit=3&offset=${offset}${sorted}`)
      pages.push(...page.json<{ vocabulary: TestRow[] }>().vocabulary.map((row) => row.spell_lower))
    }
    expect(pages).toEqual(all)
  })

  it('is the same with and without meanings, which the database and the server write', async () => {
    const me = await person(api)
    await add(me, 'Dogs and cats ran through the old garden, reluctantly.')
    await api.pool.query(
      `UPDATE main_voc_item SET note = E'"a"\\\\ \\n\\t’ü\\u2028', score = 10 / 3.0, added_at = '2026-03-29T00:59:59.007Z',
         repeat_count = 2, phase = 2, stability = 3, difficulty = 5, last_repeated_at = '2026-01-01', next_repeated_at = NULL
       WHERE user_id = $1 AND spell_id = $2`,
      [me.userId, idOf('dog')],
    )
    for (const query of ['', '&orders_by=score&orders_dir=desc', '&search=a&state=met', '&offset=900']) {
      const { vocabulary, ...plain } = await list(me, query)
      const full = await list(me, `${query}&meanings=true`)
      expect(plain).toEqual({ stat: full.stat, found: full.found })
      expect(vocabulary).toEqual(
        full.vocabulary.map((row) => {
          const {
            meaning: _,
            part_of_speech: __,
            definition_id: ___,
            spelling: ____,
            ...rest
          } = row as TestRow & Record<string, unknown>
          return rest
        }),
      )
    }
  })

  it('rejects repeated and unknown columns, missing directions, and invalid pages', async () => {
    const me = await person(api)
    for (const query of [
      'orders_by=id&orders_dir=asc&orders_by=id&orders_dir=desc',
      'orders_by=password_hash&orders_dir=asc',
      'orders_by=id',
      'orders_by=id&orders_dir=sideways',
      'limit=0',
      'limit=501',
      'offset=-1',
    ]) {
      expect((await call(me, 'GET', `?${query}`)).statusCode, query).toBe(400)
    }
  })

  it('finds words by part, priority, state and due date, and counts them', async () => {
    const me = await person(api)
    await add(me, 'The fjord and the glacier.')
    await call(me, 'POST', `/item/${idOf('glacier')}`)
    expect(await words(me, '&search=LAC')).toEqual(['glacier'])
    expect(await words(me, '&search=%25')).toEqual([])
    expect(await words(me, '&state=new&state=met')).toEqual(['fjord', 'glacier'])
    await api.pool.query(
      `UPDATE main_voc_item SET next_repeated_at = now() WHERE user_id = $1 AND spell_id = $2`,
      [me.userId, idOf('glacier')],
    )
    const due = await list(me, '&due=true')
    expect(due).toMatchObject({ found: 1, stat: { total_words: 4 } })
    expect((await call(me, 'GET', '/stat/')).json()).toMatchObject({
      total_words: 4,
      states: { met: 1, new: 1, known: 2 },
      due: 1,
    })
    expect((await call(me, 'GET', '/minimal-scored/')).json()).toHaveLength(4)
  })
})

describe('the states of a text', () => {
  it('list each word with its forms, and how much of the text is known', async () => {
    const me = await person(api)
    await add(me, 'The fjord.')
    await call(me, 'PATCH', '/state', { spell_ids: [idOf('fjord')], state: 'known' })
    const answer = (
      await call(me, 'POST', '/states', { text: 'The fjords glimmer; the glaciers glimmered.' })
    ).json<{ words: { spell_lower: string }[]; coverage: object }>()
    const byWord = Object.fromEntries(answer.words.map((word) => [word.spell_lower, word]))
    expect(byWord.fjord).toMatchObject({ state: 'known', forms: ['fjords'], count: 1 })
    expect(byWord.glimmer).toMatchObject({ state: null, forms: ['glimmer', 'glimmered'], count: 2 })
    expect(byWord.the).toMatchObject({ state: 'known' })
    expect(answer.coverage).toMatchObject({ tokens: 6, known: 3 })
  })

  it('include the phrases of the vocabulary, with the places of their words at each occurrence', async () => {
    const me = await person(api)
    await call(me, 'POST', `/item/${idOf('put off')}`)
    await call(me, 'POST', `/item/${idOf("make up one's mind")}`)
    await call(me, 'POST', `/item/${idOf('run into')}`)
    const text =
      'Do not put the old meeting off.\n\nIt was put off. They made up their minds, and ran into a wall.'
    const { phrases } = (await call(me, 'POST', '/states', { text })).json<TextWordStates>()
    const shown = phrases.map(({ spell_lower, state, places }) => [
      spell_lower,
      state,
      places.map((place) => place.map(([start, end]) => text.slice(start, end))),
    ])
    expect(shown.sort()).toEqual([
      ["make up one's mind", 'new', [['made up their minds']]],
      ['put off', 'new', [['put', 'off'], ['put off']]],
    ])
    const other = await person(api)
    expect((await call(other, 'POST', '/states', { text })).json()).toMatchObject({ phrases: [] })
  })
})

describe('import and export', () => {
  it('preview an import, then save the words in the dictionary, and can be undone', async () => {
    const me = await person(api)
    await add(me, 'The fjord.')
    await call(me, 'POST', `/item/${idOf('glacier')}`)
    const list = {
      words: [
        { text: 'Fjords', sentence: 'We saw fjords.' },
        { text: 'glacier' },
        { text: 'look forward to' },
        { text: 'qzxqzx' },
      ],
    }
    const preview = (await call(me, 'POST', '/import', { ...list, preview: true })).json()
    expect(preview).toMatchObject({
      recognised: [
        { text: 'Fjords', spell_lower: 'fjord', is_saved: false },
        { text: 'glacier', is_saved: true },
        { text: 'look forward to', is_saved: false },
      ],
      not_recognised: ['qzxqzx'],
      added: 2,
    })
    expect(await words(me, '&state=new')).toEqual(['glacier'])
    const done = (await call(me, 'POST', '/import', list)).json<{ undo_id: string }>()
    expect(done).toMatchObject({ added: 2 })
    expect((await words(me, '&state=new')).sort()).toEqual(['fjord', 'glacier', 'look forward to'])
    await call(me, 'POST', `/undo/${done.undo_id}`)
    expect(await words(me, '&state=new')).toEqual(['glacier'])
    expect(await words(me, '&state=met')).toEqual(['fjord'])
  })

  it('let other requests run, however hard the lines are to look up', async () => {
    const me = await person(api)
    const hard = 'left saw found lay bore wound ground '
    const lines = Array.from({ length: 250 }, (_, line) => [
      { text: `${hard}x${line}` },
      { text: `${'-'.repeat(290)}${line}` },
    ])
    const answer = call(me, 'POST', '/import', { words: lines.flat(), preview: true })
    const longest = await measureLongestTurn(answer)
    expect((await answer).json()).toMatchObject({ recognised: [], added: 0 })
    expect(longest).toBeLessThan(250)
  })

  it('write files for spreadsheets, Anki and programs, with sentences and definitions', async () => {
    const me = await person(api)
    await add(me, 'She said, "The fjord is <deep>".', '=1+1')
    const file = async (format: string) => {
      const answer = await call(me, 'GET', `/export?format=${format}`)
      expect(answer.headers['content-disposition']).toContain('attachment')
      return answer.payload
    }
    const csv = await file('csv')
    expect(csv).toContain('word,part_of_speech,definition,sentence')
    expect(csv).toContain('"She said, ""The fjord is <deep>""."')
    expect(csv).toContain(",'=1+1,")
    expect(await file('anki')).toMatch(
      /^fjord\tnoun: .*\tShe said, "The fjord is &lt;deep&gt;"\.\t\tmet priority-1$/m,
    )
    expect(JSON.parse(await file('json'))).toEqual(
      expect.arrayContaining([expect.objectContaining({ word: 'fjord', state: 'met' })]),
    )
    const other = await person(api)
    expect(JSON.parse((await call(other, 'GET', '/export?format=json')).payload)).toEqual([])
  })
})
