import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import type { Headwords } from '../headwords'
import type { HeadedPart, ImportedForm } from '../imported-part'
import { type Fields, objects, plainText, texts } from './fields'
import { inflectionDetails, isNoForm, isObsolete, isRegular } from './inflection-details'

/**
 * Matches glosses such as "alternative spelling of colour" and "obsolete form of run", which aren't definitions but
 * lead to another word.
 */
const otherWriting = /\b(?:spelling|form|letter-case form|typography) of\b/iu
const misspelling = /\b(?:misspelling|misconstruction|mispronunciation|typo|scanno|eye[ -]dialect)\b/iu
/** Tags of spellings that few people use today. They lead to the word but aren't shown with it. */
const rareSpellingTags = new Set([
  'dialectal',
  'nonstandard',
  'rare',
  'uncommon',
  'proscribed',
  'pronunciation-spelling',
])

/**
 * Returns the part for another word if a sense only points to that word, undefined if it doesn't, or 'dropped' if the
 * sense isn't worth keeping at all.
 */
export function linkOf(
  entry: { readonly headword: string; readonly partOfSpeech: PartOfSpeech },
  sense: Fields,
  gloss: string,
  headwords: Headwords,
): HeadedPart | 'dropped' | undefined {
  const tags = texts(sense.tags)
  const target = (list: unknown) => {
    const spelling = headwords.spelling(objects(list)[0]?.word)
    return spelling === undefined ? undefined : headwords.of(spelling)
  }
  if (tags.includes('misspelling') || (Array.isArray(sense.alt_of) && misspelling.test(gloss)))
    return 'dropped'
  if (objects(sense.form_of).length > 0) {
    const base = target(sense.form_of)
    if (base === undefined || base === entry.headword) return 'dropped'
    const forms = formsOfInflection(entry.headword, base, entry.partOfSpeech, tags, gloss)
    return { headword: base, part: { forms } }
  }
  if (objects(sense.alt_of).length === 0 || !(tags.includes('alternative') || otherWriting.test(gloss)))
    return undefined
  const base = target(sense.alt_of)
  if (base === undefined || base === entry.headword) return 'dropped'
  return { headword: base, part: { forms: [otherForm(entry.headword, tags)] } }
}

function formsOfInflection(
  form: string,
  base: string,
  partOfSpeech: PartOfSpeech,
  tags: readonly string[],
  gloss: string,
): ImportedForm[] {
  // Phrases are found by the word in them that inflects, so their inflected forms aren't needed.
  if (base.includes(' ') || isRegular(form, base, partOfSpeech)) return []
  const details = inflectionDetails(tags, gloss)
  if (isObsolete(tags) || details.length === 0) return [{ form, kind: 'inflection', detail: 'old form' }]
  return details.map((detail) => ({ form, kind: 'inflection', detail }))
}

function otherForm(form: string, tags: readonly string[]): ImportedForm {
  if (isObsolete(tags)) return { form, kind: 'variant', detail: 'old spelling' }
  if (tags.some((tag) => rareSpellingTags.has(tag))) return { form, kind: 'variant', detail: 'seldom' }
  return { form, kind: 'spelling', detail: '' }
}

/** Returns the forms that an entry lists for its own word: those that must be listed, and those worth showing. */
export function readListedForms(
  headword: string,
  partOfSpeech: PartOfSpeech,
  listed: unknown,
  headwords: Headwords,
): { readonly forms: ImportedForm[]; readonly shown: string[] } {
  const forms: ImportedForm[] = []
  const shown = new Set<string>()
  for (const entry of objects(listed)) {
    const tags = texts(entry.tags)
    const written = plainText(entry.form)
    if (written === '' || written === '-' || isNoForm(tags)) continue
    const spelling = headwords.spelling(written)
    if (spelling === undefined || /^(?:more|most) /u.test(spelling)) continue
    const form = headwords.of(spelling)
    if (form === headword) continue
    const details = inflectionDetails(tags)
    if (details.length > 0) {
      if (isObsolete(tags))
        forms.push(...withoutKnownForms(forms, [{ form, kind: 'inflection', detail: 'old form' }]))
      else {
        shown.add(form)
        if (headword.includes(' ') || isRegular(form, headword, partOfSpeech)) continue
        forms.push(
          ...withoutKnownForms(
            forms,
            details.map((detail) => ({ form, kind: 'inflection', detail })),
          ),
        )
      }
    } else if (tags.includes('alternative')) {
      forms.push(...withoutKnownForms(forms, [otherForm(form, tags)]))
    }
  }
  return { forms, shown: [...shown] }
}

function withoutKnownForms(known: readonly ImportedForm[], forms: readonly ImportedForm[]): ImportedForm[] {
  return forms.filter(
    ({ form, kind, detail }) =>
      !known.some((other) => other.form === form && other.kind === kind && other.detail === detail),
  )
}
