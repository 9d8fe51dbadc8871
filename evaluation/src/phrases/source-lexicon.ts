import { type Dictionary, readDictionary } from '@wordhoard/dictionary-build/dictionary'
import { findInputFolders } from '@wordhoard/dictionary-build/input-folders'
import type { Entry } from '@wordhoard/dictionary-build/model'
import type { Lexicon, ListedForm } from '@wordhoard/lexicon/lexicon'
import { partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'
import { type PhraseEntry, phraseClass } from '@wordhoard/lexicon/phrases/phrases'

const bitsOf = ({ senses }: Entry) =>
  senses.reduce((bits, { partOfSpeech }) => bits | partOfSpeechBits[partOfSpeech], 0)

interface SourceLexicon {
  readonly lexicon: Lexicon
  /** All multi-word entries of the dictionary; `id` is the index in `headwords`. */
  readonly phrases: readonly PhraseEntry[]
  readonly headwords: readonly string[]
}

/**
 * Reads the lexicon and the phrases directly from the dictionary's sources, as the server would load them. Needs no
 * database.
 */
export async function readSourceLexicon(): Promise<SourceLexicon> {
  const dictionary: Dictionary = await readDictionary(findInputFolders(), () => {})
  const entries = new Map<string, Entry>()
  const listed = new Map<string, (ListedForm & { ordinal: number })[]>()
  const phrases: PhraseEntry[] = []
  const headwords: string[] = []
  for (const entry of dictionary.entries) {
    const { headword, forms, phrase } = entry
    entries.set(headword, entry)
    for (const { form, kind, detail, ordinal } of forms) {
      const others = listed.get(form) ?? []
      others.push({ headword, kind, detail, ordinal })
      listed.set(form, others)
    }
    if (!phrase) continue
    phrases.push({
      id: headwords.length,
      words: headword.split(' '),
      ...phrase,
      ...phraseClass(bitsOf(entry)),
    })
    headwords.push(headword)
  }
  for (const forms of listed.values()) forms.sort((a, b) => a.ordinal - b.ordinal)
  const properNoun = partOfSpeechBits['proper noun']
  const bits = new Map([...entries.values()].map((entry) => [entry.headword, bitsOf(entry)]))
  const lexicon: Lexicon = {
    partsOfSpeech: (form) => bits.get(form) ?? 0,
    findForms: (form) => listed.get(form) ?? [],
    frequencyRank: (headword) => entries.get(headword)?.rank ?? undefined,
    isName: (headword) => bits.get(headword) === properNoun,
    isFunctionWord: (headword) => entries.get(headword)?.isFunction ?? false,
  }
  return { lexicon, phrases, headwords }
}
