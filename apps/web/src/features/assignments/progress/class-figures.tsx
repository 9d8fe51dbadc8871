import type { ReactNode } from 'react'
import styles from './class-figures.module.css'
import { progressMessages } from './messages'

export interface ClassFigure {
  readonly label: string
  readonly value: ReactNode
  /** The total, shown in smaller letters after the value. */
  readonly of?: string
}

/** Key figures of a class. */
export function ClassFigures({ figures }: { figures: readonly ClassFigure[] }) {
  return (
    <dl className={styles.figures} aria-label={progressMessages.wholeClass}>
      {figures.map(({ label, value, of }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {of && <span> {of}</span>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
