/** Brackets of more optional sounds than this are taken as sounded: the variants double with each. */
const MOST_OPTIONAL = 6
const VOWEL = '[aeiouæɑɒɔəɛɜɪʊʌ]'

/**
 * The forms that two transcriptions of British English have in common when they agree: brackets taken both ways,
 * notation folded (ɹ r, ɛ e, a æ, ʌɪ aɪ, ɛː eə, əː ɜː, l̩ əl, happy i ɪ), dots, ties, length of i and u where unstressed
 * in open notations, and secondary stress left out; the main stress is moved to its vowel.
 */
export function comparableForms(ipa: string): Set<string> {
  return new Set(withOptionals(ipa).map(folded))
}

/** A form without its stress, for transcriptions that mark none. */
export function unstressed(form: string): string {
  return form.replaceAll('ˈ', '')
}

function withOptionals(ipa: string): string[] {
  const parts = ipa.split(/\(([^)]*)\)/)
  if (parts.length > 2 * MOST_OPTIONAL + 1) return [parts.join('')]
  let forms = ['']
  for (const [index, part] of parts.entries()) {
    forms = index % 2 === 0 ? forms.map((form) => form + part) : forms.flatMap((form) => [form, form + part])
  }
  return forms
}

function folded(ipa: string): string {
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
    .replace(/[iɨ](?!ː)/gu, 'ɪ')
    .replace(/u(?!ː)/gu, 'ʊ')
    .replace(new RegExp(`ˈ((?!${VOWEL}).)*`, 'gu'), (onset) => `${onset.slice(1)}ˈ`)
  const syllables = sounds.match(new RegExp(`${VOWEL}ː?ɪ?ʊ?ə?`, 'gu')) ?? []
  return syllables.length < 2 ? unstressed(sounds) : sounds
}
