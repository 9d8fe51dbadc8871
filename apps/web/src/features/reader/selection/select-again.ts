import { setSelection, useReading } from '../text/reading.store'
import { placeOfSelection, selectAtPlace, type WantedSelection } from './selection-place'

/** Selects the wanted words and opens their information; without any, those that the last page had selected. */
export function selectAgain(article: Element, wanted: WantedSelection | null): void {
  if (!article.isConnected) return
  if (wanted) {
    const found = selectAtPlace(article, wanted)
    useReading.setState({ wanted: null })
    if (found) setSelection({ ...found, spellId: wanted.spellId })
    return
  }
  const { selection } = useReading.getState()
  const place = selection && !selection.block.isConnected ? placeOfSelection(selection) : null
  const found = place && selectAtPlace(article, place)
  if (found) useReading.setState({ selection: found })
}
