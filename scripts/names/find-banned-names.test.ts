import { describe, expect, it } from 'vitest'
import { findBan, namesOfFile, wordsOf } from './find-banned-names'
import { beginsWithParticiple } from './participles'

const banned = [
  { words: 'look', use: 'inlineStyle', except: ['look up'] },
  { words: 'class work', use: 'assignment' },
  { words: 'once', use: 'a verb', isWholeName: true },
]
const wordsOfBan = (name: string) => findBan(name, banned)?.words

describe('wordsOf', () => {
  it.each([
    ['listOwnWork', 'list own work'],
    ['KeptRoom', 'kept room'],
    ['LONGEST_SILENCE', 'longest silence'],
    ['use-set-for.test.ts', 'use set for test ts'],
    ['XMLEvent', 'xml event'],
    ['#lookOf', 'look of'],
  ])('splits %s', (name, words) => {
    expect(wordsOf(name)).toBe(words)
  })
})

describe('a banned name', () => {
  it('contains the banned words in a row, as whole words', () => {
    expect(['classWorkQueries', 'list-class-work', 'CLASS_WORK'].map(wordsOfBan)).toEqual(
      Array(3).fill('class work'),
    )
    expect(['classworks', 'workOfClass', 'outlook'].map(wordsOfBan)).toEqual([
      undefined,
      undefined,
      undefined,
    ])
  })

  it('is allowed where an exception covers it', () => {
    expect(['lookUp', 'look-up.ts', 'lookOf'].map(wordsOfBan)).toEqual([undefined, undefined, 'look'])
  })

  it('may be banned only as a whole name', () => {
    expect(['once', 'runOnce'].map(wordsOfBan)).toEqual(['once', undefined])
  })
})

describe('the names of a file', () => {
  it('include identifiers and comments, but not strings or JSX text', () => {
    const source = `// A look
      class Door { #looks = 1; heard(told: string) { return 'silence' } }
      export const view = <Standing happening={told}>wishes</Standing>`
    const { identifiers, comments } = namesOfFile('a.tsx', source)
    const expected = ['Door', 'looks', 'heard', 'told', 'view', 'Standing', 'happening']
    expect([...identifiers].sort()).toEqual(expected.sort())
    expect(comments).toEqual([' A look'])
  })

  it('distinguish functions from values', () => {
    const { functions } = namesOfFile(
      'a.ts',
      `export const shown = () => 1, known = 2
       const kept = () => 3
       function given() { const made = () => 4; return { told: () => 5 } }
       class A { #drawn() {} get seen() { return 6 } written = 7 }
       export default function () {}`,
    )
    expect([...functions].sort()).toEqual(['drawn', 'given', 'shown'])
  })

  it('cannot be read from a file with syntax errors', () => {
    expect(() => namesOfFile('a.ts', 'const = 1')).toThrow('a.ts')
  })
})

describe('beginsWithParticiple', () => {
  it.each([
    'shown',
    'answeredOnce',
    '#drawn',
    'spelt',
    'misspelt',
    'undone',
    'sortingBy',
    'fading',
    'keptFile',
  ])('detects the participle in %s', (name) => {
    expect(beginsWithParticiple(name)).toBe(true)
  })

  it.each(['showWord', 'embed', 'feedOf', 'readText', 'putAway', 'openPage', 'bringBack', 'needsOf', 'red'])(
    'accepts a verb that looks like a participle: %s',
    (name) => {
      expect(beginsWithParticiple(name)).toBe(false)
    },
  )

  it.each(['meaningOf', 'waitingOf', 'readingMinutes', 'spellingVariants', 'ShownHtml'])(
    'accepts a noun: %s',
    (name) => {
      expect(beginsWithParticiple(name)).toBe(false)
    },
  )
})
