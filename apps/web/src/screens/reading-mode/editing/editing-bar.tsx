import { BookOpen, RotateCcw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import {
  draftElement,
  prepareDraft,
  startReading,
  useReading,
} from '../../../features/reader/text/reading.store'
import { useSession } from '../../../session/session.store'
import { SecondBar } from '../../../shell/second-bar'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/overlays/toast.store'
import styles from '../bars.module.css'
import { lazyWithQueries } from '../lazy-with-queries'
import { chooseAddress } from '../word/choose'
import { WordInfoSwitch } from '../word/word-info-switch'
import { editingMessages } from './editing-messages'

const DraftFacts = lazyWithQueries(async () => (await import('./draft-facts')).DraftFacts)
const ResetDialog = lazy(async () => ({ default: (await import('./reset-dialog')).ResetDialog }))

/** Bar of the editor: Reset, Read, and the word-info switch on narrow screens. */
export function EditingBar() {
  const isUser = useSession((state) => state.status === 'user')
  const isEmpty = useReading((state) => state.draftWords === 0 && state.text === '')
  const isBlank = useReading((state) => state.title === '' && state.byline === '') && isEmpty
  const [isAsking, setAsking] = useState(false)
  const read = async () => {
    await prepareDraft()
    if (chooseAddress(draftElement()?.textContent ?? '')) return
    if (!startReading()) toast({ text: editingMessages.nothingToRead })
  }
  return (
    <SecondBar
      label={editingMessages.actions}
      end={
        <>
          {isUser && !isEmpty && (
            <Suspense fallback={null}>
              <DraftFacts />
            </Suspense>
          )}
          <WordInfoSwitch />
        </>
      }
    >
      <Button variant="quiet" icon={<RotateCcw />} disabled={isBlank} onClick={() => setAsking(true)}>
        <span className={styles.text}>{editingMessages.reset}</span>
      </Button>
      <Button variant="primary" icon={<BookOpen />} aria-disabled={isEmpty} onClick={() => void read()}>
        {editingMessages.read}
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ResetDialog
            open={isAsking}
            onOpenChange={setAsking}
            title={editingMessages.resetDialog.title}
            action={editingMessages.resetDialog.confirm}
          />
        </Suspense>
      )}
    </SecondBar>
  )
}
