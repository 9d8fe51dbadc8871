import { type ReactNode, useId, useState } from 'react'
import { Button } from '../../../ui/button'
import { statPartMessages } from '../messages'
import styles from './plot.module.css'

export interface PlotTable {
  readonly head: readonly string[]
  readonly rows: readonly (readonly string[])[]
}

interface PlotFigureProps {
  title: string
  /** What the plot shows, in a sentence. */
  summary: string
  /** The same values as a table. */
  table: PlotTable
  children: ReactNode
}

/** A plot with its heading and summary. Its values can also be shown as a table. */
export function PlotFigure({ title, summary, table, children }: PlotFigureProps) {
  const id = useId()
  const [isTable, setTable] = useState(false)
  return (
    <figure className={styles.figure} aria-labelledby={id}>
      <div className={styles.heading}>
        <h3 id={id}>{title}</h3>
        <Button
          variant="quiet"
          aria-pressed={isTable}
          aria-label={statPartMessages.showAsTableOf(title)}
          onClick={() => setTable(!isTable)}
        >
          {statPartMessages.showAsTable}
        </Button>
      </div>
      <figcaption className={styles.summary}>{summary}</figcaption>
      {isTable ? <Table caption={title} table={table} /> : children}
    </figure>
  )
}

function Table({ caption, table: { head, rows } }: { caption: string; table: PlotTable }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard.
    <section className={styles.scroll} tabIndex={0} aria-label={caption}>
      <table className={styles.table}>
        <thead>
          <tr>
            {head.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([first, ...rest]) => (
            <tr key={first}>
              <th scope="row">{first}</th>
              {rest.map((cell, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a cell is identified by its column.
                <td key={at}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
