import { Eye } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '../../../../ui/button'
import { VisuallyHidden } from '../../../../ui/visually-hidden'
import styles from '../question.module.css'
import { mediaMessages } from './messages'

/** How long a word is shown, in ms: long enough to read it carefully, and longer for long words. */
const displayDuration = (text: string) => 1500 + 130 * text.length

interface BriefWordProps {
  text: string
  /** Whether the answer has been given, so that the word may stay. */
  isAnswered: boolean
  /** Reports whether the word is shown; nothing can be typed meanwhile. */
  onShow: (isShown: boolean) => void
}

/** Shows a word for a moment, and again whenever the learner asks for it. */
export function BriefWord({ text, isAnswered, onShow }: BriefWordProps) {
  const [isShown, setShown] = useState(true)
  // Set after the first render: screen readers only announce changes to a live region that already exists.
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
      <p className={styles.word}>{isShown || isAnswered ? text : <span aria-hidden>· · ·</span>}</p>
      <VisuallyHidden role="status">{spoken}</VisuallyHidden>
      <Button
        variant="quiet"
        icon={<Eye aria-hidden />}
        disabled={isShown || isAnswered}
        onClick={() => setShown(true)}
      >
        {mediaMessages.showAgain}
      </Button>
    </div>
  )
}
