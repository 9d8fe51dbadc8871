import type { Insights } from '@wordhoard/contracts/learning-statistics'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import { type DataColumn, DataTable } from '../../ui/table/data-table'
import { EmptyPart } from './stat-part'
import styles from './statistics.module.css'

type Hardest = Insights['hardest']

const title = 'Hardest words'

const columns: readonly DataColumn<Hardest[number]>[] = [
  {
    key: 'word',
    label: 'Word',
    cell: ({ spell_id, spell_lower }) => <Link to={paths.word(spell_id)}>{spell_lower}</Link>,
  },
  { key: 'mistakes', label: 'Mistakes', cell: ({ mistakes }) => mistakes.toLocaleString('en-GB') },
  { key: 'answers', label: 'Answers', cell: ({ answers }) => answers.toLocaleString('en-GB') },
  { key: 'score', label: 'Score', cell: ({ score }) => score.toFixed(2) },
]

/** How many are shown at first. */
const SHOWN = 8

/** The words with most mistakes, each leading to its entry. */
export function HardestWords({ words }: { words: Hardest }) {
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? words : words.slice(0, SHOWN)
  if (words.length === 0) {
    return (
      <EmptyPart title={title}>No word has given you trouble so far. Those that do stand here.</EmptyPart>
    )
  }
  return (
    <section className={styles.hardest} aria-labelledby="hardest-words">
      <h3 id="hardest-words">{title}</h3>
      <p className={styles.explained}>
        Look at their entries once more: a picture or an example often helps.
      </p>
      <DataTable
        className={styles.words}
        columns={columns}
        rows={shown}
        rowKey={({ spell_id }) => spell_id}
        hasRowHeadings
        isFigures
      />
      {shown.length < words.length && (
        <Button variant="quiet" className={styles.more} onClick={() => setWhole(true)}>
          Show all {words.length}
        </Button>
      )}
    </section>
  )
}
