import { pages } from '@wordhoard/contracts/site/pages'
import { Suspense } from 'react'
import { useHistoryGuard } from '../../features/reader/editor/history-guard'
import { useReading } from '../../features/reader/text/reading.store'
import { useFullHeight } from '../../shell/full-height'
import { usePageTitle } from '../../shell/page-title'
import { useFirstTouch } from '../../ui/use-first-touch'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { Editing } from './editing/editing'
import { FileActions } from './editing/file-actions'
import { lazyWithQueries } from './lazy-with-queries'
import { readingModeMessages } from './messages'
import styles from './reading-mode.module.css'
import { useNotStoredNotice } from './use-not-stored-notice'

const importReading = () => import('./reading')
const Reading = lazyWithQueries(async () => (await importReading()).Reading)

/** Preloads what follows the first screen; a failure shows when it is needed. */
function prepare(): void {
  void Promise.allSettled([
    importReading(),
    import('../../shell/query-client'),
    import('./read-with-words').then((module) => module.prepare()),
    import('../../features/reader/html/sanitise'),
    import('./editing/reset-dialog'),
  ])
}

/** Paste a text and read it: tapping a word shows its meanings beside the text. */
export function ReadingModeScreen() {
  const isReading = useReading((state) => state.isReading)
  const hasTitle = useReading((state) => state.isReading && state.title !== '')
  usePageTitle(pages.read.title)
  useFullHeight()
  useHistoryGuard()
  useFirstTouch(prepare)
  useNotStoredNotice()

  return (
    <div className={styles.screen}>
      {!hasTitle && (
        <VisuallyHidden>
          <h1>{readingModeMessages.title}</h1>
        </VisuallyHidden>
      )}
      <FileActions />
      {isReading ? (
        <Suspense fallback={<div aria-busy="true" />}>
          <Reading />
        </Suspense>
      ) : (
        <Editing />
      )}
    </div>
  )
}
