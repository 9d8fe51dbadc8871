import { queryClient } from '../shell/query-client'
import { falseFriendsQuery } from './false-friends.query'
import { SentenceTranslation } from './sentence-translation'
import { checkTranslator } from './sentence-translator'
import { SimilarWord } from './similar-word'
import type { TranslationViews } from './translated'
import { Translation } from './translation'

/** What shows translations, for the slots. */
export const views: TranslationViews = { Translation, SimilarWord, SentenceTranslation }

/** Fetches what a language needs besides, so that nothing moves when a word is tapped. */
export function prepareLanguage(lang: string): void {
  void queryClient.prefetchQuery(falseFriendsQuery(lang))
  void checkTranslator(lang)
}
