import { useQuery } from '@tanstack/react-query'
import type { ClassroomDetail } from '@wordhoard/contracts/classrooms'
import { pages } from '@wordhoard/contracts/site/pages'
import { ArrowLeft, Users } from 'lucide-react'
import { Link, useNavigate, useParams } from 'react-router-dom'
import { ClassFailure } from '../../features/assignments/progress/class-failure'
import { readinessMessages } from '../../features/assignments/readiness/messages'
import { readinessQueries } from '../../features/assignments/readiness/readiness.queries'
import { ReadinessReport } from '../../features/assignments/readiness/readiness-report'
import { taughtClassesQueries } from '../../features/assignments/taught/taught-classes.queries'
import { isNotFound } from '../../http/api-error'
import { parsePathId } from '../../lib/path-id'
import { usePageTitle } from '../../shell/page-title'
import { paths } from '../../shell/paths'
import { buttonClass } from '../../ui/button'
import { Select } from '../../ui/fields/select'
import { EmptyState } from '../../ui/states/empty-state'
import { ClassGate } from '../class-progress/class-gate'
import progress from '../class-progress/progress.module.css'
import { ProgressSkeleton } from '../class-progress/progress-skeleton'
import { NotFoundScreen } from '../not-found/not-found.screen'
import { AskForCheck } from './ask-for-check'
import styles from './can-read.module.css'
import { canReadMessages } from './messages'

/** Who in a class can read an article, for its staff. */
export function CanReadScreen() {
  const articleId = parsePathId(useParams().articleId)
  return (
    <div className={styles.screen}>
      <ClassGate waiting={<ProgressSkeleton />}>
        {(classroom) =>
          articleId === undefined ? (
            <NotFoundScreen />
          ) : (
            <CanRead key={`${classroom.id} ${articleId}`} classroom={classroom} articleId={articleId} />
          )
        }
      </ClassGate>
    </div>
  )
}

interface CanReadProps {
  classroom: ClassroomDetail
  articleId: number
}

function CanRead({ classroom, articleId }: CanReadProps) {
  const { id, name, chat_id } = classroom
  const { data, error, refetch, isFetching } = useQuery(readinessQueries.article(id, articleId))
  const taught = useQuery(taughtClassesQueries.mine())
  usePageTitle(pages.canRead.title)
  if (isNotFound(error)) return <NotFoundScreen />
  if (error && !data) {
    return (
      <ClassFailure
        level={1}
        error={error}
        title={canReadMessages.notLoaded}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  // The choice of class would push the rest down if it came later.
  if (!data || taught.isPending) return <ProgressSkeleton label={canReadMessages.loading} />
  const title = data.title ?? ''
  const classes = taught.data?.classes ?? []
  return (
    <div className={progress.page}>
      <header className={progress.header}>
        <div>
          <Link className={progress.back} to={paths.classroom(id)}>
            <ArrowLeft aria-hidden />
            <bdi>{name}</bdi>
          </Link>
          <h1 className={progress.title}>{canReadMessages.title}</h1>
          <Link className={styles.article} to={paths.article(articleId)} dir="auto">
            {title}
          </Link>
        </div>
        <ClassChoice classroom={classroom} classes={classes} articleId={articleId} />
      </header>
      {data.students.length === 0 ? (
        <EmptyState
          icon={<Users />}
          title={readinessMessages.noStudents}
          text={readinessMessages.noStudentsText}
          actions={
            <Link className={buttonClass()} to={paths.classroom(id)}>
              {readinessMessages.toClass}
            </Link>
          }
        />
      ) : (
        <ReadinessReport
          readiness={data}
          classroomId={id}
          title={title}
          askForCheck={<AskForCheck chatId={chat_id} />}
        />
      )}
    </div>
  )
}

interface ClassChoiceProps extends CanReadProps {
  classes: readonly { readonly id: number; readonly name: string }[]
}

/** Changes to another class of the teacher’s. */
function ClassChoice({ classroom, classes, articleId }: ClassChoiceProps) {
  const navigate = useNavigate()
  const offered = classes.some(({ id }) => id === classroom.id) ? classes : [classroom, ...classes]
  if (offered.length < 2) return null
  return (
    <Select
      label={canReadMessages.classroom}
      value={String(classroom.id)}
      options={offered.map(({ id, name }) => ({ value: String(id), label: name }))}
      onChange={({ target }) =>
        void navigate(paths.canRead(Number(target.value), articleId), { replace: true })
      }
    />
  )
}
