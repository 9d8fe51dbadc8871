import { lazy, Suspense } from 'react'
import { QuickStart } from '../../features/reader/quick-start'
import { useReading } from '../../features/reader/reading.store'

const SelectedContent = lazy(async () => ({ default: (await import('./selected-content')).SelectedContent }))

/**
 * What stands beside the text: the selected word, or how to select one.
 *
 * @param source what its sentences are remembered by: the text's title
 */
export function WordContent({ source }: { source: string }) {
  const selection = useReading((state) => state.selection)
  if (!selection) return <QuickStart isReading />
  return (
    <Suspense fallback={null}>
      <SelectedContent selection={selection} source={source} />
    </Suspense>
  )
}
