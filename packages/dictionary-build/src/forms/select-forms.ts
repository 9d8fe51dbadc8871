import { type Inflection, inflections } from '@wordhoard/lexicon/forms/inflections'
import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import type { Entry, EntryForm } from '../model'
import { principalForms } from './irregular-verbs'

/**
 * Up to this frequency rank, a word's regular forms are shown only if the frequency list has them: no "informations".
 */
const WELL_ATTESTED_RANK = 20_000

const inflecting = ['verb', 'phrasal verb', 'noun', 'adjective', 'adverb'] as const satisfies PartOfSpeech[]

/** A form of an entry, which is listed with the same details as `inflections` gives them. */
type Listed = EntryForm & Inflection

/**
 * Returns the inflected forms of an entry that are worth showing, irregular ones as listed: went, gone, goes, going. In
 * a phrase, the word that inflects changes in its place: puts up with.
 */
export function selectForms(
  entry: Entry,
  find: (text: string) => Entry | undefined,
  isAttested: (form: string) => boolean,
): string[] {
  const words = entry.headword.split(' ')
  const at = words.length === 1 ? 0 : entry.phrase?.head
  if (at === null || at === undefined) return []
  const inflected = words[at]!
  const source = words.length === 1 ? entry : find(inflected)
  const listed = (source?.forms ?? []).filter((form) => form.kind === 'inflection')
  const common = words.length === 1 && entry.rank !== null && entry.rank <= WELL_ATTESTED_RANK
  const forms = new Set<string>()
  for (const partOfSpeech of inflecting) {
    if (!entry.senses.some((sense) => sense.partOfSpeech === partOfSpeech)) continue
    if (isRare(entry, partOfSpeech)) continue
    const plain = partOfSpeech === 'phrasal verb' ? 'verb' : partOfSpeech
    const principal = plain === 'verb' ? principalForms(inflected) : []
    const irregular = listed.length === 0 ? principal : [...principal, ...(listed as readonly Listed[])]
    const isListed = (form: string) => listed.some((other) => other.form === form)
    const shown = inflections(inflected, plain, irregular).filter(
      ({ form }) => !common || isAttested(form) || isListed(form),
    )
    const hasSuperlative = shown.some(({ detail }) => detail === 'superlative')
    for (const { form, detail } of shown) {
      // Without a superlative it is another word: the owner of one's own house, a cutter for what is cut.
      if (detail === 'comparative' && !hasSuperlative && !isListed(form)) continue
      forms.add(words.length === 1 ? form : words.with(at, form).join(' '))
    }
  }
  // Adds forms of a kind that regular verbs don't have: am, are, was.
  if (words.length === 1)
    for (const { form, detail } of listed) if (/^present|singular/u.test(detail)) forms.add(form)
  forms.delete(entry.headword)
  return [...forms]
}

/**
 * Returns whether a frequent word is rarely used as this part of speech (go as a noun); its forms would only mislead.
 */
function isRare(entry: Entry, partOfSpeech: PartOfSpeech): boolean {
  if (
    entry.rank === null ||
    entry.rank > WELL_ATTESTED_RANK ||
    entry.senses[0]?.partOfSpeech === partOfSpeech
  )
    return false
  const uses = entry.senses.filter((sense) => sense.partOfSpeech === partOfSpeech)
  return uses.every((sense) => sense.tagCount === 0 && sense.own === undefined)
}
