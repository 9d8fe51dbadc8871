import { useEffect } from 'react'
import { Button } from '../../../ui/button'
import { Spinner } from '../../../ui/states/spinner'
import styles from './game-play.module.css'
import { gamePlayMessages } from './messages'
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
        <Spinner label={gamePlayMessages.end.sending} />
      </div>
    )
  }
  return (
    <div className={styles.end}>
      <h1>{gamePlayMessages.end.title}</h1>
      <p className={styles.endText} role="status">
        {gamePlayMessages.end.kept(unsent)}
      </p>
      <Button variant="primary" onClick={() => void sendAnswers()}>
        {gamePlayMessages.end.sendNow}
      </Button>
    </div>
  )
}
