import { lazy, Suspense, useState } from 'react'
import { isOffered } from '../../features/knowledge/offer/offer-memory'
import { useSession } from '../../session/session.store'
import styles from './reader-notes.module.css'

const ReadingNote = lazy(async () => ({
  default: (await import('../../features/word-states/reading-note')).ReadingNote,
}))
const PlacementPrompt = lazy(async () => ({
  default: (await import('../../features/knowledge/offer/placement-prompt')).PlacementPrompt,
}))

interface ReaderNotesProps {
  text: string | null
  onRetry: () => void
}

/** The lines below a text's title: its words, and the offer of a word check while their marks are guesses. */
export function ReaderNotes({ text, onRetry }: ReaderNotesProps) {
  const userId = useSession(({ user }) => user?.user_id)
  // Known from the first paint on, so that the text doesn't move.
  const [hasOffer, setOffer] = useState(() => userId !== undefined && isOffered(userId))
  return (
    <div className={styles.notes}>
      <div className={styles.note}>
        <Suspense fallback={<span />}>
          <ReadingNote text={text} onRetry={onRetry} />
        </Suspense>
      </div>
      {hasOffer && (
        <div className={styles.offer}>
          <Suspense fallback={null}>
            <PlacementPrompt onDecline={() => setOffer(false)} />
          </Suspense>
        </div>
      )}
    </div>
  )
}
