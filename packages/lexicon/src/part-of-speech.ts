/**
 * Parts of speech as bits, so that a headword's whole set fits into one small number. The names are shown to users;
 * data files and the database use the same names.
 */
export const partOfSpeechBits = {
  noun: 1,
  verb: 2,
  adjective: 4,
  adverb: 8,
  pronoun: 16,
  determiner: 32,
  preposition: 64,
  conjunction: 128,
  'auxiliary verb': 256,
  'modal verb': 512,
  particle: 1024,
  interjection: 2048,
  number: 4096,
  prefix: 8192,
  suffix: 16384,
  'proper noun': 32768,
  contraction: 65536,
  'phrasal verb': 131072,
  idiom: 262144,
  phrase: 524288,
} as const

export type PartOfSpeech = keyof typeof partOfSpeechBits
