/**
 * Maximum number of optional sounds, because each one doubles the variants. With more, all of them are taken as
 * pronounced.
 */
const MAX_OPTIONAL_PARTS = 6
const UNMARKED_SYLLABIC = /(?<=[bdfkpstvzðɡʃʒθ])([lmn])(?=$|[bdfkpstvzðɡʃʒθlmn])/gu
const VOWEL = '[aeiouæɑɒɔəɛɜɪʊʌ]'

/**
 * Returns the comparable forms of a transcription. Two transcriptions of British English agree if they have a form in
 * common.
 *
 * - Optional sounds in brackets are both kept and dropped.
 * - Notation is unified: ɹ r, ɛ e, a æ, ʌɪ aɪ, ɪi iː, ɛː eə, əː ɜː, l̩ əl.
 * - Syllabic consonants are recognised after an obstruent even without their mark (`ɑːɡjuəbl`).
 * - The i of *happy* and the u of *actual* match whether they are written long or short.
 * - ɑ ɔ ɜ match without their length mark.
 * - Dots, ties, secondary stress, and r before a consonant or at the end are dropped; the main stress moves to its vowel.
 *
 * Real differences remain: ə and ɪ, tj and tʃ, ɔː and ʊə.
 */
export function comparableForms(ipa: string): Set<string> {
  return new Set(withOptionals(ipa).map(foldIpa))
}

/** Returns a form without its stress, to compare with transcriptions that mark none. */
export function withoutStress(form: string): string {
  return form.replaceAll('ˈ', '')
}

function withOptionals(ipa: string): string[] {
  const parts = ipa.split(/\(([^)]*)\)/)
  if (parts.length > 2 * MAX_OPTIONAL_PARTS + 1) return [parts.join('')]
  let forms = ['']
  for (const [index, part] of parts.entries()) {
    forms = index % 2 === 0 ? forms.map((form) => form + part) : forms.flatMap((form) => [form, form + part])
  }
  return forms
}

function foldIpa(ipa: string): string {
  const sounds = ipa
    .normalize('NFD')
    .replace(/[.‿\-, ʔˑˌ]|\u0361|\u035c|\u032f|\u0308|\u0325/gu, '')
    .replace(/([lnmr])\u0329/gu, 'ə$1')
    .replace(/[ɹɫgʍɚɐ]/gu, (symbol) => ({ ɹ: 'r', ɫ: 'l', g: 'ɡ', ʍ: 'w', ɚ: 'ə', ɐ: 'ə' })[symbol] ?? symbol)
    .replaceAll('əː', 'ɜː')
    .replaceAll('ʌɪ', 'aɪ')
    .replace(/ɛ[ːə]/gu, 'eə')
    .replaceAll('ɛ', 'e')
    .replaceAll('oʊ', 'əʊ')
    .replaceAll('əə', 'ə')
    .replace(/a(?![ɪʊ])/gu, 'æ')
    .replaceAll('ɪː', 'iː')
    .replace(/[ɪɨ]i(?!ː)/gu, 'iː')
    .replace(/([ɑɜ])(?!ː|\u0303)/gu, '$1ː')
    .replace(/ɔ(?!ː|ɪ|\u0303)/gu, 'ɔː')
    .replace(UNMARKED_SYLLABIC, 'ə$1')
    .replace(/r(?=$|[bdfhjklmnprstvwzðŋɡʃʒθ])/gu, '')
    .replace(/[iɨ](?!ː)/gu, 'ɪ')
    .replace(/u(?!ː)/gu, 'ʊ')
    .replace(new RegExp(`ˈ((?!${VOWEL}).)*`, 'gu'), (onset) => `${onset.slice(1)}ˈ`)
    .replace(/(?<!ˈ)iː(?=$|[aeæɑɒɔəɜɪʊʌ])/gu, 'ɪ')
    .replace(/(?<!ˈ)uː(?=[aeæɑɒɔəɜɪʌ])/gu, 'ʊ')
  const syllables = sounds.match(new RegExp(`${VOWEL}ː?ɪ?ʊ?ə?`, 'gu')) ?? []
  return syllables.length < 2 ? withoutStress(sounds) : sounds
}
