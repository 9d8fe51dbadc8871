import { RotateCcw, Volume2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { usePageKeys } from '../../../../shell/use-page-keys'
import styles from '../question.module.css'
import { type LiveEvent, playSound, stopSound } from './sound'

const said: Record<LiveEvent, string> = {
  played: 'Press to hear it again',
  blocked: 'Press to listen',
  failed: 'The sound did not arrive. Press to try again',
}

/** Plays the spoken word of the question at once, and again on a press or the R key. */
export function SoundButton({ url, isOver }: { url: string; isOver: boolean }) {
  const [hasPlayed, setPlayed] = useState<LiveEvent>('played')
  const play = useCallback(() => void playSound(url).then(setPlayed), [url])
  useEffect(() => {
    play()
    return stopSound
  }, [play])
  usePageKeys({ r: play })
  return (
    <div className={styles.sound}>
      <button
        type="button"
        className={styles.speaker}
        onClick={play}
        aria-label="Listen"
        data-played={hasPlayed}
      >
        {hasPlayed === 'failed' ? <RotateCcw aria-hidden /> : <Volume2 aria-hidden />}
      </button>
      <p className={styles.hint} role="status">
        {isOver && hasPlayed === 'played' ? '' : said[hasPlayed]}
      </p>
    </div>
  )
}
