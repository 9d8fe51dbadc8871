import type { Assignment } from '@wordhoard/contracts/assignments'
import { BookOpen, ChartNoAxesColumn, Pencil, Printer, Undo2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'

interface AssignmentActionsProps {
  assignment: Assignment
  isTeacher: boolean
  onOpen: (what: 'edit' | 'withdraw') => void
}

/** Actions on an assignment: teachers see its progress and edit it, students open a list's words. */
export function AssignmentActions({ assignment, isTeacher, onOpen }: AssignmentActionsProps) {
  const { id, classroom_id, kind, voc_id, title } = assignment
  const quiet = buttonClass({ variant: 'quiet' })
  if (!isTeacher) {
    if (kind === 'article') return null
    return (
      <Link
        className={quiet}
        to={paths.customVocabulary(voc_id ?? 0)}
        aria-label={`See the words of ${title}`}
      >
        <BookOpen aria-hidden />
        See the words
      </Link>
    )
  }
  return (
    <>
      <Link className={quiet} to={paths.assignment(classroom_id, id)} aria-label={`Progress on ${title}`}>
        <ChartNoAxesColumn aria-hidden />
        Progress
      </Link>
      {kind === 'article' && (
        <Link className={quiet} to={paths.handout(classroom_id, id)} aria-label={`Handout of ${title}`}>
          <Printer aria-hidden />
          Handout
        </Link>
      )}
      <Button
        variant="quiet"
        icon={<Pencil aria-hidden />}
        aria-label={`Edit ${title}`}
        onClick={() => onOpen('edit')}
      >
        Edit
      </Button>
      <Button
        variant="quiet"
        icon={<Undo2 aria-hidden />}
        aria-label={`Withdraw ${title}`}
        onClick={() => onOpen('withdraw')}
      >
        Withdraw
      </Button>
    </>
  )
}
