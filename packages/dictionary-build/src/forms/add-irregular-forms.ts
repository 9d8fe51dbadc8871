import { createRequire } from 'node:module'
import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import { addForm, type EntryTable } from '../entries'
import type { Entry } from '../model'
import { irregularVerbs, verbFormDetails } from './irregular-verbs'
import { type IrregularForm, moreIrregularForms } from './more-irregular-forms'

const require = createRequire(import.meta.url)

/**
 * Enters irregular inflections: WordNet's exception lists (in npm `wink-lexicon`), the tables of this folder, and the
 * plurals in -men, which no list holds. Forms whose base is no entry, or not of that part of speech, are left out.
 */
export function addIrregularForms(entries: EntryTable): void {
  for (const listed of [...exceptions(), ...moreIrregularForms()]) {
    const entry = entries.find(listed.base)
    if (!entry || !hasPartOfSpeech(entry, listed.partOfSpeech) || listed.form === entry.headword) continue
    addForm(entry, {
      form: listed.form,
      kind: 'inflection',
      detail: listed.detail,
      ordinal: entry.forms.length,
    })
  }
}

type ExceptionList = Readonly<Record<string, string>>

/** WordNet's exception lists, form by form; loaded when they are wanted. */
const exceptionLists = {
  noun: () => require('wink-lexicon/src/wn-noun-exceptions.js') as ExceptionList,
  verb: () => require('wink-lexicon/src/wn-verb-exceptions.js') as ExceptionList,
  adjective: () => require('wink-lexicon/src/wn-adjective-exceptions.js') as ExceptionList,
}

function* exceptions(): Generator<IrregularForm> {
  for (const verb of irregularVerbs()) yield { partOfSpeech: 'verb', ...verb }
  for (const [partOfSpeech, detailsOf] of [
    ['noun', () => ['plural']],
    ['verb', verbFormDetails],
    ['adjective', (_: string, form: string) => [form.endsWith('st') ? 'superlative' : 'comparative']],
  ] as const) {
    const list = exceptionLists[partOfSpeech]()
    for (const [listedForm, base] of Object.entries(list)) {
      // Its forms stand in the list of function words, each with what it is.
      if (base === 'be') continue
      // The lists are identifiers of a program: what has an underscore there is a phrase.
      const form = listedForm.replaceAll('_', ' ')
      for (const detail of detailsOf(base, form))
        yield { partOfSpeech, base: base.replaceAll('_', ' '), form, detail }
    }
  }
}

const otherPartsOfSpeech: Partial<Record<PartOfSpeech, readonly PartOfSpeech[]>> = {
  verb: ['modal verb', 'auxiliary verb', 'phrasal verb'],
  noun: ['proper noun'],
  adjective: ['determiner', 'pronoun'],
  adverb: ['determiner', 'pronoun'],
}

function hasPartOfSpeech(entry: Entry, partOfSpeech: PartOfSpeech): boolean {
  const accepted = [partOfSpeech, ...(otherPartsOfSpeech[partOfSpeech] ?? [])]
  return entry.senses.some((sense) => accepted.includes(sense.partOfSpeech))
}
