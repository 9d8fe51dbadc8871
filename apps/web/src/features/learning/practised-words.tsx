import type { SessionResult } from '@wordhoard/contracts/learning-statistics'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { comesBack } from './comes-back'
import styles from './session-stat.module.css'
import { signed } from './signed'

/** The words of a session: what became of each, and when it comes back. */
export function PractisedWords({ words }: { words: SessionResult['words'] }) {
  return (
    <table className={styles.words}>
      <caption>Words practised</caption>
      <thead>
        <tr>
          <th scope="col">Word</th>
          <th scope="col">Right</th>
          <th scope="col">Score</th>
          <th scope="col">Comes back</th>
        </tr>
      </thead>
      <tbody>
        {words.map(({ spell_id, spell_lower, correct, answers, score, score_delta, next_repeated_at }) => (
          <tr key={spell_id}>
            <th scope="row">
              <Link to={paths.word(spell_id)}>{spell_lower}</Link>
            </th>
            <td data-all={correct === answers || undefined}>
              {correct}/{answers}
            </td>
            <td>
              {score.toFixed(2)} <small>{signed(score_delta)}</small>
            </td>
            <td>{next_repeated_at ? comesBack(next_repeated_at) : '–'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
