import type { Lexicon, ListedForm } from '@wordhoard/lexicon/lexicon'
import { partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import type { Dictionary } from './dictionary'
import type { Entry } from './model'
import { partsOfSpeechOf } from './parts-of-speech'

/** Returns the text engine's view of a dictionary that was read from its sources, as the server would load it. */
export function lexiconOf(dictionary: Dictionary): Lexicon {
  const entries = new Map<string, Entry>()
  const listed = new Map<string, (ListedForm & { ordinal: number })[]>()
  for (const entry of dictionary.entries) {
    const { headword, forms } = entry
    entries.set(headword, entry)
    for (const { form, kind, detail, ordinal } of forms) {
      const others = listed.get(form) ?? []
      others.push({ headword, kind, detail, ordinal })
      listed.set(form, others)
    }
  }
  for (const forms of listed.values()) forms.sort((a, b) => a.ordinal - b.ordinal)
  const properNoun = partOfSpeechBits['proper noun']
  const bits = new Map([...entries.values()].map((entry) => [entry.headword, partsOfSpeechOf(entry)]))
  return {
    partsOfSpeech: (form) => bits.get(form) ?? 0,
    findForms: (form) => listed.get(form) ?? [],
    frequencyRank: (headword) => entries.get(headword)?.rank ?? undefined,
    isName: (headword) => bits.get(headword) === properNoun,
    isFunctionWord: (headword) => entries.get(headword)?.isFunction ?? false,
  }
}
