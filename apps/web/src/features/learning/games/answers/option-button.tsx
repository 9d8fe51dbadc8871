import type { GameOption } from '@wordhoard/contracts/learning'
import { Check, Volume2, X } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { cx } from '../../../../ui/cx'
import { VisuallyHidden } from '../../../../ui/visually-hidden'
import styles from '../answers.module.css'
import { Picture } from '../media/picture'
import { answerMessages } from './messages'
import type { OptionMark } from './options'

interface OptionButtonProps {
  option: GameOption
  /** Number from 1, which is also the option's key. */
  number: number
  mark: OptionMark
  /** The word that a sound or picture stands for; known once the game is answered. */
  name?: string | undefined
  /** Whether a press only selects the option, without answering yet. */
  isToggle?: boolean
  isDisabled: boolean
  onPress: () => void
}

const marks = {
  right: { icon: Check, text: answerMessages.markRight },
  wrong: { icon: X, text: answerMessages.markWrong },
}

/** One option of a game: a word, a meaning, a picture or a sound. */
export function OptionButton({
  option,
  number,
  mark,
  name,
  isToggle,
  isDisabled,
  onPress,
}: OptionButtonProps) {
  const result = mark === 'right' || mark === 'wrong' ? marks[mark] : undefined
  const button = useRef<HTMLButtonElement>(null)
  const isRight = mark === 'right'
  useEffect(() => {
    if (!isRight) return
    // Waits a frame: the pop-up takes the focus when it opens, which would stop a scroll in progress.
    const frame = requestAnimationFrame(() => button.current?.scrollIntoView({ block: 'nearest' }))
    return () => cancelAnimationFrame(frame)
  }, [isRight])
  return (
    <button
      ref={button}
      type="button"
      className={cx(styles.option, styles[option.kind])}
      data-mark={mark}
      aria-disabled={isDisabled || undefined}
      {...(isToggle && { 'aria-pressed': mark === 'chosen' })}
      // Keeps the focus where it was, so that Enter still means Submit after a click.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      <span className={styles.number} aria-hidden>
        {number}
      </span>
      {option.kind === 'image' && option.image_url ? (
        <>
          <Picture url={option.image_url} alt={option.image_text ?? answerMessages.picture(number)} />
          {name && <span className={styles.pictureName}>{name}</span>}
        </>
      ) : option.kind === 'audio' ? (
        <span className={styles.spoken}>
          <Volume2 aria-hidden />
          {name ?? answerMessages.sound(number)}
        </span>
      ) : (
        <span className={styles.text}>{option.text}</span>
      )}
      {result && (
        <span className={styles.mark} data-mark={mark}>
          <result.icon aria-hidden />
          <VisuallyHidden>{result.text}</VisuallyHidden>
        </span>
      )}
    </button>
  )
}
