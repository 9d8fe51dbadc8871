import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { InputFolders } from '../input-folders'
import { type TinySynset, writeTinyWordNet } from './tiny-wordnet'

/** A dictionary of a few words, with an example of everything. */
export const tinySynsets: readonly TinySynset[] = [
  { name: 'thing', file: 'noun', words: ['thing:3'], gloss: 'a separate entity' },
  {
    name: 'slope',
    file: 'noun',
    words: ['slope', 'incline'],
    pointers: ['@ thing'],
    gloss: 'land that is not level',
  },
  {
    name: 'riverbank',
    file: 'noun',
    in: 17,
    words: ['bank:25'],
    pointers: ['@ slope'],
    gloss: 'sloping land beside water; "they sat on the bank"; "the currents"- John Smith',
  },
  {
    name: 'lender',
    file: 'noun',
    in: 14,
    words: ['depository', 'bank:20'],
    pointers: ['@ thing', ';c money'],
    gloss: 'an institution that lends; "he went to the bank"',
  },
  {
    name: 'money',
    file: 'noun',
    in: 21,
    words: ['money'],
    pointers: ['@ thing'],
    gloss: 'what one pays with',
  },
  {
    name: 'colour',
    file: 'noun',
    in: 7,
    words: ['color:4', 'colour'],
    pointers: ['@ thing'],
    gloss: 'what light gives',
  },
  {
    name: 'pillar-box',
    file: 'noun',
    in: 6,
    words: ['color_box'],
    pointers: ['@ thing'],
    gloss: 'a box of paints',
  },
  {
    name: 'tongue',
    file: 'noun',
    in: 10,
    words: ['Polish'],
    pointers: ['@ thing'],
    gloss: 'the language of Poland',
  },
  { name: 'shine', file: 'verb', in: 35, words: ['polish:2'], gloss: 'make a surface shine' },
  {
    name: 'town',
    file: 'noun',
    in: 15,
    words: ['London'],
    pointers: ['@i thing'],
    gloss: 'the capital of England',
  },
  {
    name: 'go',
    file: 'verb',
    in: 38,
    words: ['go:9', 'travel'],
    gloss: 'change one’s place; "we went home"',
  },
  { name: 'hot', file: 'adj', words: ['hot:5'], pointers: ['! cold 1 1'], gloss: 'of high temperature' },
  { name: 'cold', file: 'adj', words: ['cold:5'], pointers: ['! hot 1 1'], gloss: 'of low temperature' },
  { name: 'slur', file: 'noun', words: ['disparagement'], gloss: 'talk that puts down' },
  {
    name: 'fool',
    file: 'noun',
    in: 18,
    words: ['thing:7'],
    pointers: [';u slur', '@ slope'],
    gloss: 'a fool',
  },
  { name: 'well', file: 'adv', words: ['well'], gloss: 'in a good way' },
  { name: 'cheque', file: 'noun', words: ['cheque'], gloss: 'an order to a bank' },
  { name: 'check', file: 'noun', words: ['check'], gloss: 'a look at something' },
]

export const tinyLists: Readonly<Record<string, readonly object[]>> = {
  'function-words.jsonl': [
    {
      word: 'the',
      entries: [
        { pos: 'determiner', definitions: [{ key: 'the.1', text: 'what is known', examples: ['the door'] }] },
      ],
    },
    {
      word: 'do',
      entries: [{ pos: 'auxiliary verb', definitions: [{ key: 'do.1', text: 'helps to ask' }] }],
      forms: [{ form: 'does', kind: 'present with he/she/it' }],
    },
    { word: 'not', entries: [{ pos: 'adverb', definitions: [{ key: 'not.1', text: 'makes negative' }] }] },
  ],
  'contractions.jsonl': [
    { form: "don't", parts: ['do', 'not'], key: "don't.1", text: 'do not' },
    { form: 'don', fragment_of: "don't" },
  ],
  'names.jsonl': [{ word: 'Sarah', key: 'sarah.1', text: 'a first name', kind: 'first name' }],
  'extra-words.jsonl': [
    {
      word: 'selfie',
      entries: [
        {
          pos: 'noun',
          definitions: [
            {
              key: 'selfie.1',
              text: 'a photo of oneself',
              synonyms: ['thing'],
              usage: ['informal', 'British'],
            },
          ],
        },
      ],
    },
  ],
  'phrases.jsonl': [
    {
      phrase: 'go off',
      pos: 'phrasal verb',
      level: 'B1',
      head: 0,
      separability: null,
      gap: null,
      definitions: [{ key: 'go_off.1', text: 'to explode' }],
    },
  ],
}

const pairs = 'british\tamerican\tkind\ncolour\tcolor\tsame\ncheque\tcheck\tpartial\n'

/** Writes the sources of the small dictionary, or of another one, to a folder. */
export function writeTinySources(
  folder: string,
  synsets: readonly TinySynset[] = tinySynsets,
  lists: Readonly<Record<string, readonly object[]>> = tinyLists,
): InputFolders {
  const folders = { wordNet: join(folder, 'wordnet'), lists: join(folder, 'lists') }
  writeTinyWordNet(folders.wordNet, synsets)
  mkdirSync(join(folders.lists, 'generated'), { recursive: true })
  for (const [name, lines] of Object.entries(lists)) {
    writeFileSync(join(folders.lists, name), lines.map((line) => `${JSON.stringify(line)}\n`).join(''))
  }
  writeFileSync(join(folders.lists, 'spelling-pairs.tsv'), pairs)
  writeFileSync(join(folders.lists, 'common-names.tsv'), '')
  writeFileSync(join(folders.lists, 'short-forms.tsv'), '')
  writeFileSync(join(folders.lists, 'generated', 'images.tsv'), 'bank\t1F3E6\n')
  return folders
}
