import type { QueryClient } from '@tanstack/react-query'
import type { PriorityWord } from '@wordhoard/contracts/learning'
import { withinDailyLimit } from '../../features/learning/choosing/choosing'
import { learningQueries } from '../../features/learning/learning.queries'
import { dealCards } from '../../features/learning/learning.store'

/** Deals the words of a session, within today's limit of new words as far as it's known. */
export function dealWords(client: QueryClient, words: readonly PriorityWord[]): void {
  const today = client.getQueryData(learningQueries.today().queryKey)
  dealCards(today ? withinDailyLimit(words, today.new_words_per_day - today.begun_today) : words)
}
