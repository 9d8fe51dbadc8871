import { spell } from '@wordhoard/contracts/dictionary'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { readHeteronyms } from './heteronyms'

let pool: pg.Pool
beforeAll(() => {
  pool = new pg.Pool({ connectionString: inject('dictionaryDatabase') })
})
afterAll(() => pool.end())

/** Returns the first pronunciation of a word in the meaning whose text matches. */
async function soundOf(word: string, meaning: RegExp): Promise<string | undefined> {
  const { rows } = await pool.query<{ body: string }>(
    'SELECT body FROM spell_document JOIN spell ON id = spell_id WHERE spell_lower = $1',
    [word],
  )
  const { definitions, pronunciations } = spell.parse(JSON.parse(rows[0]!.body))
  const found = definitions.find(({ text }) => meaning.test(text))
  if (!found) throw new Error(`${word} has no meaning ${meaning}`)
  return found.pronunciations[0] ?? pronunciations[0]
}

describe('readHeteronyms', () => {
  it('names only senses that the word has', async () => {
    const { rows } = await pool.query<{ word: string; keys: string[] }>(
      `SELECT spell_lower AS word, array_agg(key) || array_agg(covered) AS keys
       FROM spell JOIN definition ON spell_id = spell.id LEFT JOIN LATERAL unnest(covers) covered ON true
       WHERE spell_lower = ANY ($1) GROUP BY 1`,
      [[...readHeteronyms().keys()]],
    )
    const keysOf = new Map(rows.map(({ word, keys }) => [word, new Set(keys)]))
    const unknown = [...readHeteronyms()].flatMap(([word, lines]) =>
      lines.flatMap(({ senses = [] }) => [...senses].filter((key) => !keysOf.get(word)?.has(key))),
    )
    expect(unknown).toEqual([])
  })
})

describe('a word that is spoken differently by meaning', () => {
  it.each([
    ['row', /argument/, 'raʊ'],
    ['row', /line of people/, 'rəʊ'],
    ['bass', /fish/, 'bæs'],
    ['bass', /guitar/, 'beɪs'],
    ['bow', /bending the body/, 'baʊ'],
    ['bow', /weapon/, 'bəʊ'],
    ['bow', /front part of a ship/, 'baʊ'],
    ['wind', /turn a part of a clock/, 'waɪnd'],
    ['wind', /^air/, 'wɪnd'],
    ['tear', /drop of salt water/, 'tɪə'],
    ['tear', /long hole/, 'teə'],
    ['lead', /grey metal/, 'led'],
    ['lead', /holding a dog/, 'liːd'],
    ['close', /short street/, 'kləʊs'],
    ['close', /end of a period/, 'kləʊz'],
    ['content', /quiet happiness/, 'kənˈtent'],
    ['sewer', /needle/, 'ˈsəʊə'],
    ['second', /different job/, 'sɪˈkɒnd'],
    ['aged', /very old/, 'ˈeɪdʒɪd'],
    ['polish', /from Poland/, 'ˈpəʊlɪʃ'],
    ['polish', /rub something/, 'ˈpɒlɪʃ'],
    ['reading', /Berkshire/, 'ˈredɪŋ'],
    ['it', /computers/, 'ˌaɪˈtiː'],
    ['record', /to write|to put|to store/, 'rɪˈkɔːd'],
  ])('is spoken as in %s: %s', async (word, meaning, expected) => {
    expect(await soundOf(word, meaning)).toBe(expected)
  })

  it.each([
    ['close down', 'ˌkləʊz ˈdaʊn'],
    ['wind up', 'ˌwaɪnd ˈʌp'],
    ['bow out', 'ˌbaʊ ˈaʊt'],
    ['tear up', 'ˌteər ˈʌp'],
    ['use up', 'ˌjuːz ˈʌp'],
    ['object to', 'əbˈdʒekt tə'],
    ['live wire', 'ˌlaɪv ˈwaɪə'],
    ['sea bass', 'ˈsiː bæs'],
    ['lead poisoning', 'ˈled ˌpɔɪzənɪŋ'],
    ['tear gas', 'ˈtɪə ɡæs'],
  ])('is spoken as its part of a phrase: %s', async (phrase, expected) => {
    expect(await soundOf(phrase, /./)).toBe(expected)
  })
})
