import { describe, expect, it } from 'vitest'
import { mapLexicon } from '../../testing/map-lexicon.fixture'
import { tokenise } from '../../tokens/tokens'
import { buildPhraseIndex, findPhrases, type PhraseEntry } from '../phrases'

type Row = readonly [phrase: string, separability: NonNullable<PhraseEntry['separability']>]

const rows: readonly Row[] = [
  ['dust off', 'optional'],
  ['turn off', 'optional'],
  ['throw down', 'optional'],
  ['have in', 'obligatory'],
  ['have on', 'optional'],
  ['take for', 'obligatory'],
  ['take in', 'optional'],
  ['stay up', 'none'],
  ['stay in', 'none'],
  ['sift through', 'inseparable'],
  ['wait on', 'inseparable'],
  ['refer to', 'inseparable'],
  ['laugh at', 'inseparable'],
  ['come in', 'none'],
  ['come on', 'none'],
  ['put off', 'optional'],
  ['think up', 'optional'],
  ['ask for', 'obligatory'],
  ['multiply by', 'inseparable'],
  ['drop by', 'none'],
  ['barge into', 'inseparable'],
  ['walk into', 'inseparable'],
  ['be up for', 'inseparable'],
  ['be in for', 'inseparable'],
  ['dwell on', 'inseparable'],
  ['close in', 'none'],
  ['knock off', 'optional'],
  ['wash off', 'optional'],
  ['put behind', 'obligatory'],
  ['throw into', 'obligatory'],
  ['be out of', 'inseparable'],
  ['do about', 'obligatory'],
  ['back into', 'inseparable'],
  ['be off', 'none'],
  ['be well off', 'none'],
]
const phrases = rows.map(
  ([phrase, separability], id): PhraseEntry => ({
    id,
    words: phrase.split(' '),
    head: 0,
    gap: separability === 'none' || separability === 'inseparable' ? null : 0,
    separability,
  }),
)
const kinds: Record<string, string> = {
  verb: 'dust turn throw have take stay sift wait refer laugh come put think ask multiply drop barge close knock wash walk dwell be do back',
  noun: 'bike phone road rope builder dress interest music fool dog walk day night house holiday dust book coat bank guest school way colour day time other noon kitchen door service walk minute dwelling dinner price train table pound milk something',
  adjective: 'old red good well',
  function:
    'the a all off down in on for up by through i we he she they my his your an to into no worth behind it out of them about very',
}
const headwords: Record<string, string> = {}
for (const [kind, words] of Object.entries(kinds))
  for (const word of words.split(' ')) headwords[word] = headwords[word] ? `${headwords[word]} ${kind}` : kind
const lexicon = mapLexicon({
  headwords,
  forms: {
    are: 'be:present',
    dwelling: 'dwell:ing',
    closes: 'close:present',
    threw: 'throw:past',
    took: 'take:past',
    had: 'have:past',
    has: 'have:present',
  },
})
const index = buildPhraseIndex(phrases)
const found = (text: string) =>
  findPhrases(text, tokenise(text), index, lexicon).map(({ id }) => rows[id]![0])

describe('a verb with a particle', () => {
  it.each([
    ['She dusted off the old bike.', 'dust off'],
    ['He turned off the phone.', 'turn off'],
    ['They threw down a rope.', 'throw down'],
    ['We stayed up all night.', 'stay up'],
    ['They sifted through the house.', 'sift through'],
    ['We had the builders in.', 'have in'],
    ['She has a red dress on.', 'have on'],
    ['She took him for a fool.', 'take for'],
    ['They took in the old dog.', 'take in'],
    ['They wait on the guests.', 'wait on'],
    ['They refer to the school.', 'refer to'],
    ['They laugh at the old house.', 'laugh at'],
    ['They come in most days.', 'come in'],
    ['They come in early.', 'come in'],
    ['We put the old one off.', 'put off'],
    ['We put the others off.', 'put off'],
    ['We put the last few off.', 'put off'],
    ['They think up ways to turn.', 'think up'],
    ['They multiply by four.', 'multiply by'],
    ['They barge into the kitchen.', 'barge into'],
    ['They walk into the kitchen door.', 'walk into'],
    ['Are you up for a walk?', 'be up for'],
    ["The bike's in for a service.", 'be in for'],
    ['They take no good dwelling on the past.', 'dwell on'],
    ['The dog put me off my dinner.', 'put off'],
    ['They knock ten pounds off the price.', 'knock off'],
    ['They wash the dust off the table.', 'wash off'],
    ['They put it behind them.', 'put behind'],
    ['They are out of milk.', 'be out of'],
    ['They do something about it.', 'do about'],
    ['I back into the door.', 'back into'],
    ['They are very well off.', 'be well off'],
  ])('is meant: “%s”', (text, phrase) => expect(found(text)).toContain(phrase))

  it.each([
    'The dust was dusted off the bike.',
    'He turned off the road.',
    'She had an interest in music.',
    'We took the dog for a walk.',
    'The holidays that he took in August',
    'The holidays that he took in 2003',
    'We stayed in Delhi.',
    'The dog waits on the bank.',
    'They laugh at noon.',
    'They come in five colours.',
    'They come on Friday.',
    'They drop by ten per cent.',
    'They ask him for the third time.',
    'They walk into the kitchen.',
    'The shop closes in ten minutes.',
    'They put him off the train.',
    'They put the dog behind the door.',
    'They threw him into the kitchen.',
    'They are out of the kitchen.',
    'They are up for a minute.',
    'They are out of interest.',
    'They do walk about it.',
    'They walk back into the kitchen.',
  ])('is only words with a preposition: “%s”', (text) => expect(found(text)).toEqual([]))
})
