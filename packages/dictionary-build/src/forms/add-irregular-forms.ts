import { createRequire } from 'node:module'
import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import { addForm, type EntryTable } from '../entries'
import type { Entry } from '../model'
import { irregularVerbs, verbFormDetails } from './irregular-verbs'
import { type IrregularForm, moreIrregularForms } from './more-irregular-forms'

const require = createRequire(import.meta.url)

/**
 * Adds irregular inflections: WordNet's exception lists (in npm `wink-lexicon`), the tables in this folder, and plurals
 * in -men, which no list has. Skips forms whose base has no entry or isn't of that part of speech.
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

/** WordNet's exception lists as records from form to base, loaded on demand. */
const exceptionLists = {
  noun: () => require('wink-lexicon/src/wn-noun-exceptions.js') as ExceptionList,
  verb: () => require('wink-lexicon/src/wn-verb-exceptions.js') as ExceptionList,
  adjective: () => require('wink-lexicon/src/wn-adjective-exceptions.js') as ExceptionList,
}

/** Forms that nobody means: divas are many in English, and a dive is a dive. */
const misleading = new Set(['dive'])

function* exceptions(): Generator<IrregularForm> {
  for (const verb of irregularVerbs()) yield { partOfSpeech: 'verb', ...verb }
  for (const [partOfSpeech, detailsOf] of [
    ['noun', () => ['plural']],
    ['verb', verbFormDetails],
    ['adjective', (_: string, form: string) => [form.endsWith('st') ? 'superlative' : 'comparative']],
  ] as const) {
    const list = exceptionLists[partOfSpeech]()
    for (const [listedForm, base] of Object.entries(list)) {
      // The forms of be are in the list of function words, each with its details.
      if (base === 'be' || misleading.has(listedForm)) continue
      // The lists are meant for programs, so phrases are written with underscores.
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
