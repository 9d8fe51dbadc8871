import { useEffect } from 'react'
import { useHistoryGuard } from '../../features/reader/history-guard'
import { useReading } from '../../features/reader/reading.store'
import { TextForm } from '../../features/reader/text-form'
import { useFullHeight } from '../../lib/full-height'
import { usePageTitle } from '../../lib/page-title'
import { toast } from '../../ui/toast.store'
import { EditingBar } from './editing-bar'
import { Reading } from './reading'
import { ReadingBar } from './reading-bar'
import styles from './reading-mode.module.css'
import { WordInfo } from './word-info'

/** Paste a text and read it: words are tapped, their meanings stand beside it. */
export function ReadingModeScreen() {
  const isReading = useReading((state) => state.isReading)
  const isUnkept = useReading((state) => state.isUnkept)
  usePageTitle('Reading Mode')
  useFullHeight()
  useHistoryGuard()

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
      {isReading ? <Reading /> : <TextForm />}
      <WordInfo />
      {isReading ? <ReadingBar /> : <EditingBar />}
    </div>
  )
}
