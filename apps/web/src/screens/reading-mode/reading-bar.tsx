import { Pencil } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { setContentsOpen, useBook } from '../../features/file-import/book.store'
import { ReadAloudButton } from '../../features/reader/aloud/read-aloud-button'
import { ReaderMenu } from '../../features/reader/reader-menu'
import { TextSettingsButton } from '../../features/reader/settings/text-settings-button'
import { endReading } from '../../features/reader/text/reading.store'
import { useWordStates } from '../../features/word-states/word-states.store'
import { lazyExtra } from '../../lib/lazy-extra'
import { useSession } from '../../session/session.store'
import { SecondBar } from '../../shell/second-bar'
import { Button } from '../../ui/button'
import styles from './bars.module.css'
import { ContentsButton } from './contents-button'
import { SaveArticle } from './editing/save-article'
import { readingBarMessages } from './reading-bar-messages'
import { useNarrow } from './use-narrow'
import { MultiChip } from './word/multi-chip'
import { WordInfoSwitch } from './word/word-info-switch'

const ReadingCoverage = lazyExtra(async () => (await import('./coverage/reading-coverage')).ReadingCoverage)
const ResetDialog = lazy(async () => ({ default: (await import('./editing/reset-dialog')).ResetDialog }))
const KeepReading = lazy(async () => ({ default: (await import('./keep-reading')).KeepReading }))

interface ReadingBarProps {
  openWord: (forms: readonly string[]) => void
  /** True if there is an editor to return to. */
  canEdit: boolean
}

/** Bar of the reader: menu, Save, Edit, Aa, Read aloud, Multi, and the word-info switch on narrow screens. */
export function ReadingBar({ openWord, canEdit }: ReadingBarProps) {
  const isNarrow = useNarrow()
  const hasStates = useSession((state) => state.status === 'user')
  const hasBook = useBook(({ book }) => book !== null)
  const canLearn = useWordStates((state) => state.words !== null)
  const [isLearning, setLearning] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [isKeeping, setKeeping] = useState(false)
  return (
    <SecondBar
      label={readingBarMessages.label}
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
        onContents={isNarrow && hasBook ? () => setContentsOpen(true) : undefined}
        onLearn={isNarrow && canLearn ? () => setLearning(true) : undefined}
        onKeep={hasStates ? () => setKeeping(true) : undefined}
      />
      {isKeeping && (
        <Suspense fallback={null}>
          <KeepReading onClose={() => setKeeping(false)} />
        </Suspense>
      )}
      {!isNarrow && <ContentsButton />}
      <SaveArticle />
      {canEdit && (
        <Button className={styles.tight} variant="quiet" icon={<Pencil />} onClick={endReading}>
          <span className={styles.text}>{readingBarMessages.edit}</span>
        </Button>
      )}
      <TextSettingsButton isSheet={isNarrow} />
      <ReadAloudButton className={styles.tight} textClassName={styles.word} />
      <MultiChip />
      {isAsking && (
        <Suspense fallback={null}>
          <ResetDialog
            open={isAsking}
            onOpenChange={setAsking}
            title={readingBarMessages.newTextTitle}
            action={readingBarMessages.newText}
          />
        </Suspense>
      )}
    </SecondBar>
  )
}
