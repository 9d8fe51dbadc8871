import { guessLanguage } from '@wordhoard/contracts/fields/language-names'
import { browserApi } from './browser-api'

/**
 * Returns the language into which words are translated: as chosen in the options, otherwise the browser's, unless that
 * is English. Undefined for none.
 */
export async function currentLanguage(): Promise<string | undefined> {
  const { lang } = await browserApi.storage.local.get('lang')
  if (typeof lang === 'string') return lang === '' ? undefined : lang
  return guessLanguage(navigator.languages)
}

/** Stores a language; empty for none. */
export async function setLanguage(lang: string): Promise<void> {
  await browserApi.storage.local.set({ lang })
}
