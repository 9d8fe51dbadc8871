import type { ReactNode } from 'react'
import styles from './class-figures.module.css'

export interface ClassFigure {
  readonly label: string
  readonly value: ReactNode
  /** Said of the value in smaller letters: of how many. */
  readonly of?: string
}

/** A class in a few numbers. */
export function ClassFigures({ figures }: { figures: readonly ClassFigure[] }) {
  return (
    <dl className={styles.figures} aria-label="The class as a whole">
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
