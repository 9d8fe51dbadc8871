import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { addClassroomUser } from '@wordhoard/contracts/classrooms'
import { listSchoolUsers, type SchoolUser } from '@wordhoard/contracts/school'
import { useState } from 'react'
import { errorSentence } from '../../../http/api-error'
import { personName } from '../../../lib/person-name'
import { useDebouncedValue } from '../../../lib/use-debounced-value'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Avatar } from '../../../ui/avatar/avatar'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { FailureLine } from '../../../ui/form/failure-line'
import { Dialog } from '../../../ui/overlays/dialog'
import { Skeleton, SkeletonGroup } from '../../../ui/states/skeleton'
import { assignmentQueries, invalidateAssignments } from '../assignments.queries'
import { addMemberMessages } from './add-member-messages'
import styles from './assignment-form.module.css'

interface AddMemberDialogProps {
  classroomId: number
  className: string
  schoolId: number
  canAddTeachers: boolean
  open: boolean
  onClose: () => void
}

/** Finds members of the school and adds them to the class, one at a time. */
export function AddMemberDialog({ open, onClose, ...rest }: AddMemberDialogProps) {
  useHistoryDialog(open, onClose)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={addMemberMessages.title}
      description={rest.canAddTeachers ? addMemberMessages.aboutMembers : addMemberMessages.aboutStudents}
      size="medium"
      actions={
        <Button variant="primary" onClick={onClose}>
          {addMemberMessages.done}
        </Button>
      }
    >
      <MemberSearch {...rest} />
    </Dialog>
  )
}

function MemberSearch({
  classroomId,
  className,
  schoolId,
  canAddTeachers,
}: Omit<AddMemberDialogProps, 'open' | 'onClose'>) {
  const client = useQueryClient()
  const [typed, setTyped] = useState('')
  const [busyId, setBusyId] = useState<number>()
  const [failure, setFailure] = useState<string>()
  const search = useDebouncedValue(typed.trim().slice(0, 100))
  const { data: members } = useQuery(assignmentQueries.members(classroomId))
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['assignments', 'school-users', schoolId, search, canAddTeachers] as const,
    queryFn: ({ signal }) =>
      call(
        listSchoolUsers,
        {
          params: { id: schoolId },
          query: {
            limit: 50,
            is_active: 'true',
            ...(search && { search }),
            ...(!canAddTeachers && { role: 'student' }),
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
  const isIn = ({ user_info }: SchoolUser) =>
    members?.some((one) => one.user_info.id === user_info.id) ?? false

  const putIn = async ({ user_info: user }: SchoolUser) => {
    if (busyId !== undefined) return
    setBusyId(user.id)
    setFailure(undefined)
    try {
      await call(addClassroomUser, { params: { id: classroomId, user_id: user.id } })
      await invalidateAssignments(client)
    } catch (error) {
      setFailure(errorSentence(error))
    }
    setBusyId(undefined)
  }

  return (
    <>
      <TextField
        label={addMemberMessages.search}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <FailureLine className={styles.failure}>{failure}</FailureLine>
      <ul className={styles.choices} aria-label={addMemberMessages.members}>
        {!data && !error && (
          <li>
            <SkeletonGroup label={addMemberMessages.loading}>
              <Skeleton height="3rem" />
            </SkeletonGroup>
          </li>
        )}
        {error && (
          <li className={styles.choicesNote} role="alert">
            <p>{errorSentence(error)}</p>
            <Button busy={isFetching} onClick={() => void refetch()}>
              {addMemberMessages.tryAgain}
            </Button>
          </li>
        )}
        {data?.length === 0 && (
          <li className={styles.choicesNote}>
            {search ? addMemberMessages.noResults : addMemberMessages.noMembersToAdd}
          </li>
        )}
        {[...(data ?? [])]
          .sort((a, b) => Number(isIn(a)) - Number(isIn(b)))
          .map((member) => {
            const { user_info: user, role } = member
            const name = personName(user)
            return (
              <li key={user.id} className={styles.person}>
                <Avatar name={user.username} avatarId={user.avatarId} size={36} />
                <span>
                  <span className={styles.choiceTitle} dir="auto">
                    {name}
                  </span>
                  <span className={styles.choiceFacts}>
                    <bdi>@{user.username}</bdi> · {addMemberMessages.roles[role]}
                  </span>
                </span>
                {isIn(member) ? (
                  <span className={styles.choiceFacts}>{addMemberMessages.inClass}</span>
                ) : (
                  <Button
                    aria-label={addMemberMessages.addTo(name, className)}
                    busy={busyId === user.id}
                    onClick={() => void putIn(member)}
                  >
                    {addMemberMessages.add}
                  </Button>
                )}
              </li>
            )
          })}
      </ul>
    </>
  )
}
