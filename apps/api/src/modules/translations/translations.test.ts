import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getSpell, getSpells, type Spell, type SpellInContext } from '@wordhoard/contracts/dictionary'
import type { LookUp } from '@wordhoard/contracts/look-up'
import {
  readTranslationFile,
  translationsFolder,
  translationsIn,
} from '@wordhoard/dictionary/translations/translation-file'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { Translations } from './translations.service'

let api: TestApp
/** Our German by the id of the definition, read without the code under test. */
const german = new Map<number, readonly string[]>()
let get: Spell
beforeAll(async () => {
  api = await openTestApp()
  const { rows } = await api.pool.query<{ id: number; key: string }>(`SELECT id, key FROM definition`)
  const ids = new Map(rows.map(({ id, key }) => [key, id]))
  const content = (await readTranslationFile(translationsFolder(), 'de')).toString()
  for (const { key, equivalents } of translationsIn(content)) {
    const id = ids.get(key)
    if (id !== undefined) german.set(id, equivalents)
  }
  get = (await ask<Spell[]>('/dict/spell/get'))[0]!
})
afterAll(() => api.close())

const send = (path: string) => api.app.inject({ url: `/api${path}` })
const ask = async <T>(path: string): Promise<T> => {
  const response = await send(path)
  expect(response.statusCode, response.body).toBe(200)
  return response.json<T>()
}
const post = async <T>(path: string, payload: object): Promise<T> =>
  (await api.app.inject({ method: 'POST', url: `/api${path}`, payload })).json<T>()
/** The entry as it is, with our German added by hand. */
const inGerman = <E extends Spell>(entry: E): E => ({
  ...entry,
  definitions: entry.definitions.map((definition) => {
    const translations = german.get(definition.id)
    return translations ? { ...definition, translations } : definition
  }),
})
const context = encodeURIComponent('could you get me some milk from the shop')

describe('the list of false friends', () => {
  it('answers those of a language by its tag, and none for others', async () => {
    expect(await ask('/dict/false-friends/pt-BR')).toContainEqual({
      headword: 'actual',
      part_of_speech: 'adjective',
      similar_word: 'atual',
      meaning: 'current',
    })
    for (const tag of ['ja', 'tlh', '..%2Fde']) expect(await ask(`/dict/false-friends/${tag}`)).toEqual([])
  })
})

describe('a call with a language', () => {
  it('adds translations to the definitions of a look-up, and changes nothing else', async () => {
    for (const word of ['get', 'got', 'deal', 'wind', 'Polish', 'look after', 'mother-in-law']) {
      const plain = await ask<Spell[]>(`/dict/spell/${encodeURIComponent(word)}`)
      // The second answer comes from memory.
      for (const _ of [1, 2])
        expect(await ask(`/dict/spell/${encodeURIComponent(word)}?lang=de`)).toEqual(plain.map(inGerman))
      expect(await ask(`/dict/spell/${encodeURIComponent(word)}`)).toEqual(plain)
    }
    expect(inGerman(get).definitions[0]?.translations?.length).toBeGreaterThan(0)
  })

  it('adds them to entries by id, one and many', async () => {
    expect(await ask(getSpell.path.replace(':id', `${get.id}?lang=de`))).toEqual(inGerman(get))
    expect(await post(`${getSpells.path}?lang=de`, [get.id, get.id])).toEqual([inGerman(get)])
  })

  it('adds them to words in a context', async () => {
    const url = `/dict/find-spells-in-context?context=${context}`
    const plain = await ask<SpellInContext[]>(url)
    expect(await ask(`${url}&lang=de`)).toEqual(plain.map(inGerman))
    const ranked = await ask<Spell[]>(`/dict/spell/get?context=${context}`)
    expect(await ask(`/dict/spell/get?context=${context}&lang=de`)).toEqual(ranked.map(inGerman))
  })

  it('adds them to the answer to a tap', async () => {
    const url = `/dict/look-up?text=get&context=${context}`
    const plain = await ask<LookUp>(url)
    expect(await ask(`${url}&lang=de`)).toEqual({ ...plain, entries: plain.entries.map(inGerman) })
  })

  it('adds them to top definitions by id', async () => {
    const url = `/embeddings/top-definitions?spell_id=${get.id}&context=${context}`
    const plain = await ask<{ top_definition_ids: number[] }>(url)
    const wanted = plain.top_definition_ids.flatMap((id) => (german.has(id) ? [[id, german.get(id)]] : []))
    expect(wanted.length).toBeGreaterThan(0)
    expect(await ask(`${url}&lang=de`)).toEqual({
      ...plain,
      translations: Object.fromEntries(wanted),
      translations_from: {},
    })
  })

  it.each(['de-AT', 'DE', 'deu'])('takes the tag %s as German', async (tag) => {
    expect(await ask(`/dict/spell-id/${get.id}?lang=${tag}`)).toEqual(inGerman(get))
  })

  it('leads varieties to the language that we have', async () => {
    const of = (lang: string) => ask<Spell>(`/dict/spell-id/${get.id}?lang=${lang}`)
    expect(await of('pt-BR')).toEqual(await of('pt'))
    expect(await of('zh-CN')).toEqual(await of('zh'))
    expect(await of('zh-Hans')).toEqual(await of('zh'))
    expect((await of('pt')).definitions[0]?.translations).not.toEqual(
      (await of('zh')).definitions[0]?.translations,
    )
  })

  it.each(['xx', 'tlh', '', 'not a tag', '%00', 'x'.repeat(900), '../de', 'de&lang=fr'])(
    'answers as usual if it is %s',
    async (tag) => {
      const plain = await ask<Spell[]>('/dict/spell/deal')
      for (const _ of [1, 2]) expect(await ask(`/dict/spell/deal?lang=${tag}`)).toEqual(plain)
      expect(await ask(`/dict/spell-id/${get.id}?lang=${tag}`)).toEqual(get)
      expect(await ask(`/dict/look-up?text=deal&lang=${tag}`)).toEqual(await ask('/dict/look-up?text=deal'))
    },
  )

  it('still says that a word isn’t found', async () => {
    for (const lang of ['de', 'xx'])
      expect((await send(`/dict/spell/qqqqq?lang=${lang}`)).statusCode).toBe(404)
  })
})

describe('translations of definitions by id', () => {
  it('come in all languages that are asked for and that we have', async () => {
    const ids = get.definitions.map(({ id }) => id)
    const answer = await post<Record<string, { translations: Record<number, string[]> }>>(
      '/dict/translations',
      {
        definition_ids: [...ids, 999_999_999],
        langs: ['de', 'zh-Hans', 'xx', '__proto__'],
      },
    )
    expect(Object.keys(answer).sort()).toEqual(['de', 'zh-Hans'])
    const wanted = ids.filter((id) => german.has(id)).map((id) => [id, german.get(id)])
    expect(answer.de?.translations).toEqual(Object.fromEntries(wanted))
  })

  it('are offered in the languages that have a file', async () => {
    const languages = await ask<{ lang: string; is_own: boolean }[]>('/dict/languages')
    expect(languages).toContainEqual({ lang: 'de', is_own: true, packs: [] })
    expect(languages.map(({ lang }) => lang)).toEqual(languages.map(({ lang }) => lang).sort())
  })
})

describe('languages in memory', () => {
  it('are loaded once for everybody who asks at the same time', async () => {
    let queries = 0
    const pool = new Proxy(api.pool, {
      get: (target, name) => {
        const value = Reflect.get(target, name) as unknown
        if (name === 'query') queries++
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    const translations = new Translations(pool)
    onTestFinished(() => translations.close())
    const opened = await Promise.all(['de', 'de-CH', 'de'].map((tag) => translations.open(tag)))
    // The packs, and the ids of the keys.
    expect(queries).toBe(2)
    const id = [...german.keys()][0]!
    for (const language of opened)
      expect((await language!.of([id])).translations).toEqual({ [id]: german.get(id) })
  })

  it('are opened again by the next caller if that failed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'wordhoard-translations-'))
    try {
      const [[id, words]] = [...german] as [[number, readonly string[]]]
      const { rows } = await api.pool.query<{ key: string }>('SELECT key FROM definition WHERE id = $1', [id])
      for (const lang of ['aa', 'bb', 'cc'])
        writeFileSync(join(folder, `${lang}.tsv`), `${rows[0]!.key}\t${lang}\n`)
      const translations = new Translations(api.pool, folder)
      onTestFinished(() => translations.close())
      renameSync(join(folder, 'bb.tsv'), join(folder, 'away'))
      await expect(translations.open('bb')).rejects.toThrow('ENOENT')
      renameSync(join(folder, 'away'), join(folder, 'bb.tsv'))
      for (const lang of ['aa', 'bb', 'cc', 'aa']) {
        const language = await translations.open(lang)
        expect((await language!.of([id])).translations).toEqual({ [id]: [lang] })
      }
      expect(words.length).toBeGreaterThan(0)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})
