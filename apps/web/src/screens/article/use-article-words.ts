import { addFromArticle } from '@wordhoard/contracts/reading/text-words'
import { useMemo } from 'react'
import { call } from '../../session/call'
import { enterOrKeep } from '../reading-mode/enter-or-keep'
import type { EnteredReading } from '../reading-mode/use-reading-words'

/** Enters the words of an article as met, once each time it is opened. */
export function useArticleWords(id: number): EnteredReading {
  return useMemo(() => {
    const entered = new Set<number>()
    return {
      enter: () => {
        const body = { article_id: id }
        return enterOrKeep(body, () => call(addFromArticle, { body }))
      },
      isNew: (userId) => !entered.has(userId),
      onAdded: (userId) => void entered.add(userId),
    }
  }, [id])
}
