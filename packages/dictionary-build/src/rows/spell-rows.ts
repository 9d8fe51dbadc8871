import type { Dictionary } from '../dictionary'
import type { Entry } from '../model'
import { partsOfSpeechOf } from '../parts-of-speech'
import { PICTURES, SOUND } from '../sources'
import { copyLine } from './copy'

/** Returns an entry's row of `spell`. */
export function spellRow(entry: Entry): string {
  return copyLine([
    entry.id,
    entry.headword,
    partsOfSpeechOf(entry),
    entry.rank,
    entry.level,
    entry.isFunction,
  ])
}

/** Returns an entry's rows of `spell_form`. */
export function formRows(entry: Entry): string {
  let rows = ''
  for (const { form, kind, detail, ordinal } of entry.forms)
    rows += copyLine([form, entry.id, kind, detail, ordinal])
  return rows
}

/** Returns an entry's rows of `pronunciation`. */
export function pronunciationRows(entry: Entry, dictionary: Dictionary): string {
  let rows = ''
  for (const [ordinal, { ipa, partOfSpeech, senses }] of dictionary.pronunciationsOf(entry).entries()) {
    // What is kept for a few senses isn't how the part of speech is spoken; the document has it with those senses.
    rows += copyLine([entry.id, ordinal, ipa, senses ? '' : partOfSpeech, SOUND])
  }
  return rows
}

/** Returns an entry's row of `phrase`; empty if the entry isn't offered as a phrase. */
export function phraseRow(entry: Entry): string {
  if (!entry.phrase) return ''
  const { head, gap, separability } = entry.phrase
  return copyLine([entry.id, head, gap, separability])
}

/** Returns an entry's row of `spell_image`; empty without a picture. */
export function imageRow(entry: Entry, dictionary: Dictionary): string {
  const picture = dictionary.pictureOf(entry)
  if (!picture) return ''
  return copyLine([
    entry.id,
    'image/svg+xml',
    `\\x${dictionary.pictureBytes(picture).toString('hex')}`,
    PICTURES,
  ])
}
