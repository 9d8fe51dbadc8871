import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { dropDraft, storeDraft } from './article-drafts'
import { type ArticleValues, articleValues, isSameArticle } from './article-values'

/** Time without typing before the draft is stored, in ms. */
const PAUSE = 400

/** A draft while it's being written. */
export interface DraftKeeping {
  /** Whether the browser could store it; undefined when there is nothing to store. */
  readonly isKept: boolean | undefined
  /** Notes that these values are being sent with an idempotency key, in case the page is left before the answer. */
  readonly noteAttempt: (values: ArticleValues, key: string) => void
  /** Drops it and stores no more, because the article is saved. */
  readonly stop: () => void
  /** Discards it. */
  readonly drop: () => void
}

/**
 * Stores what is typed into a form in this browser until it is saved, so that a reload or a crash loses nothing.
 *
 * @param saved the article when editing began; values equal to it are not a draft
 * @param base its `updated_at`
 */
export function useDraftKeeping(
  form: UseFormReturn<ArticleValues>,
  key: string,
  saved: ArticleValues,
  base: string | null,
): DraftKeeping {
  const [isKept, setKept] = useState<boolean>()
  const isOver = useRef(false)
  const latest = useRef({ saved, base })
  const attempt = useRef<{ values: ArticleValues; key: string }>(undefined)
  useEffect(() => {
    latest.current = { saved, base }
  })

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const keep = () => {
      clearTimeout(timer)
      timer = undefined
      if (isOver.current) return
      const values = articleValues(form.getValues())
      if (isSameArticle(values, latest.current.saved)) {
        dropDraft(key)
        return setKept(undefined)
      }
      const isSent = attempt.current && isSameArticle(values, attempt.current.values)
      const sentAs = isSent && { key: attempt.current?.key }
      setKept(
        storeDraft(key, { values, base: latest.current.base, kept: new Date().toISOString(), ...sentAs }),
      )
    }
    const now = () => {
      if (timer !== undefined) keep()
    }
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer)
      timer = setTimeout(keep, PAUSE)
    })
    window.addEventListener('pagehide', now)
    return () => {
      unsubscribe()
      window.removeEventListener('pagehide', now)
      now()
    }
  }, [form, key])

  const noteAttempt = (values: ArticleValues, sentAs: string) => {
    attempt.current = { values, key: sentAs }
    storeDraft(key, { values, base: latest.current.base, kept: new Date().toISOString(), key: sentAs })
  }
  const stop = () => {
    isOver.current = true
    dropDraft(key)
  }
  const drop = () => {
    dropDraft(key)
    setKept(undefined)
  }
  return { isKept, noteAttempt, stop, drop }
}
