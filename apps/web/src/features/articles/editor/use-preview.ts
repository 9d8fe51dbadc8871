import { previewArticle } from '@wordhoard/contracts/articles'
import { useEffect, useState } from 'react'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'

/** Time without typing before the server is asked, in ms. */
const PAUSE = 300

export interface Preview {
  /** The HTML that the server renders from the text; the last successful one while the next is loading. */
  readonly html: string
  readonly isBusy: boolean
  /** Why the preview failed, as a sentence for the user. */
  readonly failure: string | null
}

/**
 * Renders a preview of a markdown text while it is being written; a newer text cancels the request for an older one.
 */
export function usePreview(markdown: string): Preview {
  const [shown, setShown] = useState({ of: '', html: '', failure: null as string | null })
  const isBlank = markdown.trim() === ''
  useEffect(() => {
    if (isBlank) return
    const abort = new AbortController()
    const ask = async () => {
      try {
        const { html } = await call(
          previewArticle,
          { body: { md_content: markdown } },
          { signal: abort.signal },
        )
        setShown({ of: markdown, html, failure: null })
      } catch (error) {
        if (abort.signal.aborted) return
        console.info('The preview could not be fetched', error)
        setShown(({ html }) => ({ of: markdown, html, failure: errorSentence(error) }))
      }
    }
    const timer = setTimeout(() => void ask(), PAUSE)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [markdown, isBlank])
  if (isBlank) return { html: '', isBusy: false, failure: null }
  return { html: shown.html, isBusy: shown.of !== markdown, failure: shown.failure }
}
