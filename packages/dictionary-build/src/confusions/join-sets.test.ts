import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import { describe, expect, it } from 'vitest'
import { type Entry, type EntryForm, makeEntry, makeSense, senseGroups } from '../model'
import { joinSets } from './join-sets'

const sense = (headword: string, partOfSpeech: PartOfSpeech, patterns: readonly string[] = []) =>
  makeSense({
    key: `${headword}.${partOfSpeech}`,
    spelling: headword,
    partOfSpeech,
    source: 'test',
    group: senseGroups.learner,
    tagCount: 0,
    number: 1,
    synset: undefined,
    words: [],
    own: undefined,
    level: undefined,
    patterns,
  })
const inflection = (form: string, detail: string): EntryForm => ({
  form,
  kind: 'inflection',
  detail,
  ordinal: 0,
})

const entries = new Map<string, Entry>()
function add(
  headword: string,
  part: PartOfSpeech,
  forms: readonly EntryForm[] = [],
  patterns: string[] = [],
) {
  entries.set(headword, { ...makeEntry(headword), senses: [sense(headword, part, patterns)], forms })
}
add('borrow', 'verb')
add('lend', 'verb', [inflection('lent', 'past')])
add('rent', 'verb')
add('put', 'verb')
add('put on', 'phrasal verb')
add('wear', 'verb', [inflection('wore', 'past'), inflection('worn', 'past participle')])
add('chair', 'noun')
add('furniture', 'noun', [], ['[U]'])
add('its', 'determiner')
add("it's", 'phrase')

const headwords = new Map([
  ['lends', ['lend']],
  ['borrowed', ['borrow']],
])
const join = (...lines: string[]) =>
  joinSets(lines, {
    find: (headword) => entries.get(headword),
    isAttested: () => true,
    headwordsOf: (form) => headwords.get(form) ?? [],
  })
const pair = 'meaning\tborrow | lend\t\tI [borrowed] a pen from him. * She has [lent] me her bike.'

describe('joinSets', () => {
  it('writes each word of the set into the brackets, inflected like the right one', () => {
    expect(join(pair).lines).toEqual([
      'meaning\tborrow | lend\t\tI [borrowed|lent] a pen from him. * She has [borrowed|lent] me her bike.',
    ])
    const { lines } = join(
      'meaning\twear | put on\t\tShe had [worn] a coat all day. * He [put on] his hat and left.',
    )
    expect(lines[0]).toContain('[worn|put on] a coat')
    expect(lines[0]).toContain('He [wore|put on] his hat')
  })

  it('leaves a word that has no such form as it is', () => {
    const { lines } = join(
      'meaning\tchair | furniture\t\tWe need six [chairs] for the party. * We bought some new [furniture] today.',
    )
    expect(lines[0]).toContain('[chairs|furniture] for')
  })

  it('never tells the right word by its capital or its apostrophe', () => {
    const { lines } = join("form\tits | it's\t\tThe dog ate [its] food. * I think [it’s] raining again.")
    expect(lines[0]).toContain('[its|it’s] food')
    const first = join('meaning\tborrow | lend\t\t[Borrow] it from him. * [Lend] it to me now.')
    expect(first.lines[0]).toContain('\t[borrow|lend] it from him. * [borrow|lend] it to me')
  })

  it('joins its own table to the same table', () => {
    const { lines } = join(pair)
    expect(join(...lines).lines).toEqual(lines)
  })

  it.each([
    ['no headword', 'meaning\tborrow | flurb\t\tI [borrowed] it from him. * I [flurb] it to her.'],
    ['no form of', 'meaning\tborrow | lend\t\tI [rented] it from him. * She [lent] it to me.'],
    ['occurs beside', 'meaning\tborrow | lend\t\tI [borrow] what she lends me. * She [lent] it to me.'],
    ['brackets', 'meaning\tborrow | lend\t\tI borrowed it from him. * She [lent] it to me.'],
    ['number of sentences', 'meaning\tborrow | lend\t\tI [borrowed] it from him.'],
    ['no language', 'language\tborrow | lend\t\tI [borrowed] it from him. * She [lent] it to me.'],
    ['shape', 'meaning\tborrow | lend\t\ti [borrowed] it from him. * She [lent] it to me.'],
  ])('leaves out a set with a fault: %s', (why, line) => {
    const { lines, dropped } = join(line)
    expect(lines).toEqual([])
    expect(dropped[0]?.why).toContain(why)
  })

  it('keeps the larger of two sets that share two words, and all languages of the same words', () => {
    const three =
      'meaning\tlend | borrow | rent\t\tShe [lends] me books. * I [borrow] his pen. * They [rent] a flat in town.'
    expect(join(pair, three)).toMatchObject({ lines: [expect.stringContaining('lend | borrow | rent')] })
    const [es, it] = ['es', 'it'].map(
      (code) => `language\tborrow | lend\t${code}\tI [borrowed] a ${code}. * She [lent] me ${code} things.`,
    )
    expect(join(es!, it!).lines).toEqual([expect.stringContaining('\tes,it\t')])
    expect(join(es!, pair).lines).toEqual([expect.stringMatching(/^meaning\tborrow \| lend\t\t/)])
  })
})
