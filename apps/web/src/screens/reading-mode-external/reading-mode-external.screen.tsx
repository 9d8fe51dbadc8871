import { pages } from '@wordhoard/contracts/site/pages'
import { lazy, Suspense } from 'react'
import { WaitingForArticle } from '../../features/external/waiting-for-article'
import { useReading } from '../../features/reader/text/reading.store'
import { useFullHeight } from '../../shell/full-height'
import { usePageTitle } from '../../shell/page-title'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { readingModeMessages } from '../reading-mode/messages'
import styles from '../reading-mode/reading-mode.module.css'
import { useNotStoredNotice } from '../reading-mode/use-not-stored-notice'
import { useIncomingArticle } from './use-incoming-article'

const ExternalReading = lazy(async () => ({
  default: (await import('./external-reading')).ExternalReading,
}))

/** Shows the article that the browser extension sends. Waits for it, unless this tab already holds a text. */
export function ReadingModeExternalScreen() {
  const hasText = useReading((state) => state.text !== '')
  const hasTitle = useReading((state) => state.title !== '')
  const arrival = useIncomingArticle(!hasText)
  usePageTitle(pages.readExternal.title)
  useNotStoredNotice()
  if (!hasText) return <WaitingForArticle arrival={arrival} />
  return (
    <FullHeight>
      {!hasTitle && (
        <VisuallyHidden>
          <h1>{readingModeMessages.title}</h1>
        </VisuallyHidden>
      )}
      <Suspense fallback={<div aria-busy="true" />}>
        <ExternalReading />
      </Suspense>
    </FullHeight>
  )
}

function FullHeight({ children }: { children: React.ReactNode }) {
  useFullHeight()
  return <div className={styles.screen}>{children}</div>
}
