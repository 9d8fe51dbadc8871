import { lazy, Suspense } from 'react'
import { FirstWord } from '../../../features/reader/first-word'
import { useReading } from '../../../features/reader/text/reading.store'
import type { WordSource } from './word-source'

const SelectedContent = lazy(async () => ({ default: (await import('./selected-content')).SelectedContent }))

/** Content beside the text: the selected word, or how to select one. */
export function WordContent({ source, articleId }: WordSource) {
  const selection = useReading((state) => state.selection)
  if (!selection) return <FirstWord />
  return (
    <Suspense fallback={null}>
      <SelectedContent selection={selection} source={source} articleId={articleId} />
    </Suspense>
  )
}
