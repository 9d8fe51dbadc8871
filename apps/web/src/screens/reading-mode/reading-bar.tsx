import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { ReaderMenu } from '../../features/reader/reader-menu'
import { endReading } from '../../features/reader/reading.store'
import { useWordStates } from '../../features/word-states/word-states.store'
import { SecondBar } from '../../lib/second-bar'
import { useSession } from '../../lib/session.store'
import { Button } from '../../ui/button'
import styles from './bars.module.css'
import { MultiSwitch } from './multi-switch'
import { SaveArticle } from './save-article'
import { useNarrow } from './use-narrow'
import { WordInfoSwitch } from './word-info-switch'

const ReadingCoverage = lazy(async () => ({
  default: (await import('./reading-coverage')).ReadingCoverage,
}))
const ResetDialog = lazy(async () => ({ default: (await import('./reset-dialog')).ResetDialog }))

interface ReadingBarProps {
  openWord: (forms: readonly string[]) => void
  /** There is an editor to go back to. */
  canEdit: boolean
}

/** The bar while reading: menu, Save, Edit, Multi, and the word-info switch on narrow screens. */
export function ReadingBar({ openWord, canEdit }: ReadingBarProps) {
  const isNarrow = useNarrow()
  const hasStates = useSession((state) => state.status === 'user')
  const canLearn = useWordStates((state) => state.words !== null)
  const [isLearning, setLearning] = useState(false)
  const [isAsking, setAsking] = useState(false)
  return (
    <SecondBar
      label="Reading actions"
      end={
        <>
          {canLearn && (
            <Suspense fallback={null}>
              <ReadingCoverage open={isLearning} onOpenChange={setLearning} openWord={openWord} />
            </Suspense>
          )}
          <WordInfoSwitch />
        </>
      }
    >
      <ReaderMenu
        onNewText={() => setAsking(true)}
        hasStates={hasStates}
        onLearn={isNarrow && canLearn ? () => setLearning(true) : undefined}
      />
      <SaveArticle />
      {canEdit && (
        <Button className={styles.tight} variant="quiet" icon={<Pencil />} onClick={endReading}>
          <span className={styles.text}>Edit</span>
        </Button>
      )}
      <MultiSwitch />
      {isAsking && (
        <Suspense fallback={null}>
          <ResetDialog open={isAsking} onOpenChange={setAsking} title="Start a new text?" action="New text" />
        </Suspense>
      )}
    </SecondBar>
  )
}
