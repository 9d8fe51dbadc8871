import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { mapLexicon } from '../testing/map-lexicon.fixture'
import { tokenise } from '../tokens/tokens'
import { buildPhraseIndex, findPhrases, type PhraseEntry } from './phrases'

const verbs = 'put pick look turn take give make get carry enjoy go run change let know'
const nouns =
  'brother cup shelf meeting light milk fridge jacket mind car park book time friend door night table music radio baby word leaf house bus hill'
const adjectives = 'little long new old red big early'
const pastForms = 'took:take gave:give made:make got:get went:go looked:look ran:run knew:know'
const forms = Object.fromEntries(
  pastForms.split(' ').map((pair) => {
    const [form = '', base = ''] = pair.split(':')
    return [form, `${base}:past`]
  }),
)
const headwords: Record<string, string> = {}
for (const word of verbs.split(' ')) headwords[word] = 'verb'
for (const word of nouns.split(' ')) headwords[word] = 'noun'
for (const word of adjectives.split(' ')) headwords[word] = 'adjective'
for (const word of 'put off the she her it up with to in on by and a of one'.split(' ')) {
  headwords[word] = headwords[word] ?? 'function'
}
headwords.word = 'noun'
headwords.run = 'verb noun'
headwords.park = 'noun verb'
headwords.light = 'noun adjective verb'
const lexicon = mapLexicon({ headwords, forms })

const phraseRows: readonly (readonly [phrase: string, head: number | null, gap: number | null])[] = [
  ['put off', 0, 0],
  ['put up', 0, 0],
  ['put up with', 0, null],
  ['put in', 0, 0],
  ['put on', 0, 0],
  ['pick up', 0, 0],
  ['look forward to', 0, null],
  ['look forward', 0, null],
  ['turn off', 0, 0],
  ['turn over a new leaf', 0, null],
  ['take out', 0, 0],
  ['take out on', 0, 0],
  ['give up', 0, 0],
  ["make up one's mind", 0, null],
  ['make up', 0, 0],
  ['enjoy oneself', 0, null],
  ['get rid of', 0, null],
  ['get something across', 0, null],
  ['let someone down', 0, null],
  ['get rid of something', 0, null],
  ['car park', 1, null],
  ['by and large', null, null],
  ['in the long run', null, null],
  ['go off', 0, null],
  ['run out of', 0, null],
  ['look out', 0, null],
  ['out of time', null, null],
]
const entries: PhraseEntry[] = phraseRows.map(([phrase, head, gap], id) => ({
  id,
  words: phrase.split(' '),
  head,
  gap,
}))
const index = buildPhraseIndex(entries)
const find = (text: string) =>
  findPhrases(text, tokenise(text), index, lexicon).map(({ id }) => phraseRows[id]![0])

describe('findPhrases', () => {
  it.each([
    ['We put it off.', ['put off']],
    ['She picked her little brother up.', ['pick up']],
    ['I looked forward to it.', ['look forward to', 'look forward']],
    ['It looked out of time.', ['out of time']],
    ['He puts up with them.', ['put up with', 'put up']],
    ['They are putting the meeting off again', ['put off']],
    ['Turn the radio off!', ['turn off']],
    ['She turned over a new leaf.', ['turn over a new leaf']],
    ['I made up my mind.', ["make up one's mind", 'make up']],
    ['We enjoyed ourselves.', ['enjoy oneself']],
    ['He let his old friend down.', ['let someone down']],
    ['He got it across.', ['get something across']],
    ['We got rid of the car.', ['get rid of', 'get rid of something']],
    ['two car parks', ['car park']],
    ['By and large, in the long run', ['in the long run', 'by and large']],
    ['She took it out on the baby', ['take out on', 'take out']],
    ['Put “the old red book” off', ['put off']],
    ['She put Anna off', ['put off']],
    ['put 3 friends up', ['put up']],
    ['picked up her brother', ['pick up']],
    ['picked him up the next night', ['pick up']],
    ['We ran out\nof milk', ['run out of']],
  ])('in "%s" finds %j', (text, phrases) => {
    expect(find(text)).toEqual(phrases)
  })

  it.each([
    ['put the cup up on the shelf with it', ['put up']],
    ['She put the milk in the fridge.', []],
    ['He put the book on it.', []],
    ['She carried him. Up went the music', []],
    ['put the cup, off', []],
    ['put the cup (she gave it) off', []],
    ['look at the light off', []],
    ['put the friend she knew off', []],
    ['put to it off', []],
    ['let the car go off', ['go off']],
    ['put and off', []],
    ['picked him up the hill', []],
    ['give.\n\nUp', []],
    ['the long car', []],
  ])('in "%s" finds no more than %j', (text, phrases) => {
    expect(find(text)).toEqual(phrases)
  })

  it('returns where a phrase is, without the object inside it', () => {
    const text = 'Please put the meeting off.'
    const [found] = findPhrases(text, tokenise(text), index, lexicon)
    expect(found).toEqual({ id: 0, start: 7, end: 26, tokenIndexes: [1, 4], isDoubtful: false })
    expect(text.slice(found!.start, found!.end)).toBe('put the meeting off')
  })

  it('finds nothing in an empty text or with an empty index', () => {
    expect(findPhrases('', [], index, lexicon)).toEqual([])
    const none = buildPhraseIndex([])
    expect(findPhrases('put up', tokenise('put up'), none, lexicon)).toEqual([])
  })

  it('never repeats a find, and returns token indexes in order, for any words', () => {
    const anyWords = fc.array(
      fc.constantFrom(...`${verbs} ${nouns} up off with it the her my of to , .`.split(' ')),
      {
        maxLength: 25,
      },
    )
    fc.assert(
      fc.property(anyWords, (list) => {
        const text = list.join(' ')
        const tokens = tokenise(text)
        const found = findPhrases(text, tokens, index, lexicon)
        expect(new Set(found.map(({ id, tokenIndexes }) => `${id}:${tokenIndexes}`)).size).toBe(found.length)
        for (const { start, end, tokenIndexes } of found) {
          expect(tokenIndexes.toSorted((a, b) => a - b)).toEqual(tokenIndexes)
          expect(tokens[tokenIndexes[0]!]!.start).toBe(start)
          expect(tokens[tokenIndexes.at(-1)!]!.end).toBe(end)
        }
      }),
      { numRuns: 1000 },
    )
  })
})
