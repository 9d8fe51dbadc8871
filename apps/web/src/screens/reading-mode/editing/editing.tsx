import { lazy, Suspense } from 'react'
import { OpenFileButton } from '../../../features/file-import/open-file-button'
import { TextForm } from '../../../features/reader/editor/text-form'
import { QuickStart } from '../../../features/reader/quick-start'
import { useReading } from '../../../features/reader/text/reading.store'
import { ContentsButton } from '../contents-button'
import styles from '../reading-mode.module.css'
import { useNarrow } from '../use-narrow'
import { chooseAddress, chooseFile } from '../word/choose'
import { InfoPane } from '../word/info-pane'
import { EditingBar } from './editing-bar'
import { editingMessages } from './editing-messages'

const InfoSheet = lazy(async () => ({ default: (await import('../word/info-sheet')).InfoSheet }))

/** Editor for a text, with an explanation of the reader beside it. */
export function Editing() {
  const isNarrow = useNarrow()
  const isWordInfo = useReading((state) => state.isWordInfo)
  return (
    <>
      <TextForm
        onPasteText={chooseAddress}
        actions={
          <>
            <ContentsButton />
            <OpenFileButton onFile={chooseFile} />
          </>
        }
        hint={!isNarrow && <p className={styles.hint}>{editingMessages.dropHint}</p>}
      />
      {!isNarrow && (
        <InfoPane>
          <QuickStart />
        </InfoPane>
      )}
      {isNarrow && isWordInfo && (
        <Suspense fallback={null}>
          <InfoSheet>
            <QuickStart />
          </InfoSheet>
        </Suspense>
      )}
      <EditingBar />
    </>
  )
}
