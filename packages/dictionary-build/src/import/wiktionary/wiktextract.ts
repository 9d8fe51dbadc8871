import { createHash } from 'node:crypto'
import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import { plainGloss } from '../gloss-match'
import type { Headwords } from '../headwords'
import type { HeadedPart, ImportedPart, ImportedSense } from '../imported-part'
import type { HeadedTranslations } from '../record-source'
import { type Fields, isFields, objects, plainText, texts } from './fields'
import { linkOf, readListedForms } from './forms'
import { categoriesOf, regionsOf, usagesOf } from './labels'
import { partOfSpeechOf } from './parts-of-speech'
import { audioOf, soundsOf } from './sounds'
import { translationsOf } from './translations'

/** Maximum lengths of a definition, an example and a quotation, in characters. */
const MAX_TEXT_LENGTH = 2_000
const MAX_EXAMPLE_LENGTH = 300
const MAX_QUOTATION_LENGTH = 160
const MAX_EXAMPLES = 2
const MAX_LINKS = 12

/** What became of an entry, for the report. */
export type Outcome = 'entries' | 'other languages' | 'not words' | 'redirects' | 'nothing to keep'

/**
 * Converts an entry of a wiktextract file to parts of the dictionary (format: README of tatuylonen/wiktextract, "Format
 * of the extracted word entries"). Its definitions go to its own headword, its form-of senses to the word they are a
 * form of. Only English entries are used; etymologies and derived words are left out.
 */
export function partsOfEntry(
  entry: unknown,
  headwords: Headwords,
): {
  readonly parts: readonly HeadedPart[]
  readonly outcome: Outcome
  readonly translations?: HeadedTranslations
} {
  if (!isFields(entry)) return { parts: [], outcome: 'not words' }
  if (typeof entry.redirect === 'string') return { parts: [], outcome: 'redirects' }
  if (entry.lang_code !== 'en') return { parts: [], outcome: 'other languages' }
  const spelling = headwords.spelling(entry.word)
  const partOfSpeech = partOfSpeechOf(entry.pos)
  if (spelling === undefined || partOfSpeech === undefined) return { parts: [], outcome: 'not words' }
  const parts = partsOfWord(entry, spelling, partOfSpeech, headwords)
  const outcome = parts.length > 0 ? 'entries' : 'nothing to keep'
  const translated = parts.length > 0 ? translationsOf(entry) : []
  if (translated.length === 0) return { parts, outcome }
  return {
    parts,
    outcome,
    translations: { headword: headwords.of(spelling), partOfSpeech, texts: translated },
  }
}

function partsOfWord(
  entry: Fields,
  spelling: string,
  partOfSpeech: PartOfSpeech,
  headwords: Headwords,
): HeadedPart[] {
  const headword = headwords.of(spelling)
  const senses: ImportedSense[] = []
  const links: HeadedPart[] = []
  let isInflection = false
  for (const sense of objects(entry.senses)) {
    const gloss = glossOf(sense)
    if (gloss === '' || texts(sense.tags).includes('no-gloss')) continue
    const link = linkOf({ headword, partOfSpeech }, sense, gloss, headwords)
    if (objects(sense.form_of).length > 0) isInflection = true
    if (link === 'dropped') continue
    if (link) links.push(link)
    else senses.push(senseOf(sense, gloss, headword, partOfSpeech))
  }
  const parts: HeadedPart[] = links.filter(({ part }) => (part.forms?.length ?? 0) > 0)
  const own = senses.length > 0 ? ownPart(entry, spelling, partOfSpeech, senses, headwords) : {}
  const part: ImportedPart = isInflection ? { ...own, isInflection: true } : own
  if (senses.length > 0 || isInflection) parts.unshift({ headword, part })
  return parts
}

function ownPart(
  entry: Fields,
  spelling: string,
  partOfSpeech: PartOfSpeech,
  senses: readonly ImportedSense[],
  headwords: Headwords,
): ImportedPart {
  const headword = headwords.of(spelling)
  const { forms, shown } = readListedForms(headword, partOfSpeech, entry.forms, headwords)
  const sounds = soundsOf(entry.sounds)
  const audio = audioOf(entry.sounds)
  return {
    spelling,
    partOfSpeech,
    senses: withEntryLinks(senses, entry),
    ...(sounds.length > 0 && { sounds }),
    ...(audio.length > 0 && { audio }),
    ...(forms.length > 0 && { forms }),
    ...(shown.length > 0 && { shown }),
  }
}

/**
 * Returns the definition of a sense. Nested definitions come with all those above them; the last one is the sense's
 * own.
 */
function glossOf(sense: Fields): string {
  const glosses = texts(sense.glosses)
  const gloss = plainText(glosses.at(-1))
  return gloss.length > MAX_TEXT_LENGTH ? `${gloss.slice(0, MAX_TEXT_LENGTH).toWellFormed()}…` : gloss
}

function senseOf(sense: Fields, text: string, headword: string, partOfSpeech: PartOfSpeech): ImportedSense {
  const tags = texts(sense.tags)
  return {
    key: senseKey(headword, partOfSpeech, text),
    text,
    ...listField('examples', examplesOf(sense)),
    ...listField('synonyms', wordsOf(sense.synonyms)),
    ...listField('antonyms', wordsOf(sense.antonyms)),
    ...listField('hypernyms', wordsOf(sense.hypernyms)),
    ...listField('regions', regionsOf(tags)),
    ...listField('categories', categoriesOf(texts(sense.topics))),
    ...listField('usages', usagesOf(tags)),
  }
}

/** Returns a key made from a hash of what identifies the sense, because the source has no permanent keys. */
export function senseKey(headword: string, partOfSpeech: string, text: string): string {
  const hash = createHash('sha1').update(`${headword}\n${partOfSpeech}\n${plainGloss(text) || text}`)
  return `wikt:${hash.digest('base64url').slice(0, 16)}`
}

function listField<K extends string>(
  name: K,
  values: readonly string[],
): { [name in K]?: readonly string[] } {
  return values.length > 0 ? ({ [name]: values } as { [name in K]: readonly string[] }) : {}
}

/** Returns the made-up examples or, if there are none, the short quotations. */
function examplesOf(sense: Fields): string[] {
  const examples: string[] = []
  const quotations: string[] = []
  for (const example of objects(sense.examples)) {
    const text = plainText(example.text)
    const isQuotation =
      example.type === 'quotation' || (example.type === undefined && example.ref !== undefined)
    if (text === '' || text.length > (isQuotation ? MAX_QUOTATION_LENGTH : MAX_EXAMPLE_LENGTH)) continue
    const list = isQuotation ? quotations : examples
    if (!list.includes(text)) list.push(text)
  }
  return (examples.length > 0 ? examples : quotations).slice(0, MAX_EXAMPLES)
}

function wordsOf(linkages: unknown): string[] {
  const words = new Set<string>()
  for (const { word } of objects(linkages)) {
    const text = plainText(word)
    if (text !== '' && text.length <= 120 && !text.startsWith('Thesaurus:')) words.add(text)
  }
  return [...words].slice(0, MAX_LINKS)
}

/** Gives the links of the whole entry to its only sense, or to the sense whose definition they name. */
function withEntryLinks(senses: readonly ImportedSense[], entry: Fields): readonly ImportedSense[] {
  let result = senses
  for (const kind of ['synonyms', 'antonyms', 'hypernyms'] as const) {
    for (const linkage of objects(entry[kind])) {
      const about = typeof linkage.sense === 'string' ? plainGloss(linkage.sense) : ''
      const at =
        senses.length === 1
          ? 0
          : about === ''
            ? -1
            : senses.findIndex((sense) => plainGloss(sense.text).includes(about))
      const [word] = wordsOf([linkage])
      const sense = result[at]
      if (!sense || word === undefined || sense[kind]?.includes(word)) continue
      if ((sense[kind]?.length ?? 0) >= MAX_LINKS) continue
      result = result.with(at, { ...sense, [kind]: [...(sense[kind] ?? []), word] })
    }
  }
  return result
}
