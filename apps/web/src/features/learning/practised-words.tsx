import type { SessionResult } from '@wordhoard/contracts/learning-statistics'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { type DataColumn, DataTable } from '../../ui/table/data-table'
import { formatSigned } from './format-signed'
import { reviewTimeText } from './review-time-text'
import styles from './session-stat.module.css'
import { practisedWordsMessages } from './session-stat-messages'

type Practised = SessionResult['words'][number]

const columns: readonly DataColumn<Practised>[] = [
  {
    key: 'word',
    label: practisedWordsMessages.word,
    cell: ({ spell_id, spell_lower }) => <Link to={paths.word(spell_id)}>{spell_lower}</Link>,
  },
  {
    key: 'right',
    label: practisedWordsMessages.right,
    cell: ({ correct, answers }) => (
      <span data-all={correct === answers || undefined}>
        {correct}/{answers}
      </span>
    ),
  },
  {
    key: 'score',
    label: practisedWordsMessages.score,
    cell: ({ score, score_delta }) => (
      <>
        {score.toFixed(2)} <small>{formatSigned(score_delta)}</small>
      </>
    ),
  },
  {
    key: 'back',
    label: practisedWordsMessages.comesBack,
    cell: ({ next_repeated_at }) => (next_repeated_at ? reviewTimeText(next_repeated_at) : '–'),
  },
]

/** Lists the words of a session with their result and the time of their next review. */
export function PractisedWords({ words }: { words: SessionResult['words'] }) {
  return (
    <DataTable
      className={styles.words}
      caption={practisedWordsMessages.caption}
      columns={columns}
      rows={words}
      rowKey={({ spell_id }) => spell_id}
      hasRowHeadings
    />
  )
}
