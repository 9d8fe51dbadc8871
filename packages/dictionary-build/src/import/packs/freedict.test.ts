import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findInputFolders } from '../../input-folders'
import { readSpellings } from '../../spellings'
import { aboutFreeDict, dictdFiles, FREEDICT } from '../../testing/pack-files'
import { Headwords } from '../headwords'
import { decodeNumber, freeDict } from './freedict'
import { readArticle } from './freedict-article'
import type { PackWord } from './pack-source'

let folder: string
let headwords: Headwords
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'wordhoard-freedict-'))
  headwords = new Headwords(await readSpellings(join(findInputFolders().lists, 'spelling-pairs.tsv')))
})
afterAll(() => rmSync(folder, { recursive: true }))

const write = (name: string, articles: Parameters<typeof dictdFiles>[0], isPacked = true) => {
  const { index, packed, content } = dictdFiles(articles)
  writeFileSync(join(folder, `${name}.index`), index)
  writeFileSync(join(folder, isPacked ? `${name}.dict.dz` : `${name}.dict`), isPacked ? packed : content)
  return join(folder, `${name}.index`)
}
const wordsIn = async (file: string, from = 0): Promise<PackWord[]> => {
  const words: PackWord[] = []
  for await (const batch of (await freeDict(file, headwords)).read(from)) words.push(...batch.words)
  return words
}
const equivalents = (words: readonly PackWord[], headword: string) =>
  words.filter((word) => word.headword === headword).map((word) => [word.partOfSpeech, ...word.equivalents])

it.each([
  ['A', 0],
  ['/', 63],
  ['BA', 64],
  ['Ci', 162],
])('the number %s is %i', (text, number) => {
  expect(decodeNumber(text)).toBe(number)
})

describe('a FreeDict dictionary', () => {
  it('gives the words of its articles, in British spelling, with their parts of speech', async () => {
    const words = await wordsIn(write('eng-deu', FREEDICT))
    expect(equivalents(words, 'deal')).toEqual([['noun', 'Handel', 'Geschäft', 'Abmachung']])
    expect(equivalents(words, 'run')).toEqual([
      ['verb', 'laufen', 'rennen'],
      ['noun', 'Lauf'],
    ])
    expect(equivalents(words, 'house')).toEqual([['', 'Haus']])
    expect(equivalents(words, 'colour in')).toEqual([['verb', 'ausmalen', 'anmalen']])
    // Both spellings lead to one headword.
    expect(equivalents(words, 'colour')).toEqual(Array(2).fill(['noun', 'Farbe']))
    expect(words.map(({ headword }) => headword)).not.toContain('nothing')
    expect(words).toHaveLength(7)
  })

  it('says its name, licence and address', async () => {
    expect(await freeDict(write('eng-deu', FREEDICT), headwords)).toMatchObject({
      name: 'English-German FreeDict Dictionary ver. 0.3',
      licence: 'Available under the terms of the GNU General Public License ver. 3.0 and any later version.',
      url: 'http://example.org/freedict',
    })
  })

  it('is found by its dictionary too, and may be unpacked', async () => {
    const packed = await wordsIn(write('eng-deu', FREEDICT).replace('.index', '.dict.dz'))
    expect(await wordsIn(write('plain', FREEDICT, false))).toEqual(packed)
  })

  it('continues behind what has been read', async () => {
    const file = write('eng-deu', FREEDICT)
    const all = await wordsIn(file)
    expect(await wordsIn(file, FREEDICT.flatMap(([words]) => words).length - 3)).toEqual(all.slice(-1))
  })

  it('may say nothing of itself', async () => {
    const file = write('unknown', FREEDICT.slice(aboutFreeDict.length))
    expect(await freeDict(file, headwords)).toMatchObject({
      name: 'unknown.dict.dz',
      licence: 'not stated',
      url: '',
    })
    expect(await wordsIn(file)).toHaveLength(7)
  })

  it('is refused with an index of something else', async () => {
    writeFileSync(join(folder, 'other.index'), 'not an index\n')
    writeFileSync(join(folder, 'other.dict'), 'x')
    await expect(freeDict(join(folder, 'other.index'), headwords)).rejects.toThrow(/no index/)
    await expect(freeDict(join(folder, 'missing.index'), headwords)).rejects.toThrow(/cannot be opened/)
  })

  it('with an article that never ends loses that article only', async () => {
    const { index, content } = dictdFiles([...FREEDICT, [['zebra'], 'zebra <n>\nZebra']])
    writeFileSync(join(folder, 'long.index'), index.replace(/^house\t(\S+)\t\S+$/mu, 'house\t$1\t//////'))
    writeFileSync(join(folder, 'long.dict'), content)
    const words = await wordsIn(join(folder, 'long.index'))
    expect(equivalents(words, 'house')).toEqual([])
    expect(equivalents(words, 'deal')).toHaveLength(1)
  })
})

it.each([
  ['dog /dɒɡ/ <n>\n1. perro <masc>\n2. (informal) can', [['noun', 'perro', 'can']]],
  ['abandon /əˈbændən/\n<v>\n  abandonner , quitter', [['verb', 'abandonner', 'quitter']]],
  ['cat\nkatt\nSee also: {kitten}', [['', 'katt']]],
  ['big <adj>\nSynonyms: large, great', []],
])('reads the article %j', (article, wanted) => {
  expect(readArticle(article, 'x').map((word) => [word.partOfSpeech, ...word.equivalents])).toEqual(wanted)
})
