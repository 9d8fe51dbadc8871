import { describe, expect, it } from 'vitest'
import { mapLexicon } from '../testing/map-lexicon.fixture'
import { tokenise } from '../tokens/tokens'
import { buildPhraseIndex, findPhrases, type PhraseEntry } from './phrases'

const headwords: Record<string, string> = {}
const addWords = (kind: string, words: string) => {
  for (const word of words.split(' ')) headwords[word] = headwords[word] ? `${headwords[word]} ${kind}` : kind
}
addWords(
  'verb',
  'depend check put pick slow pay take keep make pull drop play go say opt think give do turn run cost come like eat',
)
addWords(
  'noun',
  'weather bank attention care advantage eye mind string hint part risk process paper hotel name number hand notice mess damage trouble hurry difference effort dog ground plan piece cake word arm leg',
)
addWords('adjective', 'great close little active deep big aging long first sure deaf')
addWords('adverb', 'very largely really together back firmly almost')
addWords(
  'function',
  'on in up off out down to of with the a an no any some his my it was are must be been he she they that at now right is for and more than this whoever',
)
const lexicon = mapLexicon({
  headwords,
  forms: {
    was: 'be:past',
    been: 'be:past participle',
    paid: 'pay:past',
    took: 'take:past',
    taken: 'take:past participle',
    kept: 'keep:past',
    made: 'make:past',
    put: 'put:past',
  },
})

const rows: readonly (Omit<PhraseEntry, 'id' | 'words'> & { readonly phrase: string })[] = [
  { phrase: 'depend on', head: 0, gap: null, separability: 'inseparable' },
  { phrase: 'check in', head: 0, gap: 0, separability: 'optional' },
  { phrase: 'put off', head: 0, gap: 0, separability: 'optional' },
  { phrase: 'slow down', head: 0, gap: 0, separability: 'optional' },
  { phrase: 'opt out', head: 0, gap: null, separability: 'none' },
  { phrase: 'think out', head: 0, gap: 0, separability: 'optional' },
  { phrase: 'pay attention', head: 0, gap: null, separability: 'fixed' },
  { phrase: 'take advantage of', head: 0, gap: null, separability: 'fixed' },
  { phrase: 'keep an eye on', head: 0, gap: null, separability: 'fixed', isIdiom: true },
  { phrase: 'drop a hint', head: 0, gap: null, separability: 'fixed' },
  { phrase: 'play a part', head: 0, gap: null, separability: 'fixed' },
  { phrase: 'take part', head: 0, gap: null, separability: 'fixed' },
  { phrase: 'pull strings', head: 0, gap: null, separability: 'fixed', isIdiom: true },
  { phrase: "make up one's mind", head: 0, gap: null, separability: 'fixed', isIdiom: true },
  { phrase: 'in trouble', head: null, gap: null, separability: 'fixed' },
  { phrase: 'in a hurry', head: null, gap: null, separability: 'fixed' },
  { phrase: 'a number of', head: null, gap: null, separability: 'fixed' },
  { phrase: 'now that', head: null, gap: null, separability: 'fixed' },
  { phrase: 'a piece of cake', head: null, gap: null, separability: 'fixed', isIdiom: true },
]
const entries: PhraseEntry[] = rows.map(({ phrase, ...row }, id) => ({
  id,
  words: phrase.split(' '),
  ...row,
}))
const index = buildPhraseIndex(entries)
const find = (text: string) => {
  const tokens = tokenise(text)
  return findPhrases(text, tokens, index, lexicon).map(
    ({ id, tokenIndexes }) =>
      `${rows[id]!.phrase} = ${tokenIndexes.map((at) => text.slice(tokens[at]!.start, tokens[at]!.end)).join(' ')}`,
  )
}

describe('words inside a phrase', () => {
  it.each([
    ['It depends very largely on the weather.', 'depend on = depends on'],
    ['Check back in with the bank.', 'check in = Check in'],
    ['He paid little attention.', 'pay attention = paid attention'],
    ['He paid him no attention.', 'pay attention = paid attention'],
    ['She kept a very close eye on the dog.', 'keep an eye on = kept a eye on'],
    ['She drops hints.', 'drop a hint = drops hints'],
    ['He played his part.', 'play a part = played part'],
    ['They take an active part.', 'take part = take part'],
    ['He pulled a few strings.', 'pull strings = pulled strings'],
    ['I made my mind up.', "make up one's mind = made my mind up"],
    ['He is in deep trouble.', 'in trouble = in trouble'],
    ['She was in a great hurry.', 'in a hurry = in a hurry'],
    ['a great number of dogs', 'a number of = a number of'],
  ])('may be adverbs, determiners and adjectives: “%s”', (text, phrase) => {
    expect(find(text)).toContain(phrase)
  })

  it.each([
    ['They took the first part of it.', 'take part'],
    ['It depends. Largely, on the weather.', 'depend on'],
    ['He was in his trouble.', 'in trouble'],
    ['She dropped the hint paper.', 'drop a hint'],
  ])('are not just any words: “%s”', (text, phrase) => {
    expect(find(text).filter((found) => found.startsWith(phrase))).toEqual([])
  })
})

describe('an object inside a phrasal verb', () => {
  it.each([
    ['Slow the long aging process down.', 'slow down = Slow down'],
    ['Put the name of the hotel and its paper off.', 'put off = Put off'],
    ["Put 'em off!", 'put off = Put off'],
    ['Put the mess he made off.', 'put off = Put off'],
    ['Put more than two hotels off.', 'put off = Put off'],
    ['Put anything else off.', 'put off = Put off'],
    ['Put any of this off right now.', 'put off = Put off'],
    ['Put it off myself.', 'put off = Put off'],
    ['Slow it down a notch.', 'slow down = Slow down'],
    ['Put whoever you like off.', 'put off = Put off'],
  ])('may be long or short: “%s”', (text, phrase) => {
    expect(find(text)).toContain(phrase)
  })
})

describe('a noun before its verb', () => {
  it.each([
    ['Advantage was taken of him.', 'take advantage of = Advantage taken of'],
    ['An eye must be kept on the dog.', 'keep an eye on = An eye kept on'],
    ['the part that he played', 'play a part = the part played'],
  ])('is found in the passive and in a clause: “%s”', (text, phrase) => {
    expect(find(text)).toContain(phrase)
  })

  it.each(['his time was taken up', 'The advantage he made was his.', 'Eye it. He was kept on.'])(
    'is not found where the verb is another’s: “%s”',
    (text) => {
      expect(find(text)).toEqual([])
    },
  )
})

describe('a hyphenated word', () => {
  it.each([
    ['the opt-out', 'opt out = opt-out'],
    ['a well-think-out plan', 'think out = well-think-out'],
  ])('is a phrase by itself: “%s”', (text, phrase) => {
    expect(find(text)).toContain(phrase)
  })

  it('is none if other words belong to it', () => {
    expect(find('an opt-out-plan')).toEqual([])
  })
})

describe('a false friend', () => {
  it('is told by the words beside it', () => {
    expect(find('Now that he is here')).toEqual(['now that = Now that'])
    expect(find('Right now that is hard.')).toEqual([])
    expect(find('It was a piece of cake.')).toEqual(['a piece of cake = a piece of cake'])
    expect(find('It’ll be a piece of cake.')).toEqual(['a piece of cake = a piece of cake'])
    expect(find('He eats a piece of cake.')).toEqual([])
  })
})
