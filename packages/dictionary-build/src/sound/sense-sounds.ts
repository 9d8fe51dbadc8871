import type { Sense } from '../model'
import type { Pronunciation } from './pronunciations'

/** What decides how a word is spoken in a sense. */
type SpokenSense = Pick<Sense, 'key' | 'partOfSpeech' | 'spelling' | 'covered'>

/** Whether a word is spoken differently in some of its senses. */
export function differBySense(pronunciations: readonly Pronunciation[]): boolean {
  return pronunciations.some(
    ({ partOfSpeech, senses, spelling }) =>
      partOfSpeech !== '' || senses !== undefined || spelling !== undefined,
  )
}

/**
 * Returns the pronunciations of a word in one of its senses, by what is closest to it: those kept for the sense itself or
 * one that it covers, then those of its spelling, of its part of speech, and those that hold for any.
 */
export function soundsOfSense(
  pronunciations: readonly Pronunciation[],
  sense: SpokenSense,
): readonly Pronunciation[] {
  const keys = [sense.key, ...(sense.covered ?? []).map(({ key }) => key)]
  const named = pronunciations.filter(({ senses }) => senses && keys.some((key) => senses.has(key)))
  if (named.length > 0) return named
  const open = pronunciations.filter(({ senses }) => senses === undefined)
  const spelt = open.filter(({ spelling }) => spelling === sense.spelling)
  const usual = spelt.length > 0 ? spelt : open.filter(({ spelling }) => spelling === undefined)
  const ofPart = usual.filter(({ partOfSpeech }) => partOfSpeech === sense.partOfSpeech)
  return ofPart.length > 0 ? ofPart : usual.filter(({ partOfSpeech }) => partOfSpeech === '')
}
