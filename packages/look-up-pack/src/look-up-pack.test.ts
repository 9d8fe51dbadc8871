import { promisify } from 'node:util'
import { deflateRaw } from 'node:zlib'
import type { Definition, Spell } from '@wordhoard/contracts/dictionary'
import { describe, expect, it } from 'vitest'
import { chooseHeadwords } from './choose-headwords'
import { ColumnReader, joinColumns, placeOfText } from './columns'
import { EntryReader, EntryWriter } from './entry-codec'
import { joinSections, PackSections, type PackSource } from './pack-file'
import { makeIndexColumns, PackIndex } from './pack-index'
import { PackTranslations, writeTranslations } from './pack-translations'
import { RecentlyUsed } from './recently-used'
import { SmallVectors } from './small-vectors'

const compress = promisify(deflateRaw)
const deflate = (bytes: Uint8Array): Promise<Uint8Array> => compress(bytes)
const sourceOf = (bytes: Uint8Array): PackSource => ({ read: async (from, to) => bytes.subarray(from, to) })

describe('a pack file', () => {
  it('returns its sections, whole and in part', async () => {
    const file = joinSections({
      one: Uint8Array.of(1, 2, 3),
      none: new Uint8Array(),
      two: Uint8Array.of(4, 5, 6, 7),
    })
    const sections = await PackSections.open(sourceOf(file))
    expect([...(await sections.read('one'))]).toEqual([1, 2, 3])
    expect([...(await sections.read('none'))]).toEqual([])
    expect([...(await sections.read('two', 1, 3))]).toEqual([5, 6])
    await expect(sections.read('three')).rejects.toThrow('no section three')
  })

  it('is never taken for something else', async () => {
    const page = new TextEncoder().encode('<!doctype html><title>Log in to this network</title>')
    await expect(PackSections.open(sourceOf(page))).rejects.toThrow('not a look-up pack')
    await expect(PackSections.open(sourceOf(new Uint8Array()))).rejects.toThrow('not a look-up pack')
  })

  it('keeps columns of numbers and lines, wherever it lies in memory', () => {
    const bytes = joinColumns({ ints: Int32Array.of(-1, 70_000), lines: ['', 'ʃɒp', 'x y'], none: [] })
    const moved = new Uint8Array(bytes.length + 1)
    moved.set(bytes, 1)
    const columns = new ColumnReader(moved.subarray(1))
    expect([...columns.ints('ints')]).toEqual([-1, 70_000])
    expect(columns.texts('lines')).toEqual(['', 'ʃɒp', 'x y'])
    expect(columns.texts('none')).toEqual([])
  })
})

it('finds texts in a sorted list', () => {
  const sorted = ['a', 'ab', 'b']
  expect(['a', 'ab', 'b', '', 'aa', 'c'].map((text) => placeOfText(sorted, text))).toEqual([
    0, 1, 2, -1, -1, -1,
  ])
})

it('keeps vectors in four bits a number, each to within half a step of its scale', () => {
  const vectors = [
    [0.7, -0.7, 0.1, 0],
    [0, 0, 0, 0],
    [-14, 2, 7, 13],
  ]
  const columns = new ColumnReader(joinColumns(SmallVectors.write('test', vectors)))
  const read = SmallVectors.read(columns, 'test')
  for (const [row, vector] of vectors.entries()) {
    const sum = new Float64Array(4)
    read.add(sum, row, 2)
    const halfStep = Math.max(...vector.map(Math.abs)) / 14
    for (const [at, value] of vector.entries())
      expect(Math.abs(sum[at]! / 2 - value)).toBeLessThanOrEqual(halfStep + 1e-6)
    expect(read.product(Float64Array.of(1, 0, 0, 0), row)).toBeCloseTo(sum[0]! / 2, 5)
  }
})

it('forgets what was not used for longest', () => {
  const values = new RecentlyUsed<string, string>(2)
  const made: string[] = []
  const get = (key: string) =>
    values.get(key, () => {
      made.push(key)
      return key
    })
  for (const key of ['a', 'b', 'a', 'c', 'a', 'b']) get(key)
  expect(made).toEqual(['a', 'b', 'c', 'b'])
})

const definition = (fields: Partial<Definition> & Pick<Definition, 'id' | 'text'>): Definition => ({
  spelling: 'Shop',
  part_of_speech: 'noun',
  pronunciations: [],
  direct_synonyms: [],
  direct_antonyms: [],
  direct_hypernyms: [],
  domain: { region: [], category: [], usage: [] },
  patterns: [],
  examples: [],
  recommended: false,
  level: 'A1',
  source: 'Wordhoard',
  ...fields,
})
const shop: Spell = {
  id: 7,
  spell_lower: 'shop',
  parts_of_speech: ['noun', 'verb'],
  pronunciations: ['ʃɒp'],
  spellings: ['Shop', 'Shoppe'],
  forms: ['shops'],
  audio_urls: ['/api/audio/dict/7'],
  image_urls: [],
  frequency_rank: 300,
  level: 'A1',
  level_range: ['A1', 'A2'],
  separability: 'optional',
  definitions: [
    definition({
      id: 50,
      text: 'a place where you buy things',
      examples: [{ text: 'The shop is closed.' }],
      patterns: ['[C]'],
      recommended: true,
      links: [{ spell_id: 8, spelling: 'place' }],
      direct_synonyms: [{ spell_id: 9, spelling: 'store' }],
    }),
    definition({
      id: 52,
      text: 'to betray',
      part_of_speech: 'idiom',
      level: 'C1',
      domain: { region: ['British'], category: [], usage: ['informal'] },
      source: 'WordNet 3.1',
      pronunciations: ['ʃɒpʰ'],
      spelling: 'shop',
      direct_antonyms: [{ spell_id: 8, spelling: 'place' }],
    }),
  ],
}

describe('an entry', () => {
  const ids = new Map([
    ['shop', 7],
    ['place', 8],
    ['store', 9],
  ])
  const index = { idOf: (headword: string) => ids.get(headword) }
  const facts = [
    { isLearner: true, count: 12, coversOthers: true },
    { isLearner: false, count: 0, coversOthers: false },
  ]

  it('is the same after it was written and read', () => {
    const writer = new EntryWriter(index)
    const line = writer.write({ spell: shop, facts })
    const entry = new EntryReader(writer.sources, index).read(line, { id: 7, headword: 'shop', rank: 300 })
    expect(entry).toEqual({ spell: shop, facts })
  })

  it('has no links to words that the pack lacks, and few synonyms, none of them rare', () => {
    const writer = new EntryWriter(index)
    const [first] = shop.definitions
    const many = [
      { spell_id: 99, spelling: 'emporium' },
      { spell_id: 9, spelling: 'store', is_rare: true },
      { spell_id: 8, spelling: 'store' },
      ...Array.from({ length: 6 }, () => ({ spell_id: 8, spelling: 'place' })),
    ]
    const spell = { ...shop, definitions: [{ ...first!, direct_synonyms: many }] }
    const line = writer.write({ spell, facts })
    const read = new EntryReader(writer.sources, index).read(line, { id: 7, headword: 'shop', rank: null })
    expect(read.spell.definitions[0]!.direct_synonyms.map(({ spelling }) => spelling)).toEqual(
      Array(4).fill('place'),
    )
  })
})

it('knows headwords, forms and phrases as the dictionary’s index does', () => {
  const base = { rank: 0, partsOfSpeech: 1, isFunctionWord: false }
  const columns = makeIndexColumns(
    [
      { ...base, id: 3, headword: 'put off', partsOfSpeech: 131_072 },
      { ...base, id: 1, headword: 'saw', rank: 900 },
      { ...base, id: 2, headword: 'see', rank: 60, partsOfSpeech: 2 },
      { ...base, id: 4, headword: 'the', isFunctionWord: true },
    ],
    [
      { form: 'saw', headword: 'see', kind: 'inflection', detail: 'past' },
      { form: 'seen', headword: 'see', kind: 'inflection', detail: 'past participle' },
    ],
    [{ id: 3, head: 0, gap: 0, separability: 'optional' }],
  )
  const index = new PackIndex(new ColumnReader(joinColumns(columns)))
  expect([index.idOf('see'), index.idOf('sea'), index.headwordOf(1), index.headwordOf(9)]).toEqual([
    ...[2, undefined, 'saw', undefined],
  ])
  expect(index.findForms('saw')).toEqual([{ headword: 'see', kind: 'inflection', detail: 'past' }])
  expect(index.findForms('sees')).toEqual([])
  expect([index.frequencyRank('saw'), index.frequencyRank('the'), index.partsOfSpeech('see')]).toEqual([
    ...[900, undefined, 2],
  ])
  expect([index.isFunctionWord('the'), index.isFunctionWord('saw'), index.isName('saw')]).toEqual([
    ...[true, false, false],
  ])
  expect(index.makePhraseIndex()).toMatchObject({ size: 1, vocabulary: ['put', 'off'] })
})

it('keeps translations by definition, with the source of those that aren’t ours', async () => {
  const from = { source: 'FreeDict', has_other_meanings: true }
  const file = await writeTranslations(
    { 52: ['verraten'], 50: ['der Laden', 'das Geschäft'] },
    { 52: from },
    deflate,
  )
  const german = await PackTranslations.open(sourceOf(file))
  expect(
    german
      .addTo(shop)
      .definitions.map(({ translations, translations_from }) => [translations, translations_from]),
  ).toEqual([
    [['der Laden', 'das Geschäft'], undefined],
    [['verraten'], from],
  ])
  expect(german.of(51)).toEqual({})
})

it('has our words first, then the most frequent, and our phrases on top', () => {
  const word = (headword: string, rank: number, isLearner = false) => ({ headword, rank, isLearner })
  const chosen = chooseHeadwords(
    [
      ...[
        word('zebra', 5_000, true),
        word('the', 1),
        word('of', 2),
        word('rare', 0),
        word('unranked', 0, true),
      ],
      ...[word('put off', 0, true), word('tidy sum', 0)],
    ],
    3,
  )
  expect(chosen.map(({ headword }) => headword)).toEqual(['put off', 'the', 'unranked', 'zebra'])
})
