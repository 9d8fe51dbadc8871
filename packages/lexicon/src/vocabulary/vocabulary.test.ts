import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapLexicon } from '../testing/map-lexicon.fixture'
import { VocabularyReader } from './vocabulary'

const headwords: Record<string, string> = {
  london: 'name noun',
  nasa: 'name noun',
  will: 'function noun verb',
  rose: 'noun adjective',
  english: 'noun adjective',
  monday: 'noun',
  leave: 'verb',
  'mother-in-law': 'noun',
  mark: 'noun verb',
  rise: 'verb',
  'a.m.': 'adverb',
}
for (const word of 'the a i he she it we to of in on at and not do with very by'.split(' '))
  headwords[word] = 'function'
for (const word of 'flower garden dog chapter storm night city house letter end word hunter map'.split(' '))
  headwords[word] = 'noun'
for (const word of 'see go live grow write read arrive smell know'.split(' ')) headwords[word] = 'verb'
for (const word of 'dark red stormy well known happy great'.split(' ')) headwords[word] = 'adjective'
const lexicon = mapLexicon({
  headwords,
  forms: {
    saw: 'see:past',
    went: 'go:past',
    wrote: 'write:past',
    grew: 'grow:past',
    rose: 'rise:past',
    "don't": 'do+, not+',
    "i'd": 'i+',
  },
  ranks: { see: 60, go: 40 },
})
const vocabulary = (text: string) =>
  new VocabularyReader(lexicon).read(text).words.map(({ headword }) => headword)

describe('VocabularyReader', () => {
  it('counts every form under its headword, in text order', () => {
    expect(
      new VocabularyReader(lexicon)
        .read('She saw dogs. Dogs go and she went.')
        .words.map(({ headword, count }) => [headword, count]),
    ).toEqual([
      ['she', 2],
      ['see', 1],
      ['dog', 2],
      ['go', 2],
      ['and', 1],
    ])
  })

  it('returns whether a word is a function word, and where it occurs', () => {
    const text = 'The red dog'
    const [the, red] = new VocabularyReader(lexicon).read(text).words
    expect(the?.isFunctionWord).toBe(true)
    expect(red).toMatchObject({
      headword: 'red',
      isFunctionWord: false,
      count: 1,
      tokens: [{ start: 4, end: 7, kind: 'word' }],
    })
  })

  it('splits contractions and hyphenated words into their parts, unless they are headwords', () => {
    expect(vocabulary("They don't know my mother-in-law's well-known dog")).toEqual(
      'do not know mother-in-law well known dog'.split(' '),
    )
  })
})

describe('VocabularyReader leaves names out', () => {
  it.each([
    ['She went to London by night.', 'london'],
    ['London is a great city.', 'london'],
    ['The iPhone and the map', 'iphone'],
    ['He saw NASA in the night.', 'nasa'],
    ['We know Elizabeth well.', 'elizabeth'],
    ['She saw Rose. Rose went to the city with Rose.', 'rose'],
    ['He saw Will in the garden. Will went. She and Will live in the house.', 'will'],
    ['In CHAPTER IV the dog', 'iv'],
  ])('%s', (text, name) => {
    expect(vocabulary(text)).not.toContain(name)
  })

  it.each([
    ['The dog will go. Will the dog go? He will.', 'will'],
    ['A red rose grew. Roses smell. Will saw a rose.', 'rose'],
    ['Storm at night. She saw the storm.', 'storm'],
    ['Flowers grow in the garden.', 'flower'],
    ['“Dogs go,” he said. He wrote: “Flowers grow.”', 'flower'],
    ['The Dark and Stormy Night\n\nIt went by.', 'stormy'],
    ['THE END OF THE STORMY NIGHT\n\nWe go.', 'stormy'],
    ['We go on Monday and read English.', 'monday'],
    ['We go on Monday and read English.', 'english'],
    ['He and I go.', 'i'],
    ['A hunter saw the Hunter. The hunter, the hunter, the hunter, the hunter', 'hunter'],
  ])('keeps a word whose capital does not make it a name: %s', (text, word) => {
    expect(vocabulary(text)).toContain(word)
  })
})

describe('VocabularyReader leaves out noise', () => {
  it.each([
    'see https://example.com/dogs',
    'see dog@garden.example',
    'see #dog',
    'see @dog',
    'see 12 3rd £5 10:30',
    'see dog_house',
    'see dogHouse()',
    'see dog.ts',
    'see 👍🏽 שלום 你好',
    'see xyzzy',
    'see b',
  ])('%s', (text) => {
    expect(vocabulary(text)).toEqual(['see'])
  })

  it('leaves out sentences in another language', () => {
    expect(vocabulary('She went. Der a hunter jagte lieber gestern nachts. He saw.')).toEqual([
      'she',
      'go',
      'he',
      'see',
    ])
  })

  it('returns nothing for an empty text', () => {
    expect(vocabulary('')).toEqual([])
  })
})

describe('VocabularyReader with cached spellings', () => {
  const piece = fc.constantFrom(
    ...'The the DOG dog Dog Rose rose roses ROSE Will will London I’d don’t well-known Well-Known iPhone NASA xyzzy'.split(
      ' ',
    ),
    ...['.', '\n\n', '“', 'Der jagte gestern nachts.', 'CHAPTER IV\n'],
  )
  const prose = fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join(' '))

  it('reads every text as if it were the first', () => {
    const reader = new VocabularyReader(lexicon)
    fc.assert(
      fc.property(prose, (text) => {
        expect(reader.read(text)).toEqual(new VocabularyReader(lexicon).read(text))
      }),
    )
  })

  it('reads correctly after a text that overflows the cache', () => {
    const reader = new VocabularyReader(lexicon)
    const text = 'A red rose grew. Will saw the well-known rose.'
    const first = reader.read(text)
    reader.read(`The dog ${'ha'.repeat(600_000)} dog`)
    expect(reader.read(text)).toEqual(first)
  })

  it('leaves earlier results unchanged', () => {
    const reader = new VocabularyReader(lexicon)
    const before = reader.read('The dog saw the dog.')
    const copy = structuredClone(before)
    reader.read('Dogs go. The dog went.')
    expect(before).toEqual(copy)
  })
})

it('VocabularyReader returns the parts of a hyphenated word with their own offsets', () => {
  const text = 'a well-known dog'
  const { words } = new VocabularyReader(lexicon).read(text)
  expect(words.map(({ tokens }) => tokens.map(({ start, end }) => text.slice(start, end)))).toEqual(
    'a well known dog'.split(' ').map((word) => [word]),
  )
})
