import { formatIpa, parseIpa } from './phonemes'

const SIBILANT = /(s|z|ʃ|ʒ)$/u
const VOICELESS = /[ptkfθ]$/u
const ENDS_IN_R = /(ə|ː|ɜː)$/u

interface Base {
  /** Spellings that the word may be an inflected form of, likeliest first. */
  spellings: string[]
  add(ipa: string, spelling: string): string
}

/**
 * Regular endings of English: for a spelling such as `tried` or `cats'` the spellings of the words that it may come
 * from, and how the ending is sounded after such a word's transcription.
 */
export function* possibleBases(word: string): Iterable<Base> {
  const own = /^(.+?)(?:['’]s|(s)['’])$/.exec(word)
  if (own) yield { spellings: [`${own[1]}${own[2] ?? ''}`], add: own[2] ? (ipa) => ipa : withS }
  const match = /^(.{2,})(s|ed|ing)$/.exec(word)
  if (!match) return
  const [, stem = '', ending] = match
  if (ending === 's') yield { spellings: plainStems(stem, stem.endsWith('e')), add: withS }
  if (ending === 'ed') yield { spellings: stems(stem), add: withD }
  if (ending === 'ing') yield { spellings: stems(stem), add: withIng }
}

function plainStems(stem: string, afterE: boolean): string[] {
  const all = [stem]
  if (stem.endsWith('ie')) all.unshift(`${stem.slice(0, -2)}y`)
  if (afterE) all.push(stem.slice(0, -1))
  return all
}

/** The stem as it is, with e, with y for i, with its doubled consonant single. */
function stems(stem: string): string[] {
  const all = [stem, `${stem}e`]
  if (stem.endsWith('i')) all.unshift(`${stem.slice(0, -1)}y`)
  if (/([bdfglmnprtvz])\1$/.test(stem)) all.unshift(stem.slice(0, -1))
  return all
}

function withS(ipa: string): string {
  if (SIBILANT.test(ipa)) return marked(`${ipa}ɪz`)
  return VOICELESS.test(ipa) ? `${ipa}s` : `${ipa}z`
}

function withD(ipa: string): string {
  if (/[td]$/.test(ipa)) return marked(`${ipa}ɪd`)
  return VOICELESS.test(ipa) || /[sʃ]$/u.test(ipa) ? `${ipa}t` : `${ipa}d`
}

function withIng(ipa: string, spelling: string): string {
  const linked = ENDS_IN_R.test(ipa) && /re?$/.test(spelling) ? `${ipa}r` : ipa
  return marked(`${linked}ɪŋ`)
}

/** A word that grows a second syllable needs the stress mark that one of a single syllable goes without. */
function marked(ipa: string): string {
  if (/[ˈˌ]/.test(ipa)) return ipa
  const phonemes = parseIpa(ipa)
  const first = phonemes.find(({ sound }) => /^[aeiouæɑɒɔəɛɜɪʊʌ]/u.test(sound))
  if (first) first.stress = 1
  return formatIpa(phonemes)
}
