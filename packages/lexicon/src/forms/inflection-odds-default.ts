import { partOfSpeechBits } from '../part-of-speech'

/**
 * Estimates, from its ending alone, the odds that a form which is also a headword is used as an inflection: tenths of
 * the logarithm of inflected over other uses (averages over SemCor's rarer forms, but
 * those in -s judged by ourselves). `bits` are the headword's parts of
 * speech, `listed` is true for irregular forms.
 */
export function defaultInflectionOdds(form: string, bits: number, listed: boolean): number {
  const isNoun = (bits & partOfSpeechBits.noun) !== 0
  const isVerb = (bits & partOfSpeechBits.verb) !== 0
  if (form.endsWith('ing')) return isVerb ? -30 : isNoun ? 0 : -5
  if (listed) return isNoun || isVerb ? 0 : 4
  // WordNet gives many plurals an entry for a rare sense (hands, years), but readers nearly always meet the plural.
  if (/ics$/.test(form)) return -30
  if (form.endsWith('s')) return 30
  if (form.endsWith('ed')) return isVerb ? -40 : isNoun ? -25 : -1
  return -30
}
