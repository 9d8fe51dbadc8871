import { useMyLanguage } from './my-language.store'
import type { ComparedWord, Translated, TranslationPlace } from './translated'

/** A translation, if there is one and the learner wants it. */
export function TranslationSlot({ of, place = 'definition' }: { of: Translated; place?: TranslationPlace }) {
  const views = useMyLanguage((state) => state.views)
  return of.translations && views ? <views.Translation of={of} place={place} /> : null
}

/** A warning of a false friend, or a hint at a cognate, if the word has one in the learner's language. */
export function SimilarWordSlot({ word }: { word: ComparedWord }) {
  const views = useMyLanguage((state) => state.views)
  return views ? <views.SimilarWord word={word} /> : null
}

/** A button that translates a sentence, if the browser can. */
export function SentenceSlot({ sentence }: { sentence: string }) {
  const views = useMyLanguage((state) => state.views)
  return views && sentence !== '' ? <views.SentenceTranslation key={sentence} sentence={sentence} /> : null
}
