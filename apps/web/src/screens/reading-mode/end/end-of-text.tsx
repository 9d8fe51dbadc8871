import { useQueryClient } from '@tanstack/react-query'
import type { RefObject } from 'react'
import { articleQueries } from '../../../features/articles/articles.queries'
import { useSession } from '../../../session/session.store'
import { ReaderEnd } from './reader-end'
import { useFinishedTime } from './use-finished-time'
import { VisitorEnd } from './visitor-end'

interface EndOfTextProps {
  /** Undefined if the text is not an article. */
  articleId: number | undefined
  level: string | null | undefined
  /** When the text was opened, as `performance.now()` tells. */
  openedAt: number
  /** The element below the text that holds the card. */
  slot: RefObject<HTMLElement | null>
}

/** The card at the end of a text, once that is seen. */
export function EndOfText({ articleId, level, openedAt, slot }: EndOfTextProps) {
  const client = useQueryClient()
  const status = useSession((state) => state.status)
  const seconds = useFinishedTime(openedAt, slot)
  if (seconds === null || status === 'unknown') return null
  const before =
    articleId === undefined ? undefined : client.getQueryData(articleQueries.progress(articleId).queryKey)
  const minutes = Math.max(1, Math.round((seconds + (before?.seconds ?? 0)) / 60))
  if (status === 'visitor') return <VisitorEnd minutes={minutes} />
  return <ReaderEnd minutes={minutes} articleId={articleId} level={level} />
}
