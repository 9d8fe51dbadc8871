import type { Insights } from '@wordhoard/contracts/learning-statistics'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import { EmptyPart } from './stat-part'
import styles from './statistics.module.css'

type Hardest = Insights['hardest']

const title = 'Hardest words'

/** Number of words shown at first. */
const SHOWN_AT_FIRST = 8

/** Lists the words with the most mistakes, linked to their entries. */
export function HardestWords({ words }: { words: Hardest }) {
  const [isExpanded, setExpanded] = useState(false)
  const shown = isExpanded ? words : words.slice(0, SHOWN_AT_FIRST)
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
      <table className={styles.words}>
        <thead>
          <tr>
            <th scope="col">Word</th>
            <th scope="col">Mistakes</th>
            <th scope="col">Answers</th>
            <th scope="col">Score</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ spell_id, spell_lower, mistakes, answers, score }) => (
            <tr key={spell_id}>
              <th scope="row">
                <Link to={paths.word(spell_id)}>{spell_lower}</Link>
              </th>
              <td>{mistakes.toLocaleString('en-GB')}</td>
              <td>{answers.toLocaleString('en-GB')}</td>
              <td>{score.toFixed(2)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {shown.length < words.length && (
        <Button variant="quiet" className={styles.more} onClick={() => setExpanded(true)}>
          Show all {words.length}
        </Button>
      )}
    </section>
  )
}
