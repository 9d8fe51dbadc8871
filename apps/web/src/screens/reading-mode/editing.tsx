import { lazy, Suspense } from 'react'
import { QuickStart } from '../../features/reader/quick-start'
import { useReading } from '../../features/reader/reading.store'
import { TextForm } from '../../features/reader/text-form'
import { EditingBar } from './editing-bar'
import { InfoPane } from './info-pane'
import { useNarrow } from './use-narrow'

const InfoSheet = lazy(async () => ({ default: (await import('./info-sheet')).InfoSheet }))

/** Where a text is prepared, and beside it how reading works. */
export function Editing() {
  const isNarrow = useNarrow()
  const isWordInfo = useReading((state) => state.isWordInfo)
  return (
    <>
      <TextForm />
      {!isNarrow && (
        <InfoPane>
          <QuickStart isReading={false} />
        </InfoPane>
      )}
      {isNarrow && isWordInfo && (
        <Suspense fallback={null}>
          <InfoSheet>
            <QuickStart isReading={false} />
          </InfoSheet>
        </Suspense>
      )}
      <EditingBar />
    </>
  )
}
