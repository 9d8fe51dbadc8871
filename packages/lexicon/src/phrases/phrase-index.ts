import { partOfSpeechBits } from '../part-of-speech'
import { slotOf } from '../slots'
import { separabilityCodes, slotCodes } from './phrase-codes'
import type { PhraseEntry } from './phrase-entry'
import { reachOf } from './phrase-reach'
import { withVariants } from './phrase-variants'

/**
 * Phrases packed into typed arrays (about 25 bytes each, plus their distinct words), grouped by one word of each
 * phrase: the one that the fewest phrases share.
 */
export interface PhraseIndex {
  readonly size: number
  readonly wordIds: ReadonlyMap<string, number>
  /** Words by id. */
  readonly vocabulary: readonly string[]
  /** Words of phrase p: words[starts[p]] … words[starts[p + 1] - 1]; a slot is −1, −2 or −3. */
  readonly words: Int32Array
  readonly starts: Int32Array
  readonly ids: Int32Array
  /** −1 for null. */
  readonly heads: Int8Array
  readonly gaps: Int8Array
  /** `separabilityCodes`; 0 when unknown. */
  readonly separabilities: Uint8Array
  /** 1 for names, 2 for other nouns, 0 for the rest. */
  readonly nouns: Uint8Array
  /** 1 for idioms. */
  readonly idioms: Uint8Array
  /** Phrases under word w: phrases[buckets[w]] … phrases[buckets[w + 1] - 1]. */
  readonly buckets: Int32Array
  readonly phrases: Int32Array
  /** Position of the anchor word in each phrase. */
  readonly anchors: Int8Array
  /** How many of the words before its anchor a phrase may lack in a text. */
  readonly skips: Uint8Array
  /** How many other words may come between a phrase's first word and its anchor. */
  readonly slacks: Uint8Array
}

/** Words that may occur in a text in another form ('d, 's, any for a), so they are avoided as anchor words. */
const withShortForms = new Set(['had', 'would', 'be', 'have', 'a', 'an'])

/** Maximum number of words; longer entries are proverbs, which can be looked up but aren't found in texts. */
const MAX_PHRASE_WORDS = 12

/** Builds the index in two passes over packed arrays, linear in the number of words. */
export function packPhrases(entries: Iterable<PhraseEntry>): PhraseIndex {
  const wordIds = new Map<string, number>()
  const words: number[] = []
  const starts: number[] = [0]
  const ids: number[] = []
  const heads: number[] = []
  const gaps: number[] = []
  const separabilities: number[] = []
  const nouns: number[] = []
  const idioms: number[] = []
  const uses: number[] = []
  for (const entry of withVariants(entries)) {
    const { length } = entry.words
    if (length < 2 || length > MAX_PHRASE_WORDS || entry.words.every((word) => slotOf(word) !== undefined))
      continue
    for (const phraseWord of entry.words) {
      // A text's tokens leave out the apostrophe of a plural possessive, so wits' becomes wits here too.
      const word = phraseWord.endsWith("s'") ? phraseWord.slice(0, -1) : phraseWord
      const slot = slotOf(word)
      if (slot) {
        words.push(slotCodes[slot])
        continue
      }
      const id = wordIds.get(word) ?? wordIds.size
      if (id === wordIds.size) wordIds.set(word, id)
      uses[id] = (uses[id] ?? 0) + 1
      words.push(id)
    }
    starts.push(words.length)
    ids.push(entry.id)
    heads.push(entry.head ?? -1)
    gaps.push(entry.gap ?? -1)
    separabilities.push(separabilityCodes[entry.separability ?? 'unknown'])
    nouns.push(entry.isName ? 1 : entry.isNoun ? 2 : 0)
    idioms.push(entry.isIdiom ? 1 : 0)
  }

  const shortened = new Set([...withShortForms].map((word) => wordIds.get(word)))
  const countUses = (word: number) => (shortened.has(word) ? ids.length : (uses[word] ?? 0))
  const anchors = new Int8Array(ids.length)
  const skips = new Uint8Array(ids.length)
  const slacks = new Uint8Array(ids.length)
  const [a, an] = [wordIds.get('a'), wordIds.get('an')]
  const isArticle = (code: number) => code === a || code === an
  const buckets = new Int32Array(wordIds.size + 1)
  const anchorWords = new Int32Array(ids.length)
  for (let phrase = 0; phrase < ids.length; phrase++) {
    const start = starts[phrase] ?? 0
    let best = -1
    /** A verb within an idiom inflects (the coast is clear), so it is avoided too. */
    const innerVerb = nouns[phrase] === 0 && heads[phrase]! > 0 ? start + heads[phrase]! : -1
    const usesAt = (at: number) => (at === innerVerb ? ids.length : countUses(words[at]!))
    for (let at = start; at < (starts[phrase + 1] ?? 0); at++) {
      const word = words[at] ?? -1
      if (word >= 0 && (best < 0 || usesAt(at) < usesAt(best))) best = at
    }
    anchors[phrase] = best - start
    const reach = reachOf(words, start, best - start, { head: heads[phrase]!, gap: gaps[phrase]! }, isArticle)
    skips[phrase] = reach.skip
    slacks[phrase] = reach.slack
    anchorWords[phrase] = words[best] ?? 0
    buckets[(words[best] ?? 0) + 1]! += 1
  }
  for (let word = 0; word < wordIds.size; word++) buckets[word + 1]! += buckets[word]!
  const phrases = new Int32Array(ids.length)
  const next = buckets.slice()
  for (let phrase = 0; phrase < ids.length; phrase++) {
    const word = anchorWords[phrase]!
    phrases[next[word]!] = phrase
    next[word]! += 1
  }
  return {
    size: ids.length,
    wordIds,
    vocabulary: [...wordIds.keys()],
    words: Int32Array.from(words),
    starts: Int32Array.from(starts),
    ids: Int32Array.from(ids),
    heads: Int8Array.from(heads),
    gaps: Int8Array.from(gaps),
    separabilities: Uint8Array.from(separabilities),
    nouns: Uint8Array.from(nouns),
    idioms: Uint8Array.from(idioms),
    buckets,
    phrases,
    anchors,
    skips,
    slacks,
  }
}

const nominal = partOfSpeechBits.noun | partOfSpeechBits['proper noun']
const verbal =
  partOfSpeechBits.verb | partOfSpeechBits['phrasal verb'] | partOfSpeechBits.idiom | partOfSpeechBits.phrase

/** Classifies a phrase by the parts of speech, as bits, of its headword. */
export function phraseClass(bits: number): Required<Pick<PhraseEntry, 'isName' | 'isNoun' | 'isIdiom'>> {
  return {
    isName: bits === partOfSpeechBits['proper noun'],
    isNoun: (bits & nominal) !== 0 && (bits & verbal) === 0,
    isIdiom: (bits & partOfSpeechBits.idiom) !== 0,
  }
}
