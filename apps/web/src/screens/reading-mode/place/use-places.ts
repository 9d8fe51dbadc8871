import { useMemo } from 'react'
import { recallBookmark } from '../../../features/file-import/book.store'
import { countWords, storeLastText } from '../../../features/reader/last-text'
import { keepPlace, recallPlace } from '../../../features/reader/text/reading-storage'
import type { PlaceKeeper } from '../../../features/reader/text/use-reading-place'
import { useSession } from '../../../session/session.store'

/** Keeps the place in the text of this tab, and remembers for the home page how far it has been read. */
export function usePlaces(text: string, title: string): PlaceKeeper {
  return useMemo(() => {
    const words = countWords(text)
    return {
      recall: recallPlace,
      keep: (place, share) => {
        keepPlace(place)
        const userId = useSession.getState().user?.user_id ?? null
        storeLastText({ userId, title, words, share, book: recallBookmark() ?? null })
      },
    }
  }, [text, title])
}
