import { type CSSProperties, useEffect, useRef } from 'react'
import { sanitiseArticle } from '../html/sanitise'
import { toChunks } from './chunks'
import styles from './reader-text.module.css'

/** HTML of an article as the reader shows it, to be looked at only: its words cannot be tapped. */
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
