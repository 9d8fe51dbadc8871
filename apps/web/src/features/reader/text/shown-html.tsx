import { type CSSProperties, useEffect, useRef } from 'react'
import { sanitiseArticle } from '../html/sanitise'
import { toChunks } from './chunks'
import styles from './reader-text.module.css'

/** Shows an article's HTML in the reader's style, but without taps on words. */
export function ShownHtml({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null)
  useEffect(() => {
    body.current?.replaceChildren(toChunks(sanitiseArticle(html)))
  }, [html])
  return (
    <div
      ref={body}
      lang="en-GB"
      className={styles.body}
      style={{ '--leading': 1.65, fontSize: '1.0625rem' } as CSSProperties}
    />
  )
}
