import type { Assignment } from '@wordhoard/contracts/assignments'
import { BookOpen, ChartNoAxesColumn, Pencil, Printer, Undo2 } from 'lucide-react'
import { Link } from 'react-router-dom'
import { paths } from '../../shell/paths'
import { Button, buttonClass } from '../../ui/button'
import { classAssignmentsMessages } from './messages'

const { actions } = classAssignmentsMessages

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
      <Link className={quiet} to={paths.customVocabulary(voc_id ?? 0)} aria-label={actions.wordsOf(title)}>
        <BookOpen aria-hidden />
        {actions.words}
      </Link>
    )
  }
  return (
    <>
      <Link className={quiet} to={paths.assignment(classroom_id, id)} aria-label={actions.progressOn(title)}>
        <ChartNoAxesColumn aria-hidden />
        {actions.progress}
      </Link>
      {kind === 'article' && (
        <Link className={quiet} to={paths.handout(classroom_id, id)} aria-label={actions.handoutOf(title)}>
          <Printer aria-hidden />
          {actions.handout}
        </Link>
      )}
      <Button
        variant="quiet"
        icon={<Pencil aria-hidden />}
        aria-label={actions.editOf(title)}
        onClick={() => onOpen('edit')}
      >
        {actions.edit}
      </Button>
      <Button
        variant="quiet"
        icon={<Undo2 aria-hidden />}
        aria-label={actions.withdrawOf(title)}
        onClick={() => onOpen('withdraw')}
      >
        {actions.withdraw}
      </Button>
    </>
  )
}
