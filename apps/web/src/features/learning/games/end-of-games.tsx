import { useEffect } from 'react'
import { Button } from '../../../ui/button'
import { Spinner } from '../../../ui/states/spinner'
import styles from './game-play.module.css'
import { hasSkipped, type Play, selectUnsent } from './play'
import { sendAnswers, useSending } from './send-answers'

interface EndOfGamesProps {
  play: Play
  /** Called once the server has replied to every answer. `skipped`: some games were not played. */
  onEnd: (skipped: boolean) => void
}

/** The page after the last game, which waits until all answers have been sent before the result is shown. */
export function EndOfGames({ play, onEnd }: EndOfGamesProps) {
  const unsent = selectUnsent(play).length
  const skipped = hasSkipped(play)
  const failure = useSending((state) => state.failure)
  useEffect(() => {
    if (unsent === 0) onEnd(skipped)
  }, [unsent, skipped, onEnd])
  if (!failure) {
    return (
      <div className={styles.end}>
        <Spinner label="Counting your answers…" />
      </div>
    )
  }
  return (
    <div className={styles.end}>
      <h1>All games played</h1>
      <p className={styles.endText} role="status">
        {unsent === 1 ? 'One answer is' : `${unsent} answers are`} kept here and sent as soon as the service
        can be reached. Then your result shows; nothing is lost.
      </p>
      <Button variant="primary" onClick={() => void sendAnswers()}>
        Try now
      </Button>
    </div>
  )
}
