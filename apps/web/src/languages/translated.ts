import type { TranslationsFrom } from '@wordhoard/contracts/fields/language-fields'
import type { ComponentType } from 'react'

/** Something with translations, such as a definition. */
export interface Translated {
  readonly translations?: readonly string[] | undefined
  readonly translations_from?: TranslationsFrom | undefined
}

/** A word as it's compared with those of the learner's language. */
export interface ComparedWord {
  readonly headword: string
  readonly partsOfSpeech: readonly string[]
  readonly translations: readonly string[]
}

/** Where a translation stands: below a definition, or within a line. */
export type TranslationPlace = 'definition' | 'line'

/** What shows translations; its code is loaded once a language is known. */
export interface TranslationViews {
  readonly Translation: ComponentType<{ of: Translated; place: TranslationPlace }>
  readonly SimilarWord: ComponentType<{ word: ComparedWord }>
  readonly SentenceTranslation: ComponentType<{ sentence: string }>
}
