import { useQuery } from '@tanstack/react-query'
import type { Assignment } from '@wordhoard/contracts/assignments'
import { pages } from '@wordhoard/contracts/site/pages'
import { ArrowLeft, BookOpenCheck, Printer, Users, WifiOff } from 'lucide-react'
import { Link, useParams } from 'react-router-dom'
import { assignmentQueries } from '../../features/assignments/assignments.queries'
import { ClassFailure } from '../../features/assignments/progress/class-failure'
import { ClassFigures } from '../../features/assignments/progress/class-figures'
import { ExportButton } from '../../features/assignments/progress/export-button'
import { HardWords } from '../../features/assignments/progress/hard-words'
import { assignmentColumns, assignmentFigures } from '../../features/assignments/progress/progress-columns'
import { StudentTable } from '../../features/assignments/progress/student-table'
import { isNotFound, isOffline } from '../../http/api-error'
import { parsePathId } from '../../lib/path-id'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../ui/button'
import { EmptyState } from '../../ui/states/empty-state'
import { NotFoundScreen } from '../not-found/not-found.screen'
import { ClassGate } from './class-gate'
import { classProgressMessages } from './messages'
import styles from './progress.module.css'
import { ProgressSkeleton } from './progress-skeleton'

/** A class's progress on one article or vocabulary. */
export function AssignmentProgressScreen() {
  const assignmentId = parsePathId(useParams().assignmentId)
  return (
    <ClassGate waiting={<ProgressSkeleton />}>
      {({ id, name }) =>
        assignmentId === undefined ? (
          <NotFoundScreen />
        ) : (
          <AssignmentProgress key={assignmentId} id={assignmentId} classroomId={id} className={name} />
        )
      }
    </ClassGate>
  )
}

interface AssignmentProgressProps {
  id: number
  classroomId: number
  className: string
}

function AssignmentProgress({ id, classroomId, className }: AssignmentProgressProps) {
  const { data, error, refetch, isFetching } = useQuery(assignmentQueries.progress(id))
  const { data: assignments } = useQuery(assignmentQueries.assignments(classroomId))
  usePageTitle(data?.assignment.title ?? pages.assignment.title)
  if (isNotFound(error)) return <NotFoundScreen />
  if (isOffline(error)) return <NeedsInternet assignment={assignments?.find((one) => one.id === id)} />
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
  const { kind, title } = data.assignment
  const assignment = assignments?.find((one) => one.id === id)
  return (
    <div className={styles.page}>
      <header className={styles.header}>
        <div>
          <Link className={styles.back} to={paths.classroom(classroomId)}>
            <ArrowLeft aria-hidden />
            <bdi>{className}</bdi>
          </Link>
          <h1 className={styles.title} dir="auto">
            {title}
          </h1>
        </div>
        <div className={styles.actions}>
          {kind === 'article' && (
            <Link className={buttonClass()} to={paths.handout(classroomId, id)}>
              <Printer aria-hidden />
              {classProgressMessages.handout}
            </Link>
          )}
          {assignment?.article_id != null && (
            <Link className={buttonClass()} to={paths.canRead(classroomId, assignment.article_id)}>
              <BookOpenCheck aria-hidden />
              {classProgressMessages.whoCanRead}
            </Link>
          )}
          <ExportButton classroomId={classroomId} name={className} />
        </div>
      </header>
      {data.students.length === 0 ? (
        <EmptyState
          icon={<Users />}
          title={classProgressMessages.noStudents}
          text={classProgressMessages.noStudentsForAssignment}
        />
      ) : (
        <>
          <ClassFigures figures={assignmentFigures(data)} />
          <StudentTable
            label={classProgressMessages.students}
            rows={data.students}
            columns={assignmentColumns(kind)}
          />
        </>
      )}
      <HardWords
        assignmentId={id}
        classroomId={classroomId}
        title={title}
        articleId={assignment?.article_id ?? null}
        studentsNum={data.students.length}
      />
    </div>
  )
}

/** Says why the progress isn't there without a network, and leads to what may be: the text or the list. */
function NeedsInternet({ assignment }: { assignment: Assignment | undefined }) {
  const { article_id: articleId, voc_id: vocabularyId, title } = assignment ?? {}
  const target =
    articleId != null
      ? paths.article(articleId)
      : vocabularyId != null
        ? paths.customVocabulary(vocabularyId)
        : undefined
  return (
    <EmptyState
      level={1}
      icon={<WifiOff />}
      title={classProgressMessages.needsInternet}
      text={classProgressMessages.notKept}
      actions={
        target !== undefined && (
          <Link className={buttonClass()} to={target}>
            {classProgressMessages.open(title ?? '')}
          </Link>
        )
      }
    />
  )
}
