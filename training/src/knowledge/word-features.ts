import type { SenseFacts, WordFacts } from './word-facts'
import { UNLISTED_FREQUENCY, type WordFrequencies } from './word-frequencies'
import type { WordRating } from './word-ratings'

/** What features are computed from, besides the word's own facts. */
export interface FeatureSources {
  readonly facts: ReadonlyMap<string, WordFacts>
  /** Rank in newspapers and an encyclopaedia: the place of a word among GloVe's vectors. */
  readonly writtenRank: ReadonlyMap<string, number>
  /** Frequencies in many kinds of texts, British ones among them. */
  readonly frequencies: WordFrequencies
  readonly ratings: ReadonlyMap<string, WordRating>
}

/** Values by name; NaN if unknown. Every word has the same names in the same order. */
export type Features = Readonly<Record<string, number>>

/** log₁₀ rank of words that the subtitles lack, and of those that the written list lacks. */
const UNLISTED = 5
const UNLISTED_IN_WRITING = 5.6
/** log₁₀ rank given where a word has no base, no family or no parts. */
const NO_RELATIVE = 5.3
/** Index of a level beyond C2, for words without one. */
const NO_LEVEL = 6
const LEXICOGRAPHER_FILES = 45

const SUFFIXES =
  'ness ly tion sion ity ment ous ive al able ible er or ise ing ed ent ant ence ance ic ical ful less ism ist y en ate ify ship hood ward wise dom age ure th le ish ry'.split(
    ' ',
  )
const PREFIXES =
  'un in im ir dis non over under inter re out pre sub super trans mis self fore up down en anti auto multi'.split(
    ' ',
  )
const DERIVING_SUFFIXES =
  'ness ly ment ful less er or ing ed able ion ation al ist ism ity ive y s ous ic ance ence en ship hood ward ally ically ility'.split(
    ' ',
  )
const DERIVING_PREFIXES = 'un in im ir dis non re over under out pre mis inter self- up sub super'.split(' ')
const PARTS = ['noun', 'verb', 'adjective', 'adverb']

const logRank = (rank: number | null | undefined) => (rank ? Math.log10(rank) : UNLISTED)
const least = (values: readonly number[], otherwise: number) =>
  values.reduce((a, b) => Math.min(a, b), otherwise)

/** Returns headwords from which a word may be derived by an ending or prefix: happy for happily, known for unknown. */
export function basesOf(word: string, facts: ReadonlyMap<string, WordFacts>): WordFacts[] {
  const found = new Map<string, WordFacts>()
  const add = (one: string) => {
    const base = one === word ? undefined : facts.get(one)
    if (base) found.set(one, base)
  }
  for (const suffix of DERIVING_SUFFIXES) {
    if (!word.endsWith(suffix) || word.length - suffix.length < 3) continue
    const stem = word.slice(0, -suffix.length)
    const single = stem.length > 3 && stem.at(-1) === stem.at(-2) ? stem.slice(0, -1) : stem
    for (const one of [stem, `${stem}e`, stem.replace(/i$/, 'y'), single]) add(one)
    for (const ending of ['y', 'ate', 't', 'le']) add(stem + ending)
  }
  for (const prefix of DERIVING_PREFIXES)
    if (word.startsWith(prefix) && word.length - prefix.length >= 3) add(word.slice(prefix.length))
  return [...found.values()]
}

/** Returns the log₁₀ rank of the rarer part of a word that is made of two words, or undefined. */
function rankOfParts(word: string, facts: ReadonlyMap<string, WordFacts>): number | undefined {
  let best: number | undefined
  for (let at = 3; at < word.length - 2; at++) {
    const [first, second] = [word.slice(0, at).replace(/-+$/, ''), word.slice(at).replace(/^-+/, '')]
    const [one, other] = [facts.get(first)?.rank, facts.get(second)?.rank]
    if (!one || !other) continue
    const rank = logRank(Math.max(one, other))
    if (best === undefined || rank < best) best = rank
  }
  return best
}

/** Returns the part of speech in which learners meet a word first. */
export function mainPart({ learner, source }: WordFacts): string {
  if (learner[0]) return learner[0].part
  const uses = new Map<string, number>()
  for (const { part, tags } of source) uses.set(part, (uses.get(part) ?? 0) + tags + 1)
  return [...uses].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 'noun'
}

function frequencyFeatures(word: WordFacts, { writtenRank, frequencies }: FeatureSources) {
  const rank = logRank(word.rank)
  const written = writtenRank.get(word.word)
  const writtenLog = written ? Math.log10(written) : UNLISTED_IN_WRITING
  const [count, family] = [Math.log10(1 + word.count), Math.log10(1 + word.familyCount)]
  return {
    rank,
    count,
    'count with forms': family,
    'share of forms': family - count,
    'written rank': writtenLog,
    'written − spoken': writtenLog - rank,
    glosses: Math.log10(1 + word.glosses),
    frequency: frequencies.get(word.word) ?? UNLISTED_FREQUENCY,
  }
}

function describeRating({ word }: WordFacts, { ratings }: FeatureSources) {
  const rating = ratings.get(word)
  return {
    rated: Number(rating !== undefined),
    familiarity: rating?.familiarity ?? Number.NaN,
    'age of learning': rating?.age ?? Number.NaN,
    imageability: rating?.imageability ?? Number.NaN,
  }
}

function familyFeatures(word: WordFacts, { facts, writtenRank }: FeatureSources) {
  const rank = logRank(word.rank)
  const bases = basesOf(word.word, facts)
  const derived = word.derived.flatMap((one) => (one === word.word ? [] : (facts.get(one) ?? [])))
  const family = [...new Set([...bases, ...derived])]
  const baseRank = least(
    bases.map((one) => logRank(one.rank)),
    NO_RELATIVE,
  )
  const familyRank = least(
    derived.map((one) => logRank(one.rank)),
    NO_RELATIVE,
  )
  const parts = rankOfParts(word.word, facts)
  const known = (words: readonly WordFacts[]) =>
    least(
      words.flatMap(({ level }) => (level < 0 ? [] : [level])),
      NO_LEVEL,
    )
  return {
    'base rank': baseRank,
    'has base': Number(bases.length > 0),
    'base commoner': Math.max(0, rank - baseRank),
    'base count': Math.max(0, ...bases.map((one) => Math.log10(1 + one.familyCount))),
    'base level': known(bases),
    'family rank': familyRank,
    'family commoner': Math.max(0, rank - familyRank),
    'family count': Math.log10(1 + word.familyCount + family.reduce((sum, one) => sum + one.familyCount, 0)),
    'family written': Math.log10(
      least(
        family.map((one) => writtenRank.get(one.word) ?? 400_000),
        400_000,
      ),
    ),
    'family level': known(derived),
    compound: Number(parts !== undefined),
    'compound rank': parts ?? NO_RELATIVE,
    'parts commoner': parts === undefined ? 0 : Math.max(0, rank - parts),
  }
}

function formFeatures({ word }: WordFacts) {
  const clusters = word.match(/[^aeiouy]+/g) ?? []
  const has = (affix: string, isAt: boolean) => Number(isAt && word.length > affix.length + 2)
  return {
    letters: word.length,
    syllables: Math.max(1, (word.replace(/e$/, '').match(/[aeiouy]+/g) ?? []).length),
    hyphen: Number(word.includes('-')),
    double: Number(/(.)\1/.test(word)),
    gh: Number(word.includes('gh')),
    ph: Number(word.includes('ph')),
    vowels: (word.match(/[aeiou]/g) ?? []).length / word.length,
    cluster: Math.max(0, ...clusters.map(({ length }) => length)),
    ...Object.fromEntries(SUFFIXES.map((one) => [`suffix ${one}`, has(one, word.endsWith(one))])),
    ...Object.fromEntries(PREFIXES.map((one) => [`prefix ${one}`, has(one, word.startsWith(one))])),
  }
}

/** Levels of the word's senses, and of the senses that it helps to explain: when learners meet it. */
function levelFeatures(word: WordFacts) {
  const { learner, inDefinitions, inExamples } = word
  const [first] = learner
  const levels = learner.map(({ level }) => level)
  const used = (name: string, counts: readonly number[]) => {
    const all = counts.reduce((sum, count) => sum + count, 0)
    const weighted = counts.reduce((sum, count, at) => sum + count * at, 0)
    const from = counts.findIndex((count) => count > 0)
    return {
      [`${name} all`]: Math.log10(1 + all),
      [`${name} easy`]: Math.log10(1 + counts[0]! + counts[1]!),
      [`${name} mean`]: all > 0 ? weighted / all : 5,
      [`${name} from`]: from < 0 ? NO_LEVEL : from,
    }
  }
  return {
    level: word.level,
    'level by hand': word.handLevel,
    'senses for learners': Math.log(1 + learner.length),
    'easiest sense': least(levels, NO_LEVEL),
    'first sense': first?.level ?? NO_LEVEL,
    'mean of senses':
      levels.length > 0 ? levels.reduce((sum, one) => sum + one, 0) / levels.length : NO_LEVEL,
    'for learners': Number(learner.length > 0),
    informal: Number(first?.labels.includes('informal') ?? false),
    formal: Number(first?.labels.includes('formal') ?? false),
    ...used('definitions', inDefinitions),
    ...used('examples', inExamples),
  }
}

function senseFeatures(word: WordFacts) {
  const { source } = word
  const tags = source.reduce((sum, sense) => sum + sense.tags, 0)
  const weight = tags + source.length || 1
  const mean = (of: (sense: (typeof source)[number]) => number, otherwise: number) =>
    source.length === 0
      ? otherwise
      : source.reduce((sum, sense) => sum + of(sense) * (sense.tags + 1), 0) / weight
  const files = Array.from({ length: LEXICOGRAPHER_FILES }, (_, file) => [
    `file ${file}`,
    mean((sense) => Number(sense.file === file), 0),
  ])
  return {
    senses: Math.log(1 + source.length),
    tags: Math.log10(1 + tags),
    parts: new Set(source.map(({ part }) => part)).size,
    'first level': source[0]?.level ?? NO_LEVEL,
    dominance: Math.max(1, ...source.map((sense) => sense.tags + 1)) / weight,
    depth: mean((sense) => sense.depth, 0),
    synonyms: mean((sense) => sense.synonyms, 1),
    picture: Number(word.hasPicture),
    function: Number(word.isFunction),
    capital: Number(word.capital),
    name: Number(word.isName),
    ...Object.fromEntries(files),
  }
}

function partFeatures(word: WordFacts) {
  const part = mainPart(word)
  const { source, learner } = word
  const share = (senses: readonly SenseFacts[]) => senses.reduce((sum, sense) => sum + sense.tags + 1, 0)
  const easiest = least(
    learner.filter((sense) => sense.part === part).map(({ level }) => level),
    NO_LEVEL,
  )
  return {
    'part’s share': share(source.filter((sense) => sense.part === part)) / (share(source) || 1),
    'part above word':
      easiest -
      least(
        learner.map(({ level }) => level),
        NO_LEVEL,
      ),
    ...Object.fromEntries(PARTS.map((one) => [one, Number(one === part)])),
  }
}

/** Returns everything that makes a word easy or hard whatever the learner's first language. */
export function wordFeatures(word: WordFacts, sources: FeatureSources): Features {
  return {
    ...frequencyFeatures(word, sources),
    ...describeRating(word, sources),
    ...familyFeatures(word, sources),
    ...formFeatures(word),
    ...levelFeatures(word),
    ...senseFeatures(word),
    ...partFeatures(word),
  }
}
