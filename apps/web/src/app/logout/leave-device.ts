import { clearPersonalStorage } from '../../device/personal-storage'
import { useBook } from '../../features/file-import/book.store'
import { resetReading } from '../../features/reader/text/reading.store'
import { forgetPositions } from '../use-arrival'

/** Deletes what is somebody's own from this device, and from this page, which the next person may go on using. */
export async function leaveDevice(): Promise<void> {
  resetReading()
  forgetPositions()
  useBook.setState({ book: null, chapter: null, isContentsOpen: false })
  await clearPersonalStorage()
}
