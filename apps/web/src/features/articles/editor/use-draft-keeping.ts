import { useEffect, useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { dropDraft, storeDraft } from './article-drafts'
import { type ArticleValues, articleValues, isSameArticle } from './article-values'

/** Time without typing before the draft is stored, in ms. */
const PAUSE = 400

/**
 * Stores what is typed into a form in this browser until it is saved, so that a reload or a crash loses nothing.
 *
 * @param saved the article when editing began; values equal to it are not a draft
 * @param base its `updated_at`
 * @returns `isKept`: whether the browser could store the draft, undefined when there is nothing to store; `stop`: drops
 * the draft and stores no more, because the article is saved; `drop`: discards the draft
 */
export function useDraftKeeping(
  form: UseFormReturn<ArticleValues>,
  key: string,
  saved: ArticleValues,
  base: string | null,
): { isKept: boolean | undefined; stop: () => void; drop: () => void } {
  const [isKept, setKept] = useState<boolean>()
  const isOver = useRef(false)
  const latest = useRef({ saved, base })
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
      setKept(storeDraft(key, { values, base: latest.current.base, kept: new Date().toISOString() }))
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

  const stop = () => {
    isOver.current = true
    dropDraft(key)
  }
  const drop = () => {
    dropDraft(key)
    setKept(undefined)
  }
  return { isKept, stop, drop }
}
