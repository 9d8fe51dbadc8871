import { type ReactNode, useState } from 'react'
import { formatCount } from '../../../lib/format-count'
import { useOnline } from '../../../shell/offline/use-online'
import { cx } from '../../../ui/cx'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import type { TextFacts } from '../facts/use-text-facts'
import { readerMessages } from '../messages'
import { formatMinutes } from './format-minutes'
import styles from './text-header.module.css'

interface TextHeaderProps {
  title: string
  byline: string
  /** A line above the figures: whose text it is, and its date. */
  about?: ReactNode
  facts: TextFacts | null
  /** Level of the text, A1 to C2; undefined while it is being estimated, null where it can't be. */
  level: string | null | undefined
  /** A line below the figures. */
  note?: ReactNode
}

/** Shows a text's title, byline, level, number of words and reading time. */
export function TextHeader({ title, byline, about, facts, level, note }: TextHeaderProps) {
  // A level that is estimated comes late, or never: its room is there from the start, and stays.
  const [isEstimated] = useState(level === undefined)
  const hasRoom = isEstimated || level === undefined
  return (
    <header className={styles.header}>
      {title && <h1>{title}</h1>}
      {about && <p className={styles.about}>{about}</p>}
      <div className={styles.facts}>
        {hasRoom && level === undefined && <span className={styles.noLevel} aria-hidden />}
        {hasRoom && level === null && <NoLevel />}
        {level && (
          <span className={cx(styles.level, hasRoom && styles.estimated)}>
            <VisuallyHidden>{readerMessages.level} </VisuallyHidden>
            {level}
          </span>
        )}
        {byline && <span>{byline}</span>}
        {facts && <span>{formatCount(facts.words, 'word')}</span>}
        {facts && <span>{formatMinutes(facts.minutes)}</span>}
      </div>
      {note && <div className={styles.note}>{note}</div>}
    </header>
  )
}

/** Says that the level is unknown, and why. */
function NoLevel() {
  const isOnline = useOnline()
  return (
    <span
      className={styles.noLevel}
      title={isOnline ? readerMessages.noLevelText : readerMessages.noLevelOffline}
    >
      {readerMessages.noLevel}
    </span>
  )
}
