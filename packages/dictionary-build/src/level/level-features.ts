import type { Level } from '@wordhoard/lexicon/level'
import type { Entry, Sense } from '../model'
import type { WordNet } from '../wordnet/wordnet'

/** The data from which the features of a word are computed. */
export interface LevelSources {
  readonly wordNet: WordNet
  /** Number of occurrences in definitions and examples, by lower-case word. */
  readonly glossCounts: ReadonlyMap<string, number>
  /** Levels given by hand to words without senses for learners. */
  readonly wordLevels: ReadonlyMap<string, Level>
  /** Returns the frequency rank of a single word, in any spelling. */
  rankOf(word: string): number | null
}

/** log₁₀ rank used for words that the frequency list lacks. */
const UNLISTED = 5
const SUFFIXES = [
  /ness$/,
  /ly$/,
  /[st]ion$/,
  /ity$/,
  /ment$/,
  /ous$/,
  /ive$/,
  /al$/,
  /[ai]ble$/,
  /[eo]r$/,
  /i[sz]e$/,
  /ing$/,
  /ed$/,
  /[ae]n[ct][ey]?$/,
  /ic$/,
  /ful$/,
  /i[sz]m$/,
  /ist$/,
]
/** Matches any of the suffixes; most words have none, which a single test shows. */
const ANY_SUFFIX = new RegExp(SUFFIXES.map(({ source }) => source).join('|'))
const NO_SUFFIX = SUFFIXES.map(() => 0)
const PREFIXES = /^(?:un|in|im|ir|dis|non|over|under|inter|re)/
/** Lexicographer files, lexnames(5WN), in groups that separate concrete from abstract meanings. */
const FILE_GROUPS: readonly (readonly number[])[] = [
  [4],
  [5, 20],
  [6],
  [7],
  [8],
  [9],
  [10],
  [11, 19, 22],
  [12, 16],
  [13],
  [14],
  [15, 17],
  [18],
  [21, 24],
  [26],
  [27],
  [23, 28],
  [29, 34],
  [30],
  [31],
  [32],
  [33, 35],
  [36],
  [37],
  [38],
  [39],
  [40],
  [41],
  [42],
  [43],
]
/** Index in `FILE_GROUPS` for each file. */
const GROUP_OF: number[] = []
for (const [group, files] of FILE_GROUPS.entries()) for (const file of files) GROUP_OF[file] = group
const PARTS = ['noun', 'verb', 'adjective', 'adverb', 'proper noun', 'phrasal verb', 'idiom']

export const featureNames: readonly string[] = [
  ...['rank', 'rank>1000', 'rank>3000', 'rank>8000', 'rank>20000', 'unlisted'],
  ...[
    'share',
    'tags',
    'tags>10',
    'glosses',
    'glosses>30',
    'letters',
    'letters>8',
    'senses',
    'base',
    'prefix',
  ],
  ...['capital', 'phrase', 'function', 'family', 'other part'],
  ...SUFFIXES.map(({ source }) => source),
  ...FILE_GROUPS.map((files) => `files ${files.join(' ')}`),
  ...PARTS,
]

/**
 * Returns a function that computes the features of an entry's senses of one part of speech; there are none if only
 * senses for learners have it. Its argument is how much
 * rarer a sense is than the word (log₁₀, 0 for the usual sense). Everything that the senses share is computed only
 * once, and each call returns the same array, filled anew.
 */
export function levelFeatures(
  entry: Entry,
  partOfSpeech: string,
  senses: readonly Sense[],
  sources: LevelSources,
): (rarity: number) => Float64Array {
  const [first] = senses
  const word = entry.headword
  const all = entry.senses.reduce((sum, { tagCount }) => sum + tagCount, 0)
  const own = senses.reduce((sum, { tagCount }) => sum + tagCount, 0)
  const parts = countParts(entry.senses)
  const share = Math.log10((own + 1) / (all + Math.max(1, parts)))
  const wordRank = logRank(entry, sources)
  const wordTags = Math.log10(1 + own)
  const wordGlosses = Math.log10(1 + (sources.glossCounts.get(word) ?? 0))
  const family = familyRank(senses, sources)
  const base = baseRank(word, sources)
  const shape = [
    Number(PREFIXES.test(word)),
    Number(/^\p{Lu}/u.test(first?.spelling ?? '')),
    Number(word.includes(' ')),
    Number(entry.isFunction),
  ]
  const kinds = [
    Number(share < -0.7),
    ...(ANY_SUFFIX.test(word) ? SUFFIXES.map((suffix) => Number(suffix.test(word))) : NO_SUFFIX),
    ...fileShares(senses),
    ...PARTS.map((name) => Number(name === partOfSpeech)),
  ]
  // Not a list, whose kind would depend on the numbers in it: V8 would compile what reads it for each kind.
  const features = new Float64Array(featureNames.length)
  features.set(shape, RARITY_FEATURES)
  features.set(kinds, RARITY_FEATURES + shape.length + 1)
  return (rarity) => {
    const rank = wordRank + rarity
    const tags = Math.max(0, wordTags - rarity)
    const glosses = Math.max(0, wordGlosses - rarity)
    features[0] = rank
    features[1] = Math.max(0, rank - 3)
    features[2] = Math.max(0, rank - 3.5)
    features[3] = Math.max(0, rank - 3.9)
    features[4] = Math.max(0, rank - 4.3)
    features[5] = Number(rank >= UNLISTED)
    features[6] = share
    features[7] = tags
    features[8] = Math.max(0, tags - 1)
    features[9] = glosses
    features[10] = Math.max(0, glosses - 1.5)
    features[11] = word.length / 10
    features[12] = Math.max(0, word.length - 8) / 10
    features[13] = Math.log10(1 + senses.length)
    features[14] = Math.max(0, rank - base)
    features[RARITY_FEATURES + shape.length] = Math.max(0, rank - family)
    return features
  }
}

/** How many features before those of a word's shape depend on rarity. */
const RARITY_FEATURES = 15

/** Returns how many parts of speech senses have. */
function countParts(senses: readonly Sense[]): number {
  if (senses.length < 2) return senses.length
  return new Set(senses.map((sense) => sense.partOfSpeech)).size
}

/** Returns the log₁₀ rank of an entry; for a phrase without a rank, that of its rarest word. */
function logRank(entry: Entry, { rankOf }: LevelSources): number {
  if (entry.rank !== null) return Math.log10(entry.rank)
  if (!/[ -]/.test(entry.headword)) return UNLISTED
  const ranks = entry.headword.split(/[ -]/).map((word) => rankOf(word))
  return Math.max(...ranks.map((rank) => (rank === null ? UNLISTED : Math.log10(rank))))
}

/** Endings that make words of words, the longest first. */
const ENDINGS = 'ness ment less able ful ing ion ist ity ive ly er or ed al y s'.split(' ')
/** Least number of letters before an ending. */
const MIN_STEM = 3
/** Rank of words that the frequency list lacks, among the words from which others may be derived. */
const UNLISTED_RANK = 10 ** UNLISTED

/**
 * Returns the log₁₀ rank of the word from which this one is derived by an ending or prefix: happy for happily, known
 * for unknown.
 */
function baseRank(word: string, { rankOf }: LevelSources): number {
  let best = UNLISTED_RANK
  const add = (base: string) => {
    best = Math.min(best, rankOf(base) ?? UNLISTED_RANK)
  }
  const ending = ENDINGS.find((one) => word.length >= one.length + MIN_STEM && word.endsWith(one))
  if (ending !== undefined) {
    const stem = word.slice(0, -ending.length)
    add(stem)
    add(`${stem}e`)
    if (stem.endsWith('i')) add(`${stem.slice(0, -1)}y`)
    if (stem.at(-1) === stem.at(-2)) add(stem.slice(0, -1))
  }
  const [, rest] = /^(?:un|in|im|ir|dis|non|re|over|under)(.{3,})$/.exec(word) ?? []
  if (rest !== undefined) add(rest)
  return Math.log10(best)
}

/** Returns the log₁₀ rank of the commonest word that WordNet links as derivationally related. */
function familyRank(senses: readonly Sense[], { wordNet, rankOf }: LevelSources): number {
  let best = UNLISTED
  for (const { synset, words } of senses) {
    if (!synset) continue
    for (const { synset: other, word } of wordNet.targets(synset, 'derivation', words)) {
      const rank = rankOf(other.words[Math.max(0, word - 1)]!)
      if (rank !== null) best = Math.min(best, Math.log10(rank))
    }
  }
  return best
}

/** Returns each file group's share of the use of the senses. */
function fileShares(senses: readonly Sense[]): number[] {
  const uses = FILE_GROUPS.map(() => 0)
  let all = 0
  for (const { synset, tagCount } of senses) {
    all += tagCount + 1
    const group = synset && GROUP_OF[synset.lexicographerFile]
    if (group !== undefined) uses[group]! += tagCount + 1
  }
  return all === 0 ? uses : uses.map((use) => use / all)
}
