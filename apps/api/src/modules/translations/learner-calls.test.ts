import {
  readTranslationFile,
  translationsFolder,
  translationsIn,
} from '@wordhoard/dictionary/translations/translation-file'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { gamesOf, type Learner, learner, play, sendAnswer } from '../../testing/learner'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let me: Learner
/** Our Spanish by the key of the sense. */
let spanish: Map<string, readonly string[]>
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
  me = await learner(api, ['get', 'good', 'owl'])
  const content = (await readTranslationFile(translationsFolder(), 'es')).toString()
  spanish = new Map([...translationsIn(content)].map(({ key, equivalents }) => [key, equivalents]))
})
afterAll(() => api.close())

const get = (url: string) => api.app.inject({ url: `/api${url}`, headers: me.headers })
const keyOf = async (id: number | null) =>
  (await api.pool.query<{ key: string }>('SELECT key FROM definition WHERE id = $1', [id])).rows[0]?.key ?? ''
const firstOf = async (word: string) => {
  const { rows } = await api.pool.query<{ id: number; key: string }>(
    `SELECT d.id, d.key FROM definition d JOIN spell s ON s.id = d.spell_id WHERE s.spell_lower = $1 ORDER BY d.ordinal`,
    [word],
  )
  return rows
}

interface ListedMeaning {
  readonly spell_lower: string
  readonly definition_id: number | null
  readonly translations?: string[]
}

describe('the list of a learner’s words', () => {
  const list = async (query: string) =>
    (await get(`/main-voc${query}`)).json<{ vocabulary: ListedMeaning[] }>().vocabulary
  const of = async (word: string) =>
    (await list('?meanings=true&lang=es')).find(({ spell_lower }) => spell_lower === word)!

  it('has translations of the meanings that it shows', async () => {
    const word = await of('get')
    expect(word.definition_id).toBe((await firstOf('get'))[0]?.id)
    expect(word.translations).toEqual(spanish.get(await keyOf(word.definition_id)))
    expect(word.translations?.length).toBeGreaterThan(0)
  })

  it('translates the meaning that the learner chose last', async () => {
    const other = (await firstOf('get')).slice(1).find(({ key }) => spanish.has(key))!
    const chosen = await api.app.inject({
      method: 'PUT',
      url: '/api/main-voc/sense',
      headers: me.headers,
      payload: { spell_id: me.spellIds[0], context: 'I get it.', definition_id: other.id },
    })
    expect(chosen.statusCode).toBe(204)
    expect(await of('get')).toMatchObject({ definition_id: other.id, translations: spanish.get(other.key) })
  })

  it('has none without a language, or in one that we don’t have', async () => {
    for (const query of ['?meanings=true', '?meanings=true&lang=xx', '?lang=es'])
      for (const word of await list(query)) expect(word.translations).toBeUndefined()
  })
})

describe('an export', () => {
  const lines = async (query: string) => (await get(`/main-voc/export?${query}`)).payload.split(/\r?\n/)
  const translation = async () => spanish.get((await firstOf('good'))[0]!.key)!

  it('has a column of translations in the language asked for', async () => {
    const [head, ...rows] = await lines('format=csv&lang=es')
    expect(head).toMatch(/definition,translation,sentence/)
    const row = rows.find((line) => line.includes('good,'))
    expect(row).toContain((await translation()).join('; '))
    const anki = await lines('format=anki&lang=es')
    expect(anki).toContain('#columns:Word\tDefinition\tTranslation\tSentence\tNote\tTags')
    expect(anki).toContain('#tags column:6')
    const card = anki.find((line) => line.startsWith('good\t'))?.split('\t')
    expect(card).toHaveLength(6)
    expect(card?.[2]).toBe((await translation()).join('; '))
    const words = (await get('/main-voc/export?format=json&lang=es')).json<{ word: string }[]>()
    expect(words.find(({ word }) => word === 'good')).toMatchObject({ translations: await translation() })
  })

  it('is as before without one, or in one that we don’t have', async () => {
    for (const query of ['', '&lang=xx']) {
      const [head] = await lines(`format=csv${query}`)
      expect(head).toMatch(/definition,sentence/)
      expect(await lines(`format=anki${query}`)).toContain('#tags column:5')
      expect((await get(`/main-voc/export?format=json${query}`)).payload).not.toContain('translations')
    }
  })
})

describe('an answered game', () => {
  it('teaches the translation of its word, and of the words behind its options', async () => {
    for (const game of await gamesOf(api, me, {
      size: 'large',
      forgotten_spell_ids: me.spellIds.slice(0, 2),
    })) {
      const { lesson } = await play(api, me, game, true, { lang: 'es' })
      const taught = [lesson!, ...lesson!.options]
      for (const { definition_id, translations } of taught)
        expect(translations).toEqual(spanish.get(await keyOf(definition_id ?? null)))
      // An answer that is sent again gets the same.
      const again = (await sendAnswer(api, me, game, 'x', { lang: 'es' })).json()
      expect(again.lesson.translations).toEqual(lesson!.translations)
    }
  })

  it('teaches none without a language', async () => {
    const [game] = await gamesOf(api, me, { size: 'small', forgotten_spell_ids: me.spellIds.slice(0, 1) })
    const { lesson } = await play(api, me, game!)
    expect(lesson?.definition_id).toBeGreaterThan(0)
    expect(JSON.stringify(lesson)).not.toContain('translations')
  })
})
