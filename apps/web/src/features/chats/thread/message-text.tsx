import { useMemo } from 'react'
import { Link } from 'react-router-dom'
import { cx } from '../../../ui/cx'
import styles from '../message.module.css'
import { isEmojiOnly, messageParts } from './message-parts'

/** The text of a message exactly as typed: never HTML. Only addresses within this site become links. */
export function MessageText({ content }: { content: string }) {
  const parts = useMemo(() => messageParts(content, window.location.origin), [content])
  return (
    <p className={cx(styles.content, isEmojiOnly(content) && styles.emoji)} dir="auto">
      {parts.map(({ text, to }, n) =>
        to === undefined ? (
          text
        ) : (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a message never change
          <Link key={n} to={to}>
            {text}
          </Link>
        ),
      )}
    </p>
  )
}
