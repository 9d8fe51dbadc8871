import { queryClient } from '../shell/query-client'
import { LookAlike } from './look-alike'
import { falseFriendsQuery } from './look-alikes.query'
import { SentenceTranslation } from './sentence-translation'
import { checkTranslator } from './sentence-translator'
import { Translation } from './translation'

/** What shows translations, for the slots. */
export const views = { Translation, LookAlike, SentenceTranslation }

/** Fetches what a language needs besides, so that nothing moves when a word is tapped. */
export function prepareLanguage(lang: string): void {
  void queryClient.prefetchQuery(falseFriendsQuery(lang))
  void checkTranslator(lang)
}
