import { type UseQueryResult, useQuery, useQueryClient } from '@tanstack/react-query'
import { addClassroomUser, type ClassroomDetail, removeClassroomUser } from '@wordhoard/contracts/classrooms'
import type { SchoolUser } from '@wordhoard/contracts/school'
import { Ticket, UserPlus } from 'lucide-react'
import { useId, useState } from 'react'
import { assignmentQueries, invalidateAssignments } from '../../features/assignments/assignments.queries'
import { ClassFailure } from '../../features/assignments/progress/class-failure'
import { MemberList } from '../../features/assignments/progress/member-list'
import { errorSentence } from '../../http/api-error'
import { personName } from '../../lib/person-name'
import { call } from '../../session/call'
import { LazyDialog } from '../../shell/lazy-dialog'
import { ReservedHeight } from '../../shell/reserved-height'
import { Button } from '../../ui/button'
import { toast } from '../../ui/overlays/toast.store'
import styles from './classroom.module.css'
import { LinesSkeleton } from './classroom-skeleton'
import { classMembersMessages } from './messages'
import { TeachHere } from './teach-here'

const loadPutIn = async () =>
  (await import('../../features/assignments/dialogs/add-member-dialog')).AddMemberDialog
const loadInvite = async () =>
  (await import('../../features/school/classrooms/class-invite-dialog')).ClassInviteDialog

interface ClassMembersProps {
  classroom: ClassroomDetail
}

/** Teachers and students of a class; authorised users add members of the school and remove them. */
export function ClassMembers({ classroom }: ClassMembersProps) {
  const query = useQuery(assignmentQueries.members(classroom.id))
  return (
    <ReservedHeight part={`members of class ${classroom.id}`} query={query} className={styles.members}>
      <Members classroom={classroom} query={query} />
    </ReservedHeight>
  )
}

function Members({ classroom, query }: ClassMembersProps & { query: UseQueryResult<SchoolUser[]> }) {
  const { id, abilities, school, name } = classroom
  const { data, error, refetch, isFetching } = query
  const [isPutting, setPutting] = useState(false)
  const [isInviting, setInviting] = useState(false)
  const { busyId, remove } = useRemoval(id)
  const canAdd = abilities.put_in_students || abilities.put_in_teachers
  if (!data) {
    return error ? (
      <ClassFailure
        error={error}
        title={classMembersMessages.notLoaded}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <LinesSkeleton label={classMembersMessages.loading} lines={5} />
    )
  }
  const teachers = data.filter(({ role }) => role !== 'student')
  const students = data.filter(({ role }) => role === 'student')
  return (
    <>
      <Group title={classMembersMessages.teachers} count={teachers.length}>
        <TeachHere classroom={classroom} />
        <MemberList
          label={classMembersMessages.teachers}
          members={teachers}
          onRemove={abilities.put_in_teachers ? remove : undefined}
          busyId={busyId}
        />
      </Group>
      <Group title={classMembersMessages.students} count={students.length}>
        {students.length === 0 && (
          <p className={styles.none}>
            {canAdd ? classMembersMessages.noStudentsAddSome : classMembersMessages.noStudents}
          </p>
        )}
        {canAdd && (
          <div className={styles.actions}>
            <Button icon={<UserPlus aria-hidden />} onClick={() => setPutting(true)}>
              {classMembersMessages.addMember}
            </Button>
            {abilities.invite_students && !classroom.is_archived && (
              <Button variant="quiet" icon={<Ticket aria-hidden />} onClick={() => setInviting(true)}>
                {classMembersMessages.invite}
              </Button>
            )}
          </div>
        )}
        <MemberList
          label={classMembersMessages.students}
          members={students}
          onRemove={abilities.put_in_students ? remove : undefined}
          busyId={busyId}
        />
      </Group>
      {abilities.invite_students && (
        <LazyDialog
          load={loadInvite}
          props={{
            schoolUsername: school.username,
            classroom: id,
            open: isInviting,
            onClose: () => setInviting(false),
          }}
        />
      )}
      {canAdd && (
        <LazyDialog
          load={loadPutIn}
          props={{
            classroomId: id,
            className: name,
            schoolId: school.id,
            canAddTeachers: abilities.put_in_teachers,
            open: isPutting,
            onClose: () => setPutting(false),
          }}
        />
      )}
    </>
  )
}

function Group({ title, count, children }: { title: string; count: number; children: React.ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {title} <span className={styles.count}>{count.toLocaleString('en-GB')}</span>
      </h2>
      {children}
    </section>
  )
}

/** Removes members from the class, and offers Undo for each. */
function useRemoval(classroomId: number) {
  const client = useQueryClient()
  const [busyId, setBusyId] = useState<number>()
  const params = (user_id: number) => ({ params: { id: classroomId, user_id } })
  const showError = (error: unknown) => toast({ text: errorSentence(error), tone: 'error' })
  const putBack = async (userId: number) => {
    try {
      await call(addClassroomUser, params(userId))
    } catch (error) {
      showError(error)
    }
    await invalidateAssignments(client)
  }
  const remove = async ({ user_info: user }: SchoolUser) => {
    if (busyId !== undefined) return
    setBusyId(user.id)
    try {
      await call(removeClassroomUser, params(user.id))
      toast({
        text: classMembersMessages.removed(personName(user)),
        action: { label: classMembersMessages.undo, onSelect: () => void putBack(user.id) },
      })
    } catch (error) {
      showError(error)
    }
    await invalidateAssignments(client)
    setBusyId(undefined)
  }
  return { busyId, remove: (member: SchoolUser) => void remove(member) }
}
