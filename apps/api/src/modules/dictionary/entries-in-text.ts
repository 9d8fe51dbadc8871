import type { Dictionary } from './open-dictionary'
import type { PhrasePlace, TextAround } from './text-around'

/** Phrases of one context are few; single words are capped so that no answer outgrows a screen. */
const MOST_ENTRIES = 24

/** The entries that a stretch of text is made of. */
export interface EntriesInText {
  /** Phrases first (longest first), then the single words in the order of the text; each once. */
  readonly ids: readonly number[]
  /** Of each phrase where it stands. */
  readonly places: ReadonlyMap<number, readonly PhrasePlace[]>
}

/** Finds phrases (inflected and parted ones too) and words in a stretch of text. */
export function entriesInText(dictionary: Dictionary, around: TextAround): EntriesInText {
  const places = new Map<number, PhrasePlace[]>()
  for (const place of around.phrases(dictionary)) {
    places.set(place.id, [...(places.get(place.id) ?? []), place])
  }
  const ids = new Set(places.keys())
  for (const word of around.words.keys()) {
    const [best] = dictionary.resolve(around.formOf(word))
    if (best !== undefined) ids.add(best)
  }
  return { ids: [...ids].slice(0, MOST_ENTRIES), places }
}
