import { type ShowTranslations, showTranslations } from '@wordhoard/contracts/fields/language-fields'
import * as z from 'zod/mini'
import { create } from 'zustand'
import { readStoredValue, storeValue } from '../lib/stored-value'
import { type SessionUser, useSession } from '../session/session.store'

/** Which translations somebody wants to see. */
export interface LanguageChoice {
  /** BCP 47; null for none. */
  lang: string | null
  show: ShowTranslations
}

const storedChoice = z.object({
  lang: z.nullable(z.string()),
  show: showTranslations,
  /** Whether the question has been answered on this device. */
  isAsked: z.boolean(),
  /** The account whose choice it is; absent for a visitor's. */
  userId: z.optional(z.number()),
  /** When it was chosen. */
  at: z.optional(z.number()),
})
export type StoredChoice = z.infer<typeof storedChoice>

const storage = () => localStorage
const KEY = 'my-language'
const nothing: StoredChoice = { lang: null, show: 'always', isAsked: false }

/** Returns what is known on this device. */
export const readChoice = (): StoredChoice => readStoredValue(storage, KEY, storedChoice) ?? nothing

interface MyLanguageStore extends StoredChoice {
  /** The code that shows translations; loaded once a language is known. */
  views: typeof import('./translation-views').views | undefined
}

export const useMyLanguage = create<MyLanguageStore>()(() => ({ ...nothing, views: undefined }))

/** Returns the language of the translations to ask for; undefined if none are wanted. */
export const selectLang = ({ lang, show }: LanguageChoice): string | undefined =>
  show === 'never' ? undefined : (lang ?? undefined)

export const translationLang = (): string | undefined => selectLang(useMyLanguage.getState())

/** Returns the query part that asks for translations, if any are wanted. */
export function langQuery(): { lang?: string } {
  const lang = translationLang()
  return lang === undefined ? {} : { lang }
}

/** Loads the code that shows translations, and what their language needs, if one is known. */
export async function loadViews(): Promise<void> {
  const lang = translationLang()
  if (lang === undefined) return
  try {
    const { views, prepareLanguage } = await import('./translation-views')
    useMyLanguage.setState({ views })
    prepareLanguage(lang)
  } catch (error) {
    console.info('Translations could not be loaded', error)
  }
}

function show(choice: StoredChoice): void {
  const { lang, show, isAsked, userId, at } = choice
  useMyLanguage.setState({ lang, show, isAsked, userId, at })
  void loadViews()
}

/** Keeps a choice on this device, and shows it. */
export function keepChoice(choice: StoredChoice): void {
  storeValue(storage, KEY, choice)
  show(choice)
}

/** Remembers that the question has been answered. */
export const keepAsked = (): void => keepChoice({ ...readChoice(), isAsked: true })

/** What is known after somebody has logged out: the next person isn't asked again. */
const leftBehind: StoredChoice = { ...nothing, isAsked: true }

/** Shows the choice of whoever uses this page now. */
function follow(status: 'unknown' | 'visitor' | 'user', user: SessionUser | undefined): void {
  const kept = readChoice()
  const isVisitors = kept.userId === undefined
  const isOthers =
    !isVisitors && (status === 'visitor' || (user !== undefined && user.user_id !== kept.userId))
  if (user?.show_translations === undefined) {
    if (isOthers) keepChoice(leftBehind)
    else show(kept)
  } else if (isVisitors && kept.lang !== null && user.first_language === null) {
    show(kept)
    void import('./take-along').then(({ takeAlong }) => takeAlong(user.user_id))
  } else {
    const { first_language: lang = null, show_translations, user_id: userId } = user
    keepChoice({ lang, show: show_translations, isAsked: kept.isAsked, userId })
  }
}

useSession.subscribe(({ status, user }, before) => {
  const isSame =
    status === before.status &&
    user?.user_id === before.user?.user_id &&
    user?.first_language === before.user?.first_language &&
    user?.show_translations === before.user?.show_translations
  if (!isSame) follow(status, user)
})
const { status, user } = useSession.getState()
follow(status, user)
