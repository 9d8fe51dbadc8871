import { ChapterLinks } from '../../features/file-import/chapter-links'
import { useReading } from '../../features/reader/text/reading.store'
import { useSession } from '../../session/session.store'
import { usePlaces } from './place/use-places'
import { ReadWithWords } from './read-with-words'
import { ReadingBar } from './reading-bar'
import { useSessionSource } from './session-source'
import { useReadingTime } from './use-reading-time'
import { useSessionReading } from './use-reading-words'
import { chooseChapter } from './word/choose'

/**
 * The text of this tab's session in the reader.
 *
 * @param canEdit true if there is an editor to return to
 */
export function Reading({ canEdit = true }: { canEdit?: boolean }) {
  // One by one: the selected word, which is in the same store, changes with every tap.
  const text = useReading((state) => state.text)
  const title = useReading((state) => state.title)
  const byline = useReading((state) => state.byline)
  useReadingTime(useSession(({ status }) => status === 'user'))
  return (
    <ReadWithWords
      content={{ text, title, byline }}
      source={useSessionSource()}
      places={usePlaces(text, title)}
      entered={useSessionReading()}
      footer={<ChapterLinks onChoose={chooseChapter} />}
      bar={(openWord) => <ReadingBar openWord={openWord} canEdit={canEdit} />}
    />
  )
}
