import { Suspense } from 'react'
import { FirstWord } from '../../../features/reader/first-word'
import { useReading } from '../../../features/reader/text/reading.store'
import { lazyExtra } from '../../../lib/lazy-extra'
import { WordNotLoaded } from './word-not-loaded'
import type { WordSource } from './word-source'

const SelectedContent = lazyExtra(
  async () => (await import('./selected-content')).SelectedContent,
  WordNotLoaded,
)

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
