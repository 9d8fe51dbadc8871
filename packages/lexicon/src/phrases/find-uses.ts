import type { Lexicon } from '../lexicon'
import { type Token, tokenise } from '../tokens/tokens'
import { fillsHyphenated, splitHyphenated } from './hyphenated'
import { invertibleParts, matchInverted } from './inverted-phrase'
import { isLiteralUse } from './literal/literal-use'
import { NearbyWords } from './nearby-words'
import { separabilityCodes } from './phrase-codes'
import type { PhraseIndex } from './phrase-index'
import { PhraseMatcher } from './phrase-matcher'
import { type RankedFind, withoutRivals } from './phrase-rivals'
import type { PhraseUse } from './phrase-use'
import { readWords, type TextWord } from './phrase-words'
import type { Separability } from './separability'
import { slotFactsOf } from './slot-facts'

/** How far before its other words a phrase's noun may stand. */
const MAX_INVERTED_WORDS = 9
/** How far after the first word of its noun phrase a noun may stand. */
const MAX_NOUN_WORDS = 3

const separabilityOf = new Map(
  Object.entries(separabilityCodes).map(([name, code]) => [
    code as number,
    name === 'unknown' ? undefined : (name as Separability | 'fixed'),
  ]),
)

function useOf(
  index: PhraseIndex,
  phrase: number,
  words: readonly string[],
  at: readonly number[],
): PhraseUse {
  const { heads, separabilities, nouns } = index
  return {
    words,
    head: heads[phrase]!,
    separability: separabilityOf.get(separabilities[phrase]!),
    isName: nouns[phrase] === 1,
    isVerb: heads[phrase] === 0 && nouns[phrase] === 0,
    isNoun: nouns[phrase] === 2,
    at,
  }
}

/** Returns a phrase's words as its entry spells them. Slots are empty strings. */
function wordsOfPhrase({ words, starts, vocabulary }: PhraseIndex, phrase: number): string[] {
  const phraseWords = words.subarray(starts[phrase]!, starts[phrase + 1]!)
  return Array.from(phraseWords, (code) => (code < 0 ? '' : vocabulary[code]!))
}

/** Finds phrases in a text, with the words that were read from it: what `findPhrases` and the training both need. */
export function findUses(
  text: string,
  tokens: readonly Token[],
  index: PhraseIndex,
  lexicon: Lexicon,
): { words: readonly TextWord[]; finds: readonly RankedFind[] } {
  const words = readWords(text, tokens, index, lexicon)
  return { words, finds: [...findAmong(words, index), ...findInHyphenated(words, index, lexicon)] }
}

/** Finds phrases in words that were read from a text. */
function findAmong(words: readonly TextWord[], index: PhraseIndex): RankedFind[] {
  const matcher = new PhraseMatcher(words, index)
  const known = new KnownPhrases(index)
  /** Identifies a find by its phrase and first word, as one number. */
  const seen = new Set<number>()
  const found: RankedFind[] = []
  const { buckets, phrases, anchors, skips } = index
  const { firsts, backs, inverts, others, reaches } = slotFactsOf(index)
  const nearby = new NearbyWords(words, index)
  for (let at = 0; at < words.length; at++) {
    nearby.move()
    for (const word of words[at]!.bases) {
      for (let slot = buckets[word]!; slot < buckets[word + 1]!; slot++) {
        const code = firsts[slot]!
        const furthest = Math.max(0, at - backs[slot]!)
        const other = others[slot]!
        // Most phrases aren't in a text where their rarest word is, so this saves most of the time.
        const isWhole = other < 0 || nearby.hasWithin(other, reaches[slot]!)
        const hasFirst = isWhole && nearby.hasSince(code, furthest)
        const hasVerb =
          inverts[slot] === 1 &&
          nearby.hasAround(code) &&
          (isWhole || nearby.hasWithin(other, -reaches[slot]!))
        if (!hasFirst && !hasVerb) continue
        const phrase = phrases[slot]!
        // Words before the anchor may be missing, and then the phrase begins nearer.
        const nearest = hasFirst ? at - anchors[phrase]! + skips[phrase]! : -1
        let isFound = false
        for (let first = nearest; first >= furthest && !isFound; first--) {
          const word = words[first]
          if (!word || (code >= 0 && !word.bases.includes(code) && !word.isShort)) continue
          const matched = matcher.from(phrase, first)
          if (!matched?.includes(at)) continue
          isFound = true
          const key = matched[0]! * index.size + phrase
          if (seen.has(key)) break
          seen.add(key)
          const use = useOf(index, phrase, known.wordsOf(phrase), matched)
          if (!isLiteralUse(words, use)) found.push({ phrase, use })
        }
        if (isFound || !hasVerb) continue
        const parts = known.partsOf(phrase)
        if (!parts) continue
        const isNoun = parts.noun === anchors[phrase]
        const last = isNoun ? at : Math.min(at + MAX_NOUN_WORDS, words.length - 1)
        for (let noun = last; noun >= (isNoun ? at : Math.max(0, at - MAX_INVERTED_WORDS)); noun--) {
          const matched = matchInverted(words, index, phrase, parts, noun)
          if (!matched?.includes(at)) continue
          const key = matched[0]! * index.size + phrase
          if (!seen.has(key))
            found.push({ phrase, use: useOf(index, phrase, known.wordsOf(phrase), matched) })
          seen.add(key)
          break
        }
      }
    }
  }
  return withoutRivals(found, words)
}

/** Returns finds within single hyphenated words: opt-out, well-thought-out. */
function findInHyphenated(words: readonly TextWord[], index: PhraseIndex, lexicon: Lexicon): RankedFind[] {
  const byForm = new Map<string, readonly RankedFind[]>()
  return words.flatMap(({ form }, at) => {
    if (!form.includes('-')) return []
    let found = byForm.get(form)
    if (!found) {
      const parts = splitHyphenated(form)
      const text = parts.join(' ')
      found =
        parts.length === 0
          ? []
          : findAmong(readWords(text, tokenise(text), index, lexicon), index).filter(
              ({ use }) => use.separability !== undefined && fillsHyphenated(parts, use.at),
            )
      byForm.set(form, found)
    }
    return found.map(({ phrase, use }) => ({ phrase, use: { ...use, at: [at] } }))
  })
}

/** Facts about an index's phrases, worked out when first needed. */
class KnownPhrases {
  readonly #index: PhraseIndex
  readonly #words = new Map<number, readonly string[]>()
  /** Of phrases that can be inverted; false if one has none. */
  readonly #parts = new Map<number, ReturnType<typeof invertibleParts> | false>()

  constructor(index: PhraseIndex) {
    this.#index = index
  }

  /** The phrase's words as its entry spells them; slots are empty strings. */
  wordsOf(phrase: number): readonly string[] {
    let words = this.#words.get(phrase)
    if (!words) {
      words = wordsOfPhrase(this.#index, phrase)
      this.#words.set(phrase, words)
    }
    return words
  }

  partsOf(phrase: number): ReturnType<typeof invertibleParts> {
    const known = this.#parts.get(phrase)
    if (known !== undefined) return known || undefined
    const parts = invertibleParts(this.wordsOf(phrase))
    this.#parts.set(phrase, parts ?? false)
    return parts
  }
}
