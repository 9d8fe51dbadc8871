import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { Assignment } from '@wordhoard/contracts/assignments'
import { BookOpenText } from 'lucide-react'
import { useId, useState } from 'react'
import list from '../../features/assignments/assignment-list.module.css'
import { sortForStudent, sortForTeacher } from '../../features/assignments/assignment-order'
import { AssignmentRow } from '../../features/assignments/assignment-row'
import { assignmentQueries } from '../../features/assignments/assignments.queries'
import { ClassFailure } from '../../features/assignments/progress/class-failure'
import { readinessQueries } from '../../features/assignments/readiness/readiness.queries'
import { ReadinessLine } from '../../features/assignments/readiness/readiness-line'
import { LazyDialog } from '../../shell/lazy-dialog'
import { ReservedHeight } from '../../shell/reserved-height'
import { Button } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { AssignmentActions } from './assignment-actions'
import styles from './classroom.module.css'
import { LinesSkeleton } from './classroom-skeleton'
import { classAssignmentsMessages } from './messages'

const loadEdit = async () =>
  (await import('../../features/assignments/dialogs/edit-assignment-dialog')).EditAssignmentDialog
const loadWithdraw = async () =>
  (await import('../../features/assignments/dialogs/withdraw-dialog')).WithdrawDialog

interface ClassAssignmentsProps {
  classroomId: number
  studentsNum: number
  isTeacher: boolean
  onSet: () => void
}

/** Assignments of a class: articles and vocabularies. */
export function ClassAssignments(props: ClassAssignmentsProps) {
  const id = useId()
  const query = useQuery(assignmentQueries.assignments(props.classroomId))
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {props.isTeacher
          ? classAssignmentsMessages.titleForTeachers
          : classAssignmentsMessages.titleForStudents}
      </h2>
      <ReservedHeight part={`work of class ${props.classroomId}`} query={query}>
        <AssignmentRows {...props} query={query} />
      </ReservedHeight>
    </section>
  )
}

interface AssignmentRowsProps extends ClassAssignmentsProps {
  query: UseQueryResult<Assignment[]>
}

function AssignmentRows({ classroomId, query, studentsNum, isTeacher, onSet }: AssignmentRowsProps) {
  const { data, error, refetch, isFetching } = query
  // Whoever can’t have them still has the links to each article’s page, which says why.
  const { data: readiness } = useQuery({
    ...readinessQueries.assigned(classroomId),
    enabled: isTeacher && (data?.some(({ kind }) => kind === 'article') ?? false),
  })
  const [open, setOpen] = useState<{ assignment: Assignment; what: 'edit' | 'withdraw' } | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const show = (assignment: Assignment, what: 'edit' | 'withdraw') => {
    setOpen({ assignment, what })
    setIsOpen(true)
  }
  const close = () => setIsOpen(false)
  if (data && data.length > 0) {
    const rows = isTeacher ? sortForTeacher(data) : sortForStudent(data)
    return (
      <>
        <ul className={list.list}>
          {rows.map((assignment) => (
            <AssignmentRow
              key={assignment.id}
              assignment={assignment}
              isTeacher={isTeacher}
              studentsNum={studentsNum}
              line={
                isTeacher &&
                assignment.kind === 'article' && (
                  <ReadinessLine
                    assignment={assignment}
                    line={readiness?.find(({ assignment_id }) => assignment_id === assignment.id)}
                  />
                )
              }
              actions={
                <AssignmentActions
                  assignment={assignment}
                  isTeacher={isTeacher}
                  onOpen={(what) => show(assignment, what)}
                />
              }
            />
          ))}
        </ul>
        {open && (
          <>
            <LazyDialog
              load={loadEdit}
              props={{ assignment: open.assignment, open: isOpen && open.what === 'edit', onClose: close }}
            />
            <LazyDialog
              load={loadWithdraw}
              props={{
                assignment: open.assignment,
                open: isOpen && open.what === 'withdraw',
                onClose: close,
              }}
            />
          </>
        )}
      </>
    )
  }
  if (data) {
    return (
      <EmptyState
        icon={<BookOpenText />}
        title={classAssignmentsMessages.none}
        text={isTeacher ? classAssignmentsMessages.noneForTeachers : classAssignmentsMessages.noneForStudents}
        actions={isTeacher && <Button onClick={onSet}>{classAssignmentsMessages.chooseFirst}</Button>}
      />
    )
  }
  if (!error) return <LinesSkeleton label={classAssignmentsMessages.loading} lines={4} />
  return (
    <ClassFailure
      error={error}
      title={classAssignmentsMessages.notLoaded}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}
