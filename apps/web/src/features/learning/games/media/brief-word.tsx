import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button'
import { VisuallyHidden } from '../../../../ui/visually-hidden'
import styles from '../question.module.css'

/** How long a word is shown, ms: time to read it with care, more for a longer one. */
const displayDuration = (text: string) => 1500 + 130 * text.length

interface BriefWordProps {
  text: string
  /** The answer has been given: the word may stay. */
  isOver: boolean
  /** Whether the word is in sight: nothing can be typed meanwhile. */
  onShow: (isShown: boolean) => void
}

/** A word shown for a moment, again as often as one likes; there is no hurry. */
export function BriefWord({ text, isOver, onShow }: BriefWordProps) {
  const [isShown, setShown] = useState(true)
  // Only what comes into a region that is there already is read out.
  const [spoken, say] = useState('')
  useEffect(() => {
    onShow(isShown)
    say(isShown ? text : '')
    if (!isShown) return
    const timer = setTimeout(() => setShown(false), displayDuration(text))
    return () => clearTimeout(timer)
  }, [isShown, text, onShow])
  return (
    <div className={styles.briefWord}>
      <p className={styles.word}>{isShown || isOver ? text : <span aria-hidden>· · ·</span>}</p>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <Button
        variant="quiet"
        icon={<Eye aria-hidden />}
        disabled={isShown || isOver}
        onClick={() => setShown(true)}
      >
        Show again
      </Button>
    </div>
  )
}
