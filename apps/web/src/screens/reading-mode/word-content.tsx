import { lazy, Suspense } from 'react'
import { QuickStart } from '../../features/reader/quick-start'
import { useReading } from '../../features/reader/reading.store'

const SelectedContent = lazy(async () => ({ default: (await import('./selected-content')).SelectedContent }))

/** The text that words are looked up in. */
export interface WordSource {
  /** What its sentences are remembered by: the text's title. */
  readonly source: string
  /** Undefined for a text that is no article. */
  readonly articleId: number | undefined
}

/** What stands beside the text: the selected word, or how to select one. */
export function WordContent({ source, articleId }: WordSource) {
  const selection = useReading((state) => state.selection)
  if (!selection) return <QuickStart isReading />
  return (
    <Suspense fallback={null}>
      <SelectedContent selection={selection} source={source} articleId={articleId} />
    </Suspense>
  )
}
