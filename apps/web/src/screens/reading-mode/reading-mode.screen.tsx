import { lazy, Suspense, useEffect } from 'react'
import { useHistoryGuard } from '../../features/reader/history-guard'
import { useReading } from '../../features/reader/reading.store'
import { useFullHeight } from '../../lib/full-height'
import { usePageTitle } from '../../lib/page-title'
import { toast } from '../../ui/toast.store'
import { VisuallyHidden } from '../../ui/visually-hidden'
import { Editing } from './editing'
import styles from './reading-mode.module.css'
import { useFirstTouch } from './use-first-touch'

const importReading = () => import('./reading')
const Reading = lazy(async () => ({ default: (await importReading()).Reading }))

/** Fetches what comes after the first screen; a failure shows when it is needed. */
function prepare(): void {
  void Promise.allSettled([
    importReading(),
    import('../../features/reader/sanitise'),
    import('./reset-dialog'),
  ])
}

/** Paste a text and read it: words are tapped, their meanings stand beside it. */
export function ReadingModeScreen() {
  const isReading = useReading((state) => state.isReading)
  const isUnkept = useReading((state) => state.isUnkept)
  const hasTitle = useReading((state) => state.isReading && state.title !== '')
  usePageTitle('Reading Mode')
  useFullHeight()
  useHistoryGuard()
  useFirstTouch(prepare)

  useEffect(() => {
    if (!isUnkept) return
    toast({
      text: 'This text is too long for the browser to keep. You can read it now, but it will be gone after a reload.',
      tone: 'error',
      duration: 10_000,
    })
  }, [isUnkept])

  return (
    <div className={styles.screen}>
      {!hasTitle && (
        <VisuallyHidden>
          <h1>Reading Mode</h1>
        </VisuallyHidden>
      )}
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
