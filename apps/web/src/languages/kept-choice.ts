import { showTranslations } from '@wordhoard/contracts/fields/language-fields'
import * as z from 'zod/mini'
import { readStoredValue, storeValue } from '../lib/stored-value'
import { LANGUAGE_KEY } from './language-key'
import { translationLang, useMyLanguage } from './my-language.store'

const keptChoice = z.object({
  lang: z.nullable(z.string()),
  show: showTranslations,
  /** Whether the question has been answered on this device. */
  isAsked: z.boolean(),
  /** The account whose choice it is; absent for a visitor's. */
  userId: z.optional(z.number()),
  /** When it was chosen. */
  at: z.optional(z.number()),
})
export type KeptChoice = z.infer<typeof keptChoice>

const storage = () => localStorage
const nothing: KeptChoice = { lang: null, show: 'always', isAsked: false }

/** Returns what this device keeps. */
export const readChoice = (): KeptChoice => readStoredValue(storage, LANGUAGE_KEY, keptChoice) ?? nothing

/** Shows a choice, and loads what its language needs. */
export async function showChoice({ lang, show, isAsked }: KeptChoice): Promise<void> {
  useMyLanguage.setState({ lang, show, isAsked })
  const wanted = translationLang()
  if (wanted === undefined) return
  try {
    const { views, prepareLanguage } = await import('./translation-views')
    useMyLanguage.setState({ views })
    prepareLanguage(wanted)
  } catch (error) {
    console.info('Translations could not be loaded', error)
  }
}

/** Keeps a choice on this device, and shows it. */
export function keepChoice(choice: KeptChoice): Promise<void> {
  storeValue(storage, LANGUAGE_KEY, choice)
  return showChoice(choice)
}

/** Remembers that the question has been answered. */
export function keepAsked(): void {
  void keepChoice({ ...readChoice(), isAsked: true })
}

/** Forgets the choice of somebody who has logged out; the next person isn't asked again. */
export const leaveNothing = (): Promise<void> => keepChoice({ ...nothing, isAsked: true })
