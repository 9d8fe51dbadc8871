import { directHeadwords } from '@wordhoard/lexicon/forms/direct-forms'
import { linearFaults, type TextFunction } from '@wordhoard/lexicon/testing/linear'
import { describe, expect, it } from 'vitest'
import { DictionaryIndex } from './dictionary-index'
import { PackedWords } from './packed-words'
import { buildSearchTables, WordSearch } from './word-search'

const headwords = ['a', 'about', 'aa', 'after', 'put', 'put off', 'word', 'work', 'world', "don't", 'x-ray']
  .concat('abcdefghij'.split('').map((letter) => `word${letter}`))
  .sort((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)))
const words = PackedWords.from(headwords)
const index = new DictionaryIndex(
  {
    words,
    ids: Int32Array.from(headwords, (_, at) => at + 1),
    ranks: Uint32Array.from(headwords, (_, at) => at + 1),
    posMasks: new Int32Array(headwords.length),
    functionWords: new Uint8Array(headwords.length),
    levels: new Uint8Array(headwords.length),
  },
  {
    words: PackedWords.from([]),
    starts: new Uint32Array(1),
    spellIds: new Int32Array(0),
    kinds: new Uint8Array(0),
    detailIndexes: new Uint8Array(0),
    details: [],
  },
)
const search = new WordSearch(index, (form) => directHeadwords(form, index), buildSearchTables(index))

const functions: Record<string, TextFunction> = {
  'find, which searches': (text) => search.find(text),
  'closeWords, which finds close spellings': (text) => search.closeWords(text, 2),
}

describe('searching for a query written to be slow', () => {
  it('finds words if the query is short', () => {
    expect(search.find('wrod').map((found) => found.spell_lower)).toContain('word')
  })

  it.each(Object.entries(functions))(
    'takes linear time in %s',
    (_, read) => {
      expect(linearFaults(read)).toEqual([])
    },
    process.env.FULL ? 1_800_000 : 60_000,
  )

  it(
    'takes linear time for many short queries',
    () => {
      const eachSearched = (text: string) => {
        for (let at = 0; at < text.length; at += 120) search.find(text.slice(at, at + 120))
      }
      expect(linearFaults(eachSearched)).toEqual([])
    },
    process.env.FULL ? 1_800_000 : 60_000,
  )
})
