import type { PhrasePlace, TextAround } from './text-around'
import type { WordFinder } from './word-finder'

/**
 * Maximum number of entries of a context. Phrases are few; single words are capped so that the answer fits a screen.
 */
const MAX_ENTRIES = 24

/** The entries found in a stretch of text. */
export interface EntriesInText {
  /** Phrases first (longest first), then single words in text order; each once. */
  readonly ids: readonly number[]
  /** Places of each phrase, by its id. */
  readonly places: ReadonlyMap<number, readonly PhrasePlace[]>
}

/** Finds the words and phrases in a stretch of text, including inflected and separated phrases. */
export function entriesInText(finder: WordFinder, around: TextAround): EntriesInText {
  const places = new Map<number, PhrasePlace[]>()
  for (const place of around.phrases(finder)) {
    places.set(place.id, [...(places.get(place.id) ?? []), place])
  }
  const ids = new Set(places.keys())
  for (const word of around.words.keys()) {
    const [best] = finder.resolveInUse(around.formOf(word), around.useOf(word))
    if (best !== undefined) ids.add(best)
  }
  return { ids: [...ids].slice(0, MAX_ENTRIES), places }
}
