import { useQuery } from '@tanstack/react-query'
import { pages } from '@wordhoard/contracts/site/pages'
import { ArrowLeft, BookOpenText, Users } from 'lucide-react'
import { useId } from 'react'
import { Link } from 'react-router-dom'
import { assignmentQueries } from '../../features/assignments/assignments.queries'
import { ClassFailure } from '../../features/assignments/progress/class-failure'
import { ClassFigures } from '../../features/assignments/progress/class-figures'
import { ExportButton } from '../../features/assignments/progress/export-button'
import { classColumns, classFigures } from '../../features/assignments/progress/progress-columns'
import { StudentTable } from '../../features/assignments/progress/student-table'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { ClassGate } from './class-gate'
import { classProgressMessages } from './messages'
import styles from './progress.module.css'
import { ProgressSkeleton } from './progress-skeleton'

/** A class's progress over all its assignments. */
export function ClassProgressScreen() {
  return (
    <ClassGate waiting={<ProgressSkeleton />}>
      {({ id, name }) => <ClassProgress key={id} id={id} name={name} />}
    </ClassGate>
  )
}

function ClassProgress({ id, name }: { id: number; name: string }) {
  usePageTitle(pages.classProgress.title)
  const { data, error, refetch, isFetching } = useQuery(assignmentQueries.classProgress(id))
  if (!data) {
    return error ? (
      <ClassFailure
        level={1}
        error={error}
        title={classProgressMessages.notLoaded}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <ProgressSkeleton />
    )
  }
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <Link className={styles.back} to={paths.classroom(id)}>
            <ArrowLeft aria-hidden />
            <bdi>{name}</bdi>
          </Link>
          <h1 className={styles.title}>{classProgressMessages.title}</h1>
        </div>
        <ExportButton classroomId={id} name={name} />
      </header>
      {data.students.length === 0 ? (
        <EmptyState
          icon={<Users />}
          title={classProgressMessages.noStudents}
          text={classProgressMessages.noStudentsInClass}
        />
      ) : data.assignments_num === 0 ? (
        <EmptyState
          icon={<BookOpenText />}
          title={classProgressMessages.noAssignments}
          text={classProgressMessages.assignFirst}
          actions={
            <Link className={buttonClass()} to={paths.classroom(id)}>
              {classProgressMessages.toClass}
            </Link>
          }
        />
      ) : (
        <>
          <ClassFigures figures={classFigures(data)} />
          <StudentTable label={classProgressMessages.students} rows={data.students} columns={classColumns} />
        </>
      )}
      <AssignmentsProgress id={id} />
    </div>
  )
}

/** Links to the progress on each assignment. */
function AssignmentsProgress({ id }: { id: number }) {
  const headingId = useId()
  const { data } = useQuery(assignmentQueries.assignments(id))
  if (!data || data.length === 0) return null
  return (
    <section aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        {classProgressMessages.byAssignment}
      </h2>
      <ul className={styles.works}>
        {data.map((assignment) => (
          <li key={assignment.id}>
            <Link to={paths.assignment(id, assignment.id)} dir="auto">
              {assignment.title}
            </Link>
            <span>{classProgressMessages.kinds[assignment.kind]}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
