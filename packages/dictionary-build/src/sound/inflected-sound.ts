import { formatIpa, isVowel, parseIpa } from '@wordhoard/dictionary/speech/phonemes'

const SIBILANT = /(?:s|z|ʃ|ʒ)$/u
const VOICELESS = /[ptkfθ]$/u
const SILENT_R = /(?:ə|ː)$/u

interface Base {
  /** Spellings of which the word may be an inflected form, likeliest first. */
  spellings: string[]
  add(ipa: string, spelling: string): string
}

/**
 * Yields the possible bases of a word with a regular English ending, such as `tried` or `cats'`: the spellings it may
 * come from, and how to add the sound of the ending to the base's transcription.
 */
export function* possibleBases(word: string): Iterable<Base> {
  const [, owner, plural] = /^(.+?)(?:'s|(s)')$/.exec(word) ?? []
  if (owner)
    yield plural ? { spellings: [`${owner}s`], add: (ipa) => ipa } : { spellings: [owner], add: withS }
  const [, stem, ending] = /^(.{2,}?)(s|ed|ing|er|est)$/.exec(word) ?? []
  if (stem === undefined) return
  if (ending === 's') yield { spellings: pluralStems(stem), add: withS }
  if (ending === 'ed') yield { spellings: stems(stem), add: withD }
  if (ending === 'ing')
    yield { spellings: stems(stem), add: (ipa, spelling) => withVowel(ipa, spelling, 'ɪŋ') }
  if (ending === 'er')
    yield { spellings: stems(stem), add: (ipa, spelling) => compareAdjective(ipa, spelling, 'ə') }
  if (ending === 'est')
    yield { spellings: stems(stem), add: (ipa, spelling) => compareAdjective(ipa, spelling, 'ɪst') }
}

function pluralStems(stem: string): string[] {
  if (stem.endsWith('ie')) return [`${stem.slice(0, -2)}y`, stem]
  return stem.endsWith('e') ? [stem, stem.slice(0, -1)] : [stem]
}

/** Returns the possible bases of a stem before -ed, -ing, -er or -est: hop(p)-, hop(e)-, tr(y)-, open-. */
function stems(stem: string): string[] {
  if (stem.endsWith('i')) return [`${stem.slice(0, -1)}y`, `${stem}e`, stem]
  if (/([bdfglmnprtvz])\1$/.test(stem)) return [stem.slice(0, -1), stem]
  // A single short syllable would have doubled its consonant, so a base in -e is likelier.
  return /^[^aeiou]*[aeiou][^aeiouwxy]$/.test(stem) ? [`${stem}e`, stem] : [stem, `${stem}e`]
}

function withS(ipa: string): string {
  if (SIBILANT.test(ipa)) return markStress(`${ipa}ɪz`)
  return VOICELESS.test(ipa) ? `${ipa}s` : `${ipa}z`
}

function withD(ipa: string): string {
  if (/[td]$/.test(ipa)) return markStress(`${ipa}ɪd`)
  return VOICELESS.test(ipa) || /[sʃ]$/u.test(ipa) ? `${ipa}t` : `${ipa}d`
}

function withVowel(ipa: string, spelling: string, ending: string): string {
  return markStress(`${ipa}${SILENT_R.test(ipa) && /re?$/.test(spelling) ? 'r' : ''}${ending}`)
}

function compareAdjective(ipa: string, spelling: string, ending: string): string {
  // *longer* and *stronger* add a ɡ, unlike *singer*; *simpler* drops the ə of *simple*.
  if (/(?:ong|oung)$/.test(spelling)) return markStress(`${ipa}ɡ${ending}`)
  return withVowel(ipa.replace(/(?<=[^ˈˌ])əl$/u, 'l'), spelling, ending)
}

/** Adds the stress mark that a word of one syllable lacks and needs once it has a second syllable. */
function markStress(ipa: string): string {
  if (/[ˈˌ]/u.test(ipa)) return ipa
  const phonemes = parseIpa(ipa)
  const first = phonemes.find(({ sound }) => isVowel(sound))
  if (first) first.stress = 1
  return formatIpa(phonemes)
}
