import { type InflectionDetail, inflections } from '@wordhoard/lexicon/forms/inflections'
import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'

/** Tags of forms that nobody writes today: hath, wrought. */
const obsoleteTags = new Set(['obsolete', 'archaic', 'dated'])
/** Tags of listed items that aren't written forms of the word: parts of the table, constructions of several words. */
const noFormTags = new Set([
  'table-tags',
  'inflection-template',
  'class',
  'romanization',
  'multiword-construction',
  'error-unknown-tag',
  'error-unrecognized-form',
  'canonical',
  'misspelling',
  'auxiliary',
])

/** Returns whether the tags mark something that isn't a written form of the word. */
export function isNoForm(tags: readonly string[]): boolean {
  return tags.some((tag) => noFormTags.has(tag) || tag.startsWith('error-'))
}

export function isObsolete(tags: readonly string[]): boolean {
  return tags.some((tag) => obsoleteTags.has(tag))
}

/**
 * Returns the kinds of inflected form that the tags describe, in the dictionary's terms. There are several for "past
 * and past participle" and none if the tags describe no inflection.
 */
export function inflectionDetails(tags: readonly string[], gloss = ''): InflectionDetail[] {
  const has = (tag: string) => tags.includes(tag)
  if (has('participle')) {
    if (has('present') || has('gerund')) return ['present participle']
    return /past and past/iu.test(gloss) ? ['past', 'past participle'] : ['past participle']
  }
  if (has('plural') && !has('person') && !has('second-person') && !has('first-person')) return ['plural']
  if (has('past')) return ['past']
  if (has('third-person') && has('singular')) return ['present with he/she/it']
  if (has('comparative')) return ['comparative']
  if (has('superlative')) return ['superlative']
  return []
}

/** Returns whether regular rules lead from the form to its headword, so that it needn't be listed. */
export function isRegular(form: string, headword: string, partOfSpeech: PartOfSpeech | undefined): boolean {
  if (partOfSpeech === undefined) return false
  const plain = partOfSpeech === 'proper noun' ? 'noun' : partOfSpeech
  return inflections(headword, plain).some((regular) => regular.form === form)
}
