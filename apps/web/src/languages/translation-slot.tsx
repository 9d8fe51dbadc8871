import type { TranslationsFrom } from '@wordhoard/contracts/fields/language-fields'
import { useMyLanguage } from './my-language.store'

/** Something with translations, such as a definition. */
export interface Translated {
  readonly translations?: readonly string[] | undefined
  readonly translations_from?: TranslationsFrom | undefined
}

/** The entry, or its meaning, for which look-alikes are shown. */
export interface LookAlikeWord {
  readonly headword: string
  readonly partsOfSpeech: readonly string[]
  readonly translations: readonly string[]
}

/** Where a translation stands: below a definition, within a line or button, or on paper. */
export type TranslationPlace = 'definition' | 'line'

/** A translation, if there is one and the learner wants it. */
export function TranslationSlot({ of, place = 'definition' }: { of: Translated; place?: TranslationPlace }) {
  const views = useMyLanguage((state) => state.views)
  return of.translations && views ? <views.Translation of={of} place={place} /> : null
}

/** A warning of a false friend, or a hint at a cognate, if the word has one in the learner's language. */
export function LookAlikeSlot({ word }: { word: LookAlikeWord }) {
  const views = useMyLanguage((state) => state.views)
  return views ? <views.LookAlike word={word} /> : null
}

/** A button that translates a sentence, if the browser can. */
export function SentenceSlot({ sentence }: { sentence: string }) {
  const views = useMyLanguage((state) => state.views)
  return views && sentence !== '' ? <views.SentenceTranslation key={sentence} sentence={sentence} /> : null
}
