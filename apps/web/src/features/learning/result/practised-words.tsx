import type { SessionResult } from '@wordhoard/contracts/learning-statistics'
import { MoveRight } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../../shell/paths'
import { type DataColumn, DataTable } from '../../../ui/table/data-table'
import { VisuallyHidden } from '../../../ui/visually-hidden'
import { LetGo } from './let-go'
import { MemoryBar } from './memory-bar'
import { reviewTimeText } from './review-time-text'
import { hasMovedUp, type PractisedWord } from './session-outcome'
import styles from './session-stat.module.css'
import { practisedWordsMessages } from './session-stat-messages'

const columns: readonly DataColumn<PractisedWord>[] = [
  {
    key: 'word',
    label: practisedWordsMessages.word,
    cell: (word) => (
      <>
        <Link to={paths.word(word.spell_id)}>{word.spell_lower}</Link>
        {hasMovedUp(word) && <StateChange word={word} />}
      </>
    ),
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
    key: 'memory',
    label: practisedWordsMessages.memory,
    cell: ({ score, score_before }) => <MemoryBar before={score_before} after={score} />,
  },
  {
    key: 'back',
    label: practisedWordsMessages.comesBack,
    cell: (word) => {
      if (word.is_let_go) return <LetGo word={word} />
      return word.next_repeated_at ? reviewTimeText(word.next_repeated_at) : '–'
    },
  },
]

function StateChange({ word: { state_before, state } }: { word: PractisedWord }) {
  const { states, became } = practisedWordsMessages
  return (
    <span className={styles.stateChange}>
      {states[state_before]}
      <MoveRight aria-hidden />
      <VisuallyHidden>{became}</VisuallyHidden>
      <b>{state && states[state]}</b>
    </span>
  )
}

/** Lists the words of a session: their answers, how their memory grew, and the time of their next review. */
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
