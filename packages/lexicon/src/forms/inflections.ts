import type { PartOfSpeech } from '../part-of-speech'

export type InflectionDetail =
  | 'plural'
  | 'present with he/she/it'
  | 'past'
  | 'past participle'
  | 'present participle'
  | 'comparative'
  | 'superlative'

export interface Inflection {
  readonly form: string
  readonly detail: InflectionDetail
}

const vowels = 'aeiou'
const isVowel = (char: string | undefined) => char !== undefined && vowels.includes(char)

/** Counts syllables by spelling: groups of vowels, without a silent e at the end. */
export function syllables(word: string): number {
  const groups = word
    .toLowerCase()
    .replace(/(?<=[^aeiouyl])e$|(?<=[aeiouy]l)e$|(?<=[^aeiouytd])es$|(?<=[^aeiouytd])ed$/, '')
    .match(/[aeiouy]+/g)
  return Math.max(1, groups?.length ?? 1)
}

/**
 * Verbs of more than one syllable that double their last letter, because of stress on the last syllable or by custom.
 */
const doubling =
  /mit$|[^f]fer$|[cp]ur$|^(?:over|under|re|un)?(?:deter|inter|aver|begin|forget|beget|regret|abet|allot|outfit|refit|acquit|equip|entrap|wrap|zip|plug|pin|kidnap|worship|handicap|format|program|set|input|output|lap|run|bid|abhor|demur|debug|recap|hobnob|humbug|zigzag|babysit|bestir|unwrap|unzip|unplug|unpin|upset|offset|reset|beset|forbid|rerun|inset)$/
const notDoubling = /(?:offer|suffer|differ|proffer|pilfer|parallel|vomit|limit|summit|murmur)$/

/**
 * Returns whether the word ends in one consonant letter after one vowel letter, so that it may double: stop, travel,
 * commit.
 */
function endsShort(word: string): boolean {
  const last = word.at(-1)
  if (last === undefined || isVowel(last) || 'wxyhc'.includes(last)) return false
  if (!isVowel(word.at(-2))) return false
  return !isVowel(word.at(-3)) || /qu.$/.test(word)
}

/** Returns whether British spelling doubles the last letter: always, never, or either (focused, focussed). */
export function doubles(word: string): 'always' | 'never' | 'either' {
  if (!endsShort(word)) return 'never'
  if (syllables(word) === 1) return 'always'
  if (notDoubling.test(word)) return 'never'
  return word.endsWith('l') || doubling.test(word) ? 'always' : 'either'
}

const doubleLast = (word: string) => (doubles(word) === 'always' ? word + word.at(-1) : word)

const oes =
  /^(?:potato|tomato|hero|echo|veto|torpedo|embargo|tornado|mosquito|volcano|buffalo|domino|mango|negro|go|undergo|forgo|outdo|do|redo|undo|overdo|cargo|lasso|halo|grotto|motto|no)$/
const notMen = /^(?:hu|ger|ro|sha|talis|otto|nor|cai|musul|bro)man$/

/** Adds -s to a noun or verb: book → books, box → boxes, city → cities. */
export function withS(word: string): string {
  if (/[^aeiou]y$/.test(word) || /quy$/.test(word)) return `${word.slice(0, -1)}ies`
  if (/(?:s|x|z|ch|sh)$/.test(word)) return /^[^aeiou]*u?[aeiou]z$/.test(word) ? `${word}zes` : `${word}es`
  return oes.test(word) ? `${word}es` : `${word}s`
}

function plural(word: string): string {
  return word.endsWith('man') && !notMen.test(word) ? `${word.slice(0, -3)}men` : withS(word)
}

function past(word: string): string {
  if (word.endsWith('e')) return `${word}d`
  if (/[^aeiou]y$/.test(word)) return `${word.slice(0, -1)}ied`
  return word.endsWith('c') ? `${word}ked` : `${doubleLast(word)}ed`
}

function presentParticiple(word: string): string {
  if (word.endsWith('ie')) return `${word.slice(0, -2)}ying`
  if (/[^eoy]e$/.test(word) && word.length > 2) return `${word.slice(0, -1)}ing`
  return word.endsWith('c') ? `${word}king` : `${doubleLast(word)}ing`
}

function addComparison(word: string, ending: 'er' | 'est'): string {
  if (word.endsWith('e')) return word + ending.slice(1)
  if (/[^aeiou]y$/.test(word) && syllables(word) > 1) return `${word.slice(0, -1)}i${ending}`
  return `${syllables(word) === 1 ? doubleLast(word) : word}${ending}`
}

const shortComparison =
  /^(?:quiet|common|polite|handsome|stupid|cruel|pleasant|remote|severe|sincere|profound)$/

/**
 * Returns whether the comparative is formed with -er: for words of one syllable, and those of two that end like happy,
 * simple or narrow.
 */
function comparesWithEr(word: string): boolean {
  const count = syllables(word)
  if (count === 1) return !/(?:ed|ing)$/.test(word) || word === 'red'
  if (shortComparison.test(word)) return true
  if (count === 2)
    return (
      /(?:[^l]y|[^aeiou]ly|le|ow|er)$/.test(word) && !/(?:proper|eager|other|former|inner|outer)$/.test(word)
    )
  return count === 3 && /^un.*[^aeiou]y$/.test(word)
}

function regular(word: string, partOfSpeech: PartOfSpeech): Inflection[] {
  switch (partOfSpeech) {
    case 'noun':
      return [{ form: plural(word), detail: 'plural' }]
    case 'verb':
      return [
        { form: withS(word), detail: 'present with he/she/it' },
        { form: past(word), detail: 'past' },
        { form: past(word), detail: 'past participle' },
        { form: presentParticiple(word), detail: 'present participle' },
      ]
    case 'adjective':
    case 'adverb':
      if (!comparesWithEr(word) || (partOfSpeech === 'adverb' && /[^r]ly$/.test(word))) return []
      return [
        { form: addComparison(word, 'er'), detail: 'comparative' },
        { form: addComparison(word, 'est'), detail: 'superlative' },
      ]
    default:
      return []
  }
}

/**
 * Returns the inflected forms of a headword in British spelling. Forms in `irregular` (those that a dictionary lists
 * for the headword) replace the regular ones of the same kind; an irregular past without a participle of its own serves
 * as both. Words that compare with more and most have no comparison here. Of a phrase, pass only the word that
 * inflects.
 */
export function inflections(
  headword: string,
  partOfSpeech: PartOfSpeech,
  irregular: readonly Inflection[] = [],
): Inflection[] {
  const known = new Map<InflectionDetail, Inflection[]>()
  for (const each of irregular) known.set(each.detail, [...(known.get(each.detail) ?? []), each])
  const pasts = known.get('past')
  if (pasts && !known.has('past participle')) {
    known.set(
      'past participle',
      pasts.map(({ form }) => ({ form, detail: 'past participle' })),
    )
  }
  const result = regular(headword, partOfSpeech).flatMap((each) => known.get(each.detail) ?? [each])
  const kinds = new Set(result.map(({ detail }) => detail))
  const comparison = partOfSpeech === 'adjective' || partOfSpeech === 'adverb'
  for (const detail of ['comparative', 'superlative'] as const) {
    if (comparison && !kinds.has(detail)) result.push(...(known.get(detail) ?? []))
  }
  return result
}
