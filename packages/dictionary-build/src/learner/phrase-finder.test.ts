import { beforeAll, describe, expect, it } from 'vitest'
import { readDictionary } from '../dictionary'
import { findInputFolders } from '../input-folders'
import { lexiconOf } from '../source-lexicon'
import { PhraseFinder } from './phrase-finder'
import { parseLearnerSense } from './read-learner'

/** Phrases with part of speech, patterns and marks, as drafts give them. */
const written = [
  ['when it comes to', 'phr', 'when it comes to sth/doing sth'],
  ['in the wake of', 'prep', 'in the wake of sth'],
  ['mull over', 'pv', 'mull sth over'],
  ['dote on', 'pv', 'dote on sb'],
  ['talk out of', 'pv', 'talk sb out of sth/doing sth'],
  ['peter out', 'pv', ''],
  ["out of one's own pocket", 'phr', ''],
  ['catch someone off guard', 'idiom', 'catch sb off guard'],
  ['take for granted', 'phr', 'take sb/sth for granted'],
  ["bide one's time", 'idiom', 'bide your time'],
  ['estate agent', 'n', '[C]'],
  ['washing-up bowl', 'n', '[C]'],
  ['the coast is clear', 'idiom', '', 'head 3'],
  ["at one's wits' end", 'idiom', ''],
  ['on hold', 'phr', 'put sth on hold'],
  ['at stake', 'phr', '(be) at stake'],
  ['up to scratch', 'idiom', ''],
] as const
let finder: PhraseFinder

beforeAll(async () => {
  const dictionary = await readDictionary(findInputFolders(), () => {}, false)
  const senses = written.map(([phrase, part, patterns, marks = '']) =>
    parseLearnerSense(
      [
        `${phrase.replaceAll(' ', '_')}.${part}.1`,
        'B1',
        '',
        patterns,
        'a text',
        'An example.',
        '',
        marks,
      ].join('\t'),
      'test:1',
    ),
  )
  finder = new PhraseFinder(dictionary, lexiconOf(dictionary), senses)
}, 120_000)

describe('a phrase written for learners', () => {
  it.each([
    ['When it comes to cooking, he’s hopeless.', 'when it comes to'],
    ['Prices rose in the wake of the storm.', 'in the wake of'],
    ['She mulled the offer over for a week.', 'mull over'],
    ['I’ll have to mull it over.', 'mull over'],
    ['Don’t mull it over any longer.', 'mull over'],
    ['They are mulling over a move to Leeds.', 'mull over'],
    ['Grandad dotes on the twins.', 'dote on'],
    ['We talked my brother out of selling the car.', 'talk out of'],
    ['The path petered out near the river.', 'peter out'],
    ['He paid for the books out of his own pocket.', "out of one's own pocket"],
    ['The question caught the minister off guard.', 'catch someone off guard'],
    ['It caught me completely off guard.', 'catch someone off guard'],
    ['She was caught off guard by his answer.', 'catch someone off guard'],
    ['He took his mother for granted.', 'take for granted'],
    ['We’re taking it for granted that he’ll come.', 'take for granted'],
    ['She is biding her time.', "bide one's time"],
    ['Two estate agents came round.', 'estate agent'],
    ['She found it at a car-boot sale.', 'car boot sale'],
    ['There’s a washing up bowl in the sink.', 'washing-up bowl'],
    ['Wait until the coast was clear.', 'the coast is clear'],
    ['I’m at my wits’ end with this boy.', "at one's wits' end"],
    ['The plan is on hold.', 'on hold'],
    ['Three jobs are at stake.', 'at stake'],
    ['His work isn’t up to scratch.', 'up to scratch'],
    ['Her second novel comes out in October.', 'come out'],
    ['Her speech went down very well.', 'go down'],
    ['We had to stand up all the way to Leeds.', 'stand up'],
    ['Work it out on paper.', 'work out'],
  ])('is found in “%s”: %s', (text, phrase) => {
    expect(finder.phrasesIn(text)).toContain(phrase)
  })

  it.each([
    ['When it comes, to be sure, we’ll eat it.', 'when it comes to'],
    ['We paddled in the wake. Of course we got wet.', 'in the wake of'],
    ['He mulled the wine. Over the fire hung a pot.', 'mull over'],
    ['They dote. On Mondays she works.', 'dote on'],
    ['We talked quietly. Out of the window we saw snow.', 'talk out of'],
    ['Peter, out in the rain, was cold.', 'peter out'],
    ['She catches someone, off guard or not.', 'catch someone off guard'],
    ['What they took for granted wishes was luck.', "bide one's time"],
    ['The agent sold his estate.', 'estate agent'],
    ['The coast was long and clear.', 'the coast is clear'],
    ['Keep your hand on. Hold the rope.', 'on hold'],
    ['We looked at stake-holders.', 'at stake'],
  ])('is not found in “%s”: %s', (text, phrase) => {
    expect(finder.phrasesIn(text)).not.toContain(phrase)
  })

  it('is offered unless its words are too common', () => {
    expect(finder.has('at stake')).toBe(true)
    expect(finder.has('out of')).toBe(false)
  })
})
