import { useReading } from '../../features/reader/reading.store'
import { keepPlace, recallPlace } from '../../features/reader/reading-storage'
import { ReadWithWords } from './read-with-words'
import { ReadingBar } from './reading-bar'
import { useSessionReading } from './use-reading-words'

const places = { recall: recallPlace, keep: keepPlace }

/**
 * The text of this tab's session being read.
 *
 * @param canEdit there is an editor to go back to
 */
export function Reading({ canEdit = true }: { canEdit?: boolean }) {
  const { text, title, byline } = useReading()
  return (
    <ReadWithWords
      content={{ text, title, byline }}
      places={places}
      entered={useSessionReading()}
      bar={(openWord) => <ReadingBar openWord={openWord} canEdit={canEdit} />}
    />
  )
}
