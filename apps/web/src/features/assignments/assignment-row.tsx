import type { Assignment } from '@wordhoard/contracts/assignments'
import { BookOpenText, Check, ListChecks } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { readingMinutes } from '../../lib/reading-time'
import { paths } from '../../shell/paths'
import styles from './assignment-list.module.css'
import { DueLabel } from './due-label'
import { assignmentRowMessages } from './messages'
import { progressStateOf } from './progress-state'

interface AssignmentRowProps {
  assignment: Assignment
  /** Heading level, below that of the list. */
  level?: 3 | 4
  /** Name of the class, where assignments of several classes are mixed. */
  from?: string | undefined
  /** Teachers see what the assignment is, not how far they are with it themselves. */
  isTeacher?: boolean
  /** Number of students in the class, for teachers. */
  studentsNum?: number
  /** A line of its own below the facts. */
  line?: ReactNode
  /** Actions for the assignment, below the row. */
  actions?: ReactNode
}

const number = (value: number) => value.toLocaleString('en-GB')

/** Returns the path an assignment links to: a text to read; for a list its practice, or for teachers its words. */
function targetOf({ kind, article_id, voc_id }: Assignment, isTeacher: boolean): string {
  if (kind === 'article') return paths.article(article_id ?? 0)
  return isTeacher ? paths.customVocabulary(voc_id ?? 0) : paths.learnVocabulary(voc_id ?? 0)
}

/** An assignment as a row: title, due date and the reader's progress. */
export function AssignmentRow({
  assignment,
  level = 3,
  from,
  isTeacher = false,
  studentsNum,
  line,
  actions,
}: AssignmentRowProps) {
  const { kind, title, word_count, due_at, note, is_done, read_num } = assignment
  const Heading = `h${level}` as const
  const state = progressStateOf(assignment)
  const Icon = kind === 'article' ? BookOpenText : ListChecks
  return (
    <li className={styles.row} data-state={isTeacher ? undefined : state.kind}>
      <span className={styles.icon}>
        <Icon aria-hidden />
      </span>
      <div className={styles.what}>
        <div className={styles.line}>
          <Heading className={styles.title} dir="auto">
            <Link to={targetOf(assignment, isTeacher)}>{title}</Link>
          </Heading>
          {isTeacher && read_num !== null && (
            <span className={styles.state}>
              {assignmentRowMessages.readBy(number(read_num), number(studentsNum ?? 0))}
            </span>
          )}
          {!isTeacher && (
            <span className={styles.state} data-state={state.kind}>
              {state.kind === 'done' && <Check aria-hidden />}
              {state.text}
            </span>
          )}
        </div>
        <p className={styles.facts}>
          <DueLabel dueAt={due_at} isDone={is_done && !isTeacher} />
          {assignment.level && <span>{assignment.level}</span>}
          {kind === 'article' ? (
            <span>{assignmentRowMessages.minutesToRead(number(readingMinutes(word_count)))}</span>
          ) : (
            <span>{assignmentRowMessages.wordsToPractise(word_count)}</span>
          )}
          {from && <bdi>{from}</bdi>}
        </p>
        {note && (
          <p className={styles.note} dir="auto">
            {note}
          </p>
        )}
        {line && <div className={styles.actions}>{line}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </li>
  )
}
