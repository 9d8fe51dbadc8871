import { type Dictionary, readDictionary } from '@wordhoard/dictionary-build/dictionary'
import { findInputFolders } from '@wordhoard/dictionary-build/input-folders'
import { partsOfSpeechOf } from '@wordhoard/dictionary-build/parts-of-speech'
import { lexiconOf } from '@wordhoard/dictionary-build/source-lexicon'
import type { Lexicon } from '@wordhoard/lexicon/lexicon'
import { type PhraseEntry, phraseClass } from '@wordhoard/lexicon/phrases/phrases'

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
  const phrases: PhraseEntry[] = []
  const headwords: string[] = []
  for (const entry of dictionary.entries) {
    const { headword, phrase } = entry
    if (!phrase) continue
    phrases.push({
      id: headwords.length,
      words: headword.split(' '),
      ...phrase,
      ...phraseClass(partsOfSpeechOf(entry)),
    })
    headwords.push(headword)
  }
  return { lexicon: lexiconOf(dictionary), phrases, headwords }
}
