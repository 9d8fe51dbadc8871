import type { Insights } from '@wordhoard/contracts/learning-statistics'
import { useState } from 'react'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import { hardestWordsMessages } from './messages'
import { EmptyPart } from './stat-part'
import styles from './statistics.module.css'

type Hardest = Insights['hardest']

/** Number of words shown at first. */
const SHOWN_AT_FIRST = 8

/** Lists the words with the most mistakes, linked to their entries. */
export function HardestWords({ words }: { words: Hardest }) {
  const [isExpanded, setExpanded] = useState(false)
  const shown = isExpanded ? words : words.slice(0, SHOWN_AT_FIRST)
  if (words.length === 0) {
    return <EmptyPart title={hardestWordsMessages.title}>{hardestWordsMessages.empty}</EmptyPart>
  }
  return (
    <section className={styles.hardest} aria-labelledby="hardest-words">
      <h3 id="hardest-words">{hardestWordsMessages.title}</h3>
      <p className={styles.explained}>{hardestWordsMessages.explanation}</p>
      <table className={styles.words}>
        <thead>
          <tr>
            <th scope="col">{hardestWordsMessages.word}</th>
            <th scope="col">{hardestWordsMessages.mistakes}</th>
            <th scope="col">{hardestWordsMessages.answers}</th>
            <th scope="col">{hardestWordsMessages.score}</th>
          </tr>
        </thead>
        <tbody>
          {shown.map(({ spell_id, spelling, mistakes, answers, score }) => (
            <tr key={spell_id}>
              <th scope="row">
                <Link to={paths.word(spell_id)}>{spelling}</Link>
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
          {hardestWordsMessages.showAll(words.length)}
        </Button>
      )}
    </section>
  )
}
