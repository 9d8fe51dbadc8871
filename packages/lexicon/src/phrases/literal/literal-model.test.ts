import { beforeAll, describe, expect, it } from 'vitest'
import { mapLexicon } from '../../testing/map-lexicon.fixture'
import { tokenise } from '../../tokens/tokens'
import { buildPhraseIndex, findPhrases, type PhraseEntry, type PhraseIndex } from '../phrases'

const phrases: readonly Omit<PhraseEntry, 'id'>[] = [
  { words: ['spill', 'the', 'beans'], head: 0, gap: null, separability: 'fixed', isIdiom: true },
  { words: ['in', 'the', 'dark'], head: null, gap: null, separability: 'fixed', isIdiom: true },
  { words: ['on', 'the', 'quiet'], head: null, gap: null, separability: 'fixed' },
  { words: ['for', 'good'], head: null, gap: null, separability: 'fixed' },
  { words: ['put', 'off'], head: 0, gap: 0, separability: 'optional' },
]
const kinds: Record<string, string> = {
  noun: 'quiet dark beans kitchen floor secret party cat eye room job reason exam dog town child school',
  verb: 'quiet spill tell shine leave keep say put look',
  adjective: 'good',
  adverb: 'accidentally off',
  function: 'the in for on all over she he they a his about us it to',
}
const headwords: Record<string, string> = {}
for (const [kind, words] of Object.entries(kinds))
  for (const word of words.split(' ')) headwords[word] = headwords[word] ? `${headwords[word]} ${kind}` : kind
const lexicon = mapLexicon({
  headwords,
  forms: { left: 'leave:past', spilled: 'spill:past', kept: 'keep:past' },
})

let index: PhraseIndex
beforeAll(() => {
  index = buildPhraseIndex(phrases.map((phrase, id) => ({ id, ...phrase })))
})
const isDoubtful = (text: string) => {
  const [found] = findPhrases(text, tokenise(text), index, lexicon)
  expect(found, text).toBeDefined()
  return found!.isDoubtful
}

describe('a phrase', () => {
  it('is doubtful if its last word only describes the noun after it', () => {
    expect(isDoubtful('He looked on the quiet town.')).toBe(true)
    expect(isDoubtful('He told us on the quiet.')).toBe(false)
  })

  it('is doubtful in the company of things that its words name', () => {
    expect(isDoubtful('He spilled the beans all over the kitchen floor.')).toBe(true)
    expect(isDoubtful('He spilled the beans about the party.')).toBe(false)
  })

  it('is taken as meant where it stands by itself', () => {
    expect(isDoubtful('She left town for good.')).toBe(false)
    expect(isDoubtful('They kept us in the dark about it.')).toBe(false)
  })

  it('is never doubtful if its words mean what they say', () => {
    expect(isDoubtful('They put the party off.')).toBe(false)
  })
})
