import { BookOpen, RotateCcw } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { prepareDraft, startReading, useReading } from '../../../features/reader/text/reading.store'
import { useSession } from '../../../session/session.store'
import { SecondBar } from '../../../shell/second-bar'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/overlays/toast.store'
import { WordInfoSwitch } from '../word/word-info-switch'

const DraftFacts = lazy(async () => ({ default: (await import('./draft-facts')).DraftFacts }))
const ResetDialog = lazy(async () => ({ default: (await import('./reset-dialog')).ResetDialog }))

/** Bar of the editor: Reset, Read, and the word-info switch on narrow screens. */
export function EditingBar() {
  const isUser = useSession((state) => state.status === 'user')
  const isEmpty = useReading((state) => state.draftWords === 0 && state.text === '')
  const isBlank = useReading((state) => state.title === '' && state.byline === '') && isEmpty
  const [isAsking, setAsking] = useState(false)
  const read = async () => {
    await prepareDraft()
    if (!startReading()) toast({ text: 'Paste or type a text first, then press Read.' })
  }
  return (
    <SecondBar
      label="Editing actions"
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
        Reset
      </Button>
      <Button variant="primary" icon={<BookOpen />} aria-disabled={isEmpty} onClick={() => void read()}>
        Read
      </Button>
      {isAsking && (
        <Suspense fallback={null}>
          <ResetDialog open={isAsking} onOpenChange={setAsking} title="Remove this text?" action="Reset" />
        </Suspense>
      )}
    </SecondBar>
  )
}
