import { useQuery, useQueryClient } from '@tanstack/react-query'
import { addClassroomUser, removeClassroomUser } from '@wordhoard/contracts/classrooms'
import type { SchoolUser, StaffSchool } from '@wordhoard/contracts/school'
import { useState } from 'react'
import { errorSentence } from '../../../http/api-error'
import { fullName } from '../../../lib/person-name'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { Button } from '../../../ui/button'
import { Checkbox } from '../../../ui/fields/checkbox'
import { TextField } from '../../../ui/fields/text-field'
import { FailureLine } from '../../../ui/form/failure-line'
import { Dialog } from '../../../ui/overlays/dialog'
import { LinesSkeleton } from '../panel/admin-panel-skeleton'
import { ListFailure } from '../panel/list-failure'
import { panelMessages } from '../panel/messages'
import { invalidateSchools, schoolQueries } from '../school.queries'
import styles from './member-classrooms-dialog.module.css'
import { memberClassroomsMessages } from './member-classrooms-messages'

/** Maximum number of classrooms listed without a search field. */
const MAX_WITHOUT_SEARCH = 12

interface MemberClassroomsDialogProps {
  school: StaffSchool
  member: SchoolUser
  open: boolean
  onClose: () => void
}

/** Lets staff tick the classrooms that a member is in. Each change is saved at once. */
export function MemberClassroomsDialog({ school, member, open, onClose }: MemberClassroomsDialogProps) {
  const { user_info } = member
  useHistoryDialog(open, onClose)
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={memberClassroomsMessages.title}
      description={memberClassroomsMessages.description(
        <bdi>{fullName(user_info) || user_info.username}</bdi>,
      )}
      actions={
        <Button variant="primary" onClick={onClose}>
          {memberClassroomsMessages.done}
        </Button>
      }
    >
      <Ticks key={user_info.id} school={school} member={member} />
    </Dialog>
  )
}

function Ticks({ school, member }: Pick<MemberClassroomsDialogProps, 'school' | 'member'>) {
  const client = useQueryClient()
  const { data, error, refetch, isFetching } = useQuery(schoolQueries.openClassrooms(school.id))
  const [ticked, setTicked] = useState(() => new Set(member.classrooms.map(({ id }) => id)))
  const [problem, setProblem] = useState<string>()
  const [search, setSearch] = useState('')

  const mark = (id: number, isIn: boolean) =>
    setTicked((before) => {
      const after = new Set(before)
      if (isIn) after.add(id)
      else after.delete(id)
      return after
    })

  async function move(id: number, isIn: boolean) {
    mark(id, isIn)
    setProblem(undefined)
    const params = { id, user_id: member.user_info.id }
    try {
      await call(isIn ? addClassroomUser : removeClassroomUser, { params })
    } catch (failure) {
      mark(id, !isIn)
      setProblem(errorSentence(failure))
    }
    await invalidateSchools(client)
  }

  if (!data && error) {
    return (
      <ListFailure
        title={panelMessages.notLoaded.classrooms}
        error={error}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    )
  }
  if (!data) return <LinesSkeleton label={panelMessages.loading.classrooms} />
  const query = search.trim().toLowerCase()
  const shown = data.filter(({ name }) => name.toLowerCase().includes(query))
  return (
    <div className={styles.body}>
      {data.length > MAX_WITHOUT_SEARCH && (
        <TextField
          label={memberClassroomsMessages.search}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      )}
      <FailureLine>{problem}</FailureLine>
      {shown.length === 0 && (
        <p>{data.length === 0 ? memberClassroomsMessages.none : memberClassroomsMessages.noneFound}</p>
      )}
      <ul>
        {shown.map(({ id, name }) => (
          <li key={id}>
            <Checkbox
              label={<bdi>{name}</bdi>}
              checked={ticked.has(id)}
              onCheckedChange={(checked) => void move(id, checked)}
            />
          </li>
        ))}
      </ul>
    </div>
  )
}
