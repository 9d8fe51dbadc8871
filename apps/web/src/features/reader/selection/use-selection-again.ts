import { type RefObject, useEffect } from 'react'
import { useReading } from '../text/reading.store'

/**
 * Selects words again once their text is shown: those selected when the reader left this page, and those wanted by
 * whoever opened it.
 */
export function useSelectionAgain(body: RefObject<HTMLElement | null>, isShown: boolean): void {
  const wanted = useReading((state) => state.wanted)
  useEffect(() => {
    const article = body.current?.closest('article')
    if (!isShown || !article) return
    const { selection } = useReading.getState()
    const isHere = wanted?.path === window.location.pathname
    if (!isHere && (!selection || selection.block.isConnected)) return
    import('./select-again').then(
      ({ selectAgain }) => selectAgain(article, isHere ? wanted : null),
      (error: unknown) => console.info('The words could not be selected again:', error),
    )
  }, [body, isShown, wanted])
}
