import { ChapterLinks } from '../../features/file-import/chapter-links'
import { useReading } from '../../features/reader/text/reading.store'
import { keepPlace, recallPlace } from '../../features/reader/text/reading-storage'
import { ReadWithWords } from './read-with-words'
import { ReadingBar } from './reading-bar'
import { useSessionReading } from './use-reading-words'
import { chooseChapter } from './word/choose'

const places = { recall: recallPlace, keep: keepPlace }

/**
 * The text of this tab's session in the reader.
 *
 * @param canEdit true if there is an editor to return to
 */
export function Reading({ canEdit = true }: { canEdit?: boolean }) {
  const { text, title, byline } = useReading()
  return (
    <ReadWithWords
      content={{ text, title, byline }}
      places={places}
      entered={useSessionReading()}
      footer={<ChapterLinks onChoose={chooseChapter} />}
      bar={(openWord) => <ReadingBar openWord={openWord} canEdit={canEdit} />}
    />
  )
}
