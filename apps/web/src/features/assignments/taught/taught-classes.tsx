import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { TaughtClasses as Taught, TaughtClass } from '@wordhoard/contracts/assignments'
import { ChartNoAxesColumn, UserPlus } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Link } from 'react-router-dom'
import { errorSentence } from '../../../http/api-error'
import { useSession } from '../../../session/session.store'
import { paths } from '../../../shell/paths'
import { findHeight } from '../../../shell/remembered-heights'
import { ReservedHeight } from '../../../shell/reserved-height'
import { Button, buttonClass } from '../../../ui/button'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import { assignmentProgressText, testProgressText } from './assignment-progress-text'
import { classesHeightKey } from './classes-height-key'
import { taughtClassesMessages } from './messages'
import styles from './taught-classes.module.css'
import { taughtClassesQueries } from './taught-classes.queries'

interface TaughtClassesProps {
  /** Whether the user has said that they teach: only then is there anything to show without a class. */
  teaches: boolean
  onInvite: (classroom: TaughtClass) => void
  /** Ways to a first class, given a school in which the user may create one. */
  waysToClass: (ownSchool: string | null) => ReactNode
}

/** The classes that the user teaches, with how far each is. Renders nothing for those who don’t teach. */
export function TaughtClasses({ teaches, onInvite, waysToClass }: TaughtClassesProps) {
  const query = useQuery(taughtClassesQueries.mine())
  const part = classesHeightKey(useSession(({ user }) => user?.user_id))
  const { data, error } = query
  // Hides the error from users who had no classes here before.
  const hadClasses = (findHeight(part) ?? 0) > 0
  const isSomething = data ? data.classes.length > 0 || teaches : teaches || (error !== null && hadClasses)
  return (
    <ReservedHeight part={part} query={query}>
      {isSomething && <Section query={query} onInvite={onInvite} waysToClass={waysToClass} />}
    </ReservedHeight>
  )
}

interface SectionProps extends Omit<TaughtClassesProps, 'teaches'> {
  query: UseQueryResult<Taught>
}

function Section({ query, onInvite, waysToClass }: SectionProps) {
  const id = useId()
  const { data, error, refetch, isFetching } = query
  return (
    <section className={styles.classes} aria-labelledby={id}>
      <div className={styles.heading}>
        <h2 id={id}>{taughtClassesMessages.title}</h2>
        {data && data.classes.length > 0 && <Link to={paths.schools}>{taughtClassesMessages.all}</Link>}
      </div>
      {data && data.classes.length > 0 ? (
        <ul className={styles.list}>
          {data.classes.map((taught) => (
            <ClassRow key={taught.id} taught={taught} onInvite={onInvite} />
          ))}
        </ul>
      ) : data ? (
        <div className={styles.none}>
          <p>{taughtClassesMessages.none}</p>
          {waysToClass(data.own_school)}
        </div>
      ) : error ? (
        <div className={styles.none} role="alert">
          <p>{taughtClassesMessages.notLoaded(errorSentence(error))}</p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {taughtClassesMessages.tryAgain}
          </Button>
        </div>
      ) : (
        <SkeletonGroup label={taughtClassesMessages.loading}>
          <div className={styles.row}>
            <Skeleton width="40%" height="1.5rem" />
            <Skeleton width="70%" />
          </div>
        </SkeletonGroup>
      )}
    </section>
  )
}

interface ClassRowProps {
  taught: TaughtClass
  onInvite: (classroom: TaughtClass) => void
}

/** A class with its current assignments and open tests, each a link to its progress. */
function ClassRow({ taught, onInvite }: ClassRowProps) {
  const { id, name, school, students_num, assignments, tests } = taught
  const quiet = buttonClass({ variant: 'quiet' })
  return (
    <li className={styles.row}>
      <div className={styles.line}>
        <div className={styles.named}>
          <h3 className={styles.name} dir="auto">
            <Link to={paths.classroom(id)}>{name}</Link>
          </h3>
          <p className={styles.facts}>
            <bdi>{school.name}</bdi>
            {` · ${taughtClassesMessages.students(students_num)}`}
          </p>
        </div>
        <div className={styles.actions}>
          <Link
            className={quiet}
            to={paths.classProgress(id)}
            aria-label={taughtClassesMessages.progressOf(name)}
          >
            <ChartNoAxesColumn aria-hidden />
            {taughtClassesMessages.progress}
          </Link>
          <Button
            variant="quiet"
            icon={<UserPlus aria-hidden />}
            aria-label={taughtClassesMessages.inviteTo(name)}
            onClick={() => onInvite(taught)}
          >
            {taughtClassesMessages.invite}
          </Button>
        </div>
      </div>
      {assignments.length + tests.length > 0 ? (
        <ul className={styles.assignments}>
          {assignments.map((assignment) => (
            <CurrentRow
              key={`assignment ${assignment.id}`}
              to={paths.assignment(id, assignment.id)}
              title={assignment.title}
              progress={assignmentProgressText(assignment, students_num)}
            />
          ))}
          {tests.map((test) => (
            <CurrentRow
              key={`test ${test.id}`}
              to={paths.classTest(id, test.id)}
              title={test.title}
              progress={testProgressText(test, students_num)}
            />
          ))}
        </ul>
      ) : (
        <p className={styles.facts}>
          {taughtClassesMessages.noAssignments}{' '}
          <Link to={paths.classroom(id)} aria-label={taughtClassesMessages.assignTo(name)}>
            {taughtClassesMessages.assign}
          </Link>
        </p>
      )}
    </li>
  )
}

function CurrentRow({ to, title, progress }: { to: string; title: string; progress: string }) {
  return (
    <li>
      <Link className={styles.assignment} to={to}>
        <bdi className={styles.title}>{title}</bdi>
        <span className={styles.progress}>{progress}</span>
      </Link>
    </li>
  )
}
