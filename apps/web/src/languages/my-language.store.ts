import type { ShowTranslations } from '@wordhoard/contracts/fields/language-fields'
import { create } from 'zustand'
import { useSession } from '../session/session.store'

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
  views: typeof import('./translation-views').views | undefined
}

/** Key under which the choice is kept on this device; `kept-choice` reads and writes it. */
export const LANGUAGE_KEY = 'my-language'

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

/** Follows the session once a language is known: what the device keeps may be somebody else's. */
export const followSession = (): Promise<void> =>
  import('./follow-session').then(
    ({ follow }) => follow(),
    (error: unknown) => console.info('Translations could not be loaded', error),
  )

if ('show' in last) void followSession()
useSession.subscribe(({ user, status }, before) => {
  const hasChanged = user !== before.user || status !== before.status
  // Those who have no language load no code for it.
  if (hasChanged && (user?.first_language || useMyLanguage.getState().isAsked || translationLang()))
    void followSession()
})
