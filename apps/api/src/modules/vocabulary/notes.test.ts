import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@wordhoard/database/project-root'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Person, person } from '../../testing/people'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp()
})
afterAll(() => api.close())

const call = (who: Person, method: 'GET' | 'POST' | 'PATCH', url: string, payload?: object) =>
  api.app.inject({ method, url: `/api/main-voc${url}`, headers: who.headers, ...(payload && { payload }) })
const idOf = (word: string) => api.dictionary.index.idOf(word)!
const save = (who: Person, word: string) => call(who, 'POST', `/item/${idOf(word)}`)
const write = (who: Person, word: string, note: string) =>
  call(who, 'PATCH', `/item/${idOf(word)}/note`, { note })
const noteOf = async (who: Person, word: string) =>
  (await call(who, 'GET', `/item/${idOf(word)}`)).json<{ note: string | null }>().note

interface Listed {
  readonly spell_lower: string
  readonly note: string | null
  readonly meaning?: string | null
  readonly part_of_speech?: string | null
}
const list = async (who: Person, query = '') =>
  (await call(who, 'GET', `?orders_by=id&orders_dir=asc${query}`)).json<{
    vocabulary: Listed[]
    found: number
  }>()

describe('a note on a word', () => {
  it('is written, changed and deleted, and is shown with the word and in the list', async () => {
    const me = await person(api)
    await save(me, 'fjord')
    expect(await noteOf(me, 'fjord')).toBeNull()
    const answer = await write(me, 'fjord', '  Narrow sea\r\nbetween cliffs.\u200b ')
    expect([answer.statusCode, answer.json()]).toEqual([200, { note: 'Narrow sea\nbetween cliffs.' }])
    expect(await noteOf(me, 'fjord')).toBe('Narrow sea\nbetween cliffs.')
    expect((await list(me)).vocabulary).toMatchObject([
      { spell_lower: 'fjord', note: 'Narrow sea\nbetween cliffs.' },
    ])
    expect((await write(me, 'fjord', ' \n ')).json()).toEqual({ note: null })
    expect(await noteOf(me, 'fjord')).toBeNull()
  })

  it('has at most 500 characters and no characters that reorder or hide text', async () => {
    const me = await person(api)
    await save(me, 'fjord')
    expect((await write(me, 'fjord', 'x'.repeat(500))).statusCode).toBe(200)
    const tooLong = await write(me, 'fjord', 'x'.repeat(501))
    expect(tooLong.statusCode).toBe(400)
    expect(tooLong.body).toContain('A note has at most 500 characters')
    expect((await write(me, 'fjord', 'ab\u202ecd')).statusCode).toBe(400)
    expect(await noteOf(me, 'fjord')).toBe('x'.repeat(500))
  })

  it('needs the word in the writer’s own vocabulary', async () => {
    const me = await person(api)
    const other = await person(api)
    await save(other, 'fjord')
    expect((await write(me, 'fjord', 'Mine')).statusCode).toBe(404)
    expect(await noteOf(other, 'fjord')).toBeNull()
  })

  it('comes back when the removal of its word is undone, even if the word was saved again', async () => {
    const me = await person(api)
    await save(me, 'fjord')
    await write(me, 'fjord', 'Norway')
    for (const isSavedAgain of [false, true]) {
      const { undo_id } = (await call(me, 'POST', '/remove', { spell_ids: [idOf('fjord')] })).json()
      if (isSavedAgain) {
        await save(me, 'fjord')
        expect(await noteOf(me, 'fjord')).toBeNull()
      }
      await call(me, 'POST', `/undo/${undo_id}`)
      expect(await noteOf(me, 'fjord')).toBe('Norway')
    }
  })

  it('keeps its word when the reading of a text is undone', async () => {
    const me = await person(api)
    const text = { text: 'A walrus saw the glacier.' }
    const { undo_id } = (await call(me, 'POST', '/add-from-text', text)).json()
    await write(me, 'walrus', 'Long teeth')
    await call(me, 'POST', `/undo/${undo_id}`)
    expect((await list(me)).vocabulary).toMatchObject([{ spell_lower: 'walrus', note: 'Long teeth' }])
  })

  it('is exported for spreadsheets, Anki and programs, and is in the user’s data', async () => {
    const me = await person(api)
    await save(me, 'fjord')
    await write(me, 'fjord', 'Say “fyord”,\n<b>not</b> "ford"')
    const file = async (format: string) => (await call(me, 'GET', `/export?format=${format}`)).body
    expect(await file('csv')).toContain(',note\r\n')
    expect(await file('csv')).toContain(',"Say “fyord”,\n<b>not</b> ""ford"""\r\n')
    expect(await file('anki')).toContain('#columns:Word\tDefinition\tSentence\tNote\tTags\n#tags column:5')
    expect(await file('anki')).toContain('\tSay “fyord”, &lt;b&gt;not&lt;/b&gt; ')
    expect(JSON.parse(await file('json'))).toMatchObject([{ note: 'Say “fyord”,\n<b>not</b> "ford"' }])
    const data = await api.app.inject({ url: '/api/users/me/data', headers: me.headers })
    expect(data.json().main_vocabulary).toMatchObject([{ note: 'Say “fyord”,\n<b>not</b> "ford"' }])
  })

  it('is imported with a new word, cleaned, and replaces no note that is there', async () => {
    const me = await person(api)
    await call(me, 'POST', '/add-from-text', { text: 'A walrus saw the glacier.' })
    await write(me, 'walrus', 'Mine')
    await call(me, 'POST', '/import', {
      words: [
        { text: 'fjord', note: 'From a\u202e friend' },
        { text: 'walrus', note: 'Theirs' },
        { text: 'lichen', note: '   ' },
      ],
    })
    expect(await Promise.all(['fjord', 'walrus', 'lichen'].map((word) => noteOf(me, word)))).toEqual([
      'From a friend',
      'Mine',
      null,
    ])
  })
})

describe('the list of saved words', () => {
  it('leaves out words that were only met, also those known because they are common', async () => {
    const me = await person(api)
    await call(me, 'POST', '/add-from-text', { text: 'The walrus saw the glacier and the sea.' })
    for (const word of ['fjord', 'tundra']) await save(me, word)
    await call(me, 'PATCH', '/state', { spell_ids: [idOf('tundra')], state: 'known' })
    const saved = await list(me, '&saved=true')
    expect(saved.vocabulary.map(({ spell_lower }) => spell_lower)).toEqual(['fjord', 'tundra'])
    expect(saved.found).toBe(2)
    const known = await list(me, '&saved=true&state=known')
    expect(known.vocabulary.map(({ spell_lower }) => spell_lower)).toEqual(['tundra'])
    const stat = (await call(me, 'GET', '/stat')).json()
    expect(stat.saved_known).toBe(1)
    expect(stat.states.known).toBeGreaterThan(1)
  })

  it('adds meanings only when asked: the first definition, or the one chosen last', async () => {
    const me = await person(api)
    await save(me, 'bank')
    const [first, second] = (
      await api.pool.query<{ id: number; text: string; part_of_speech: string }>(
        'SELECT id, text, part_of_speech FROM definition WHERE spell_id = $1 ORDER BY ordinal',
        [idOf('bank')],
      )
    ).rows
    expect((await list(me)).vocabulary[0]).not.toHaveProperty('meaning')
    const shown = async () => (await list(me, '&meanings=true')).vocabulary[0]
    expect(await shown()).toMatchObject({ meaning: first!.text, part_of_speech: first!.part_of_speech })
    await api.app.inject({
      method: 'PUT',
      url: '/api/main-voc/sense',
      headers: me.headers,
      payload: { spell_id: idOf('bank'), context: 'We sat on the bank.', definition_id: second!.id },
    })
    expect(await shown()).toMatchObject({ meaning: second!.text })
  })

  it('tells with the meanings how the dictionary writes words', async () => {
    const me = await person(api)
    for (const word of ['june', 'fjord']) await save(me, word)
    const { vocabulary } = await list(me, '&saved=true&meanings=true')
    expect(vocabulary).toMatchObject([{ spelling: 'June' }, { spelling: 'fjord' }])
  })
})

describe('migration 0019', () => {
  it('gives words that were there no note, and refuses empty and overlong ones', async () => {
    const me = await person(api)
    const client = await api.pool.connect()
    try {
      await client.query('BEGIN')
      await client.query('CREATE TEMP TABLE main_voc_item (user_id int, spell_id int) ON COMMIT DROP')
      await client.query('INSERT INTO main_voc_item VALUES ($1, 1)', [me.userId])
      const file = join(projectRoot(), 'prisma/migrations/0019_word_notes/migration.sql')
      await client.query(readFileSync(file, 'utf8'))
      expect((await client.query('SELECT note FROM main_voc_item')).rows).toEqual([{ note: null }])
      await client.query('SAVEPOINT before')
      for (const note of ['', 'x'.repeat(501)]) {
        await expect(client.query('UPDATE main_voc_item SET note = $1', [note])).rejects.toThrow(/note_check/)
        await client.query('ROLLBACK TO SAVEPOINT before')
      }
    } finally {
      await client.query('ROLLBACK')
      client.release()
    }
  })
})
