import { RotateCcw, Volume2 } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import { usePageKeys } from '../../../../shell/use-page-keys'
import styles from '../question.module.css'
import { mediaMessages } from './messages'
import { playSound, type SoundResult, stopSound } from './sound'

const hints: Record<SoundResult, string> = {
  played: mediaMessages.playedHint,
  blocked: mediaMessages.blockedHint,
  failed: mediaMessages.soundNotLoaded,
}

/** Plays the spoken word of the question at once, and again on a press or the R key. */
export function SoundButton({ url, isAnswered }: { url: string; isAnswered: boolean }) {
  const [result, setResult] = useState<SoundResult>('played')
  const play = useCallback(() => void playSound(url).then(setResult), [url])
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
        aria-label={mediaMessages.listen}
        data-played={result}
      >
        {result === 'failed' ? <RotateCcw aria-hidden /> : <Volume2 aria-hidden />}
      </button>
      <p className={styles.hint} role="status">
        {isAnswered && result === 'played' ? '' : hints[result]}
      </p>
    </div>
  )
}
