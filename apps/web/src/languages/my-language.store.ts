import type { ShowTranslations } from '@wordhoard/contracts/fields/language-fields'
import { create } from 'zustand'
import { LANGUAGE_KEY } from './language-key'
import type { TranslationViews } from './translated'

/** Which translations somebody wants to see. */
export interface LanguageChoice {
  /** BCP 47; null for none. */
  lang: string | null
  show: ShowTranslations
}

interface MyLanguageStore extends LanguageChoice {
  /** Whether the question has been answered on this device. */
  isAsked: boolean
  /** The code that shows translations; loaded once a language is known. */
  views: TranslationViews | undefined
}

/** Reads the choice of the last page, so that its first requests ask for translations. */
function readLast(): Partial<MyLanguageStore> {
  try {
    return JSON.parse(localStorage.getItem(LANGUAGE_KEY) ?? '{}') as object
  } catch {
    return {}
  }
}
const last = readLast()

export const useMyLanguage = create<MyLanguageStore>()(() => ({
  lang: null,
  show: 'always',
  isAsked: false,
  ...last,
  views: undefined,
}))

/** Returns the language of the translations to ask for; undefined if none are wanted. */
export const selectLang = ({ lang, show }: LanguageChoice): string | undefined =>
  show === 'never' ? undefined : (lang ?? undefined)

export const translationLang = (): string | undefined => selectLang(useMyLanguage.getState())

/** Follows the language of the translations to ask for, for what asks for them. */
export const useTranslationLang = (): string | undefined => useMyLanguage(selectLang)

/** Returns the query part that asks for translations, if any are wanted. */
export const langQuery = (): { lang?: string } => {
  const lang = translationLang()
  return lang === undefined ? {} : { lang }
}
