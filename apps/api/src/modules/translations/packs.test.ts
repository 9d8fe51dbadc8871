import type { Spell } from '@wordhoard/contracts/dictionary'
import type { TranslatedLanguage } from '@wordhoard/contracts/reading/translations'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
const packs: number[] = []
/** A definition of ours with senses of WordNet, a definition of WordNet's, and their entries. */
let ours: { id: number; spell_id: number; covers: string[]; text: string }
let theirs: { id: number; spell_id: number; key: string }

const insertPack = async (lang: string, name: string, stage = 'active', release: number | null = null) => {
  const { rows } = await api.pool.query<{ id: number }>(
    `INSERT INTO translation_pack (lang, name, version, licence, url, identity, stage, release_id)
     VALUES ($1, $2, '1.0', 'CC BY 4.0', 'https://example.org', 'x', $3, $4) RETURNING id`,
    [lang, name, stage, release],
  )
  packs.push(rows[0]!.id)
  return rows[0]!.id
}
const addSense = (pack: number, key: string, equivalents: string[]) =>
  api.pool.query('INSERT INTO pack_sense VALUES ($1, $2, $3)', [pack, key, equivalents])
let ordinal = 0
const addWord = (pack: number, spell: number, values: [part: string, label: string, equivalents: string[]]) =>
  api.pool.query(
    `INSERT INTO pack_word SELECT $1, spell_lower, ${ordinal++}, $3, $4, $5 FROM spell WHERE id = $2`,
    [pack, spell, ...values],
  )
let release = 0

beforeAll(async () => {
  api = await openTestApp()
  const query = async <T>(sql: string) => (await api.pool.query(sql)).rows[0] as T
  ours = await query(`SELECT id, spell_id, covers, text FROM definition
    WHERE source = 'Wordhoard' AND part_of_speech = 'noun' AND cardinality(covers) > 2 ORDER BY id LIMIT 1`)
  theirs = await query(`SELECT id, spell_id, key FROM definition
    WHERE source = 'WordNet' AND part_of_speech = 'noun' ORDER BY id LIMIT 1`)
  const finnish = await insertPack('fi', 'FinnWordNet')
  for (const [at, key] of ours.covers.filter((one) => one.includes('%')).entries())
    await addSense(finnish, key, [`oma${at}`, 'sama'])
  const free = await insertPack('fi', 'FreeDict')
  await addWord(free, ours.spell_id, ['noun', '', ['sana']])
  await addWord(free, theirs.spell_id, ['noun', '', ['sana', 'toinen']])
  await addSense(await insertPack('de', 'GermaNet'), theirs.key, ['fremd'])
  await addSense(await insertPack('sv', 'Unfinished', 'reading'), theirs.key, ['halv'])
  release = (
    await query<{ id: number }>(
      `INSERT INTO import_release (source, identity, version, stage) VALUES ('Wiktionary', 'packs', 'x', 'active') RETURNING id`,
    )
  ).id
  await insertPack('ko', 'Wiktionary', 'active', release)
  const mixed = await insertPack('mul', 'Wiktionary', 'active', release)
  await addWord(mixed, ours.spell_id, [
    'noun',
    'mul',
    [`ko\t${ours.text}\t하나\t둘`, 'ko\tother\t셋', `ja\t${ours.text}\t一`],
  ])
})
afterAll(async () => {
  await api.pool.query('DELETE FROM translation_pack WHERE id = ANY ($1)', [packs])
  await api.pool.query('DELETE FROM import_release WHERE id = $1', [release])
  await api.close()
})

const ask = async <T>(path: string) => (await api.app.inject({ url: `/api${path}` })).json<T>()
const definition = async (lang: string, { id, spell_id }: { id: number; spell_id: number }) => {
  const { definitions } = await ask<Spell>(`/dict/spell-id/${spell_id}?lang=${lang}`)
  const { translations, translations_from } = definitions.find((one) => one.id === id)!
  return { translations, translations_from }
}

describe('a pack', () => {
  it('translates by the senses of WordNet that a definition stands for', async () => {
    const found = await definition('fi', ours)
    // What all senses have comes first, then that of the sense that is named first.
    expect(found.translations?.slice(0, 3)).toEqual(['sama', 'oma0', 'oma1'])
    expect(found.translations_from).toEqual({ source: 'FinnWordNet', has_other_meanings: false })
  })

  it('translates the word if nothing is known of the sense, and says so', async () => {
    expect(await definition('fi', theirs)).toEqual({
      translations: ['sana', 'toinen'],
      translations_from: { source: 'FreeDict', has_other_meanings: true },
    })
  })

  it('stands only where we have none of our own', async () => {
    const own = await definition('de', ours)
    expect(own.translations?.length).toBeGreaterThan(0)
    expect(own.translations_from).toBeUndefined()
    expect(await definition('de', theirs)).toEqual({
      translations: ['fremd'],
      translations_from: { source: 'GermaNet', has_other_meanings: false },
    })
  })

  it('isn’t shown before it has been imported whole', async () => {
    expect((await definition('sv', theirs)).translations).toBeUndefined()
  })

  it('that came with an import gives the meaning whose label fits, in its language', async () => {
    expect(await definition('ko', ours)).toEqual({
      translations: ['하나', '둘'],
      translations_from: { source: 'Wiktionary', has_other_meanings: false },
    })
  })

  it('is listed with its licence', async () => {
    const languages = await ask<TranslatedLanguage[]>('/dict/languages')
    const pack = { version: '1.0', licence: 'CC BY 4.0', url: 'https://example.org' }
    expect(languages).toContainEqual({
      lang: 'fi',
      is_own: false,
      packs: [
        { source: 'FinnWordNet', ...pack },
        { source: 'FreeDict', ...pack },
      ],
    })
    expect(languages).toContainEqual({
      lang: 'ko',
      is_own: false,
      packs: [{ source: 'Wiktionary', ...pack }],
    })
    expect(languages.map(({ lang }) => lang)).not.toContain('mul')
  })

  it('says by the id of the definition where translations come from', async () => {
    const answer = await api.app.inject({
      method: 'POST',
      url: '/api/dict/translations',
      payload: { definition_ids: [ours.id, theirs.id], langs: ['fi', 'de', 'sv'] },
    })
    expect(answer.json()).toMatchObject({
      fi: {
        translations_from: { [ours.id]: { source: 'FinnWordNet' }, [theirs.id]: { source: 'FreeDict' } },
      },
      de: {
        translations: { [theirs.id]: ['fremd'] },
        translations_from: { [theirs.id]: { source: 'GermaNet' } },
      },
    })
    expect(Object.keys(answer.json().de.translations_from)).toEqual([String(theirs.id)])
  })
})
