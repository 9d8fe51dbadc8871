import { useQuery, useQueryClient } from '@tanstack/react-query'
import {
  type CreatedInvitation,
  createInvitation,
  MAX_PUPIL_CODE_DAYS,
  MAX_PUPIL_CODE_USES,
} from '@wordhoard/contracts/invitations'
import type { StaffSchool } from '@wordhoard/contracts/school'
import { useState } from 'react'
import { errorSentence } from '../../../http/api-error'
import { useSaveKey } from '../../../http/use-save-key'
import { call } from '../../../session/call'
import { Select } from '../../../ui/fields/select'
import { TextField } from '../../../ui/fields/text-field'
import { ActionButtons } from '../../../ui/form/action-buttons'
import { Form } from '../../../ui/form/form'
import { ClassroomSelect, NO_CLASSROOM } from '../classrooms/classroom-select'
import { classroomSelectMessages } from '../classrooms/classroom-select-messages'
import { invitableRoles } from '../members/member-permissions'
import { roleNames } from '../members/role-messages'
import { LinesSkeleton } from '../panel/admin-panel-skeleton'
import { ListFailure } from '../panel/list-failure'
import { panelMessages } from '../panel/messages'
import { WithoutEmail } from '../roster/without-email'
import { invalidateSchools, schoolQueries } from '../school.queries'
import styles from '../school-form.module.css'
import { DEFAULT_EXPIRY_DAYS, ExpirySelect } from './expiry-select'
import { inviteMessages } from './invite-messages'

const { people } = inviteMessages
const MAX_USES = 10_000

interface InviteFormProps {
  school: StaffSchool
  classroom: number | undefined
  onCancel: () => void
  onMade: (invitation: CreatedInvitation) => void
}

/** The form for an invitation: role, classroom, validity and number of uses. */
export function InviteForm({ school, classroom, onCancel, onMade }: InviteFormProps) {
  const client = useQueryClient()
  const sendOnce = useSaveKey()
  const roles = invitableRoles(school.abilities)
  const { data, error, refetch, isFetching } = useQuery(schoolQueries.openClassrooms(school.id))
  const [role, setRole] = useState<(typeof roles)[number]>('student')
  const [classroomId, setClassroomId] = useState<string>()
  const [days, setDays] = useState(DEFAULT_EXPIRY_DAYS)
  const [uses, setUses] = useState('')
  const [isWithoutEmail, setWithoutEmail] = useState(false)
  const [problem, setProblem] = useState<{ classroom?: string; uses?: string; form?: string }>({})
  const [isBusy, setBusy] = useState(false)

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

  // Teachers may only invite to their classrooms; managers and the owner may also invite to the school alone.
  const needsClassroom = !school.abilities.invite_students
  const first = classroom ?? (data.length === 1 ? data[0]?.id : undefined)
  // A student without a classroom is seldom intended; staff without one often are.
  const defaultChoice = role === 'student' || needsClassroom ? '' : NO_CLASSROOM
  const forPupils = role === 'student' && isWithoutEmail
  const chosen = classroomId ?? (first === undefined ? defaultChoice : String(first))
  const mostUses = forPupils ? MAX_PUPIL_CODE_USES : MAX_USES

  async function submit() {
    const maxUses = uses.trim()
    const isNumber = /^\d{1,5}$/.test(maxUses) && Number(maxUses) >= 1 && Number(maxUses) <= mostUses
    if (chosen === '' || (forPupils && chosen === NO_CLASSROOM))
      return setProblem({ classroom: classroomSelectMessages.choose })
    if ((maxUses !== '' || forPupils) && !isNumber) {
      return setProblem({ uses: inviteMessages.people.outOfRange(mostUses) })
    }
    const body = {
      role,
      expires_in_days: forPupils ? Math.min(days, MAX_PUPIL_CODE_DAYS) : days,
      ...(forPupils && { without_email: true }),
      ...(chosen !== NO_CLASSROOM && { classroom_id: Number(chosen) }),
      ...(maxUses !== '' && { max_uses: Number(maxUses) }),
    }
    setBusy(true)
    setProblem({})
    try {
      const params = { id: school.id }
      const made = await sendOnce({ params, body }, (idempotencyKey) =>
        call(createInvitation, { params, body }, { idempotencyKey }),
      )
      onMade(made)
      await invalidateSchools(client)
    } catch (failure) {
      setProblem({ form: errorSentence(failure) })
      setBusy(false)
    }
  }

  return (
    <Form
      onSubmit={submit}
      failure={problem.form}
      actions={
        <ActionButtons
          action={inviteMessages.create}
          pendingAction={inviteMessages.creating}
          isPending={isBusy}
          onCancel={onCancel}
        />
      }
    >
      <div className={styles.pair}>
        <Select
          label={inviteMessages.role}
          value={role}
          options={roles.map((value) => ({ value, label: roleNames[value] }))}
          onChange={({ target }) => {
            const next = roles.find((one) => one === target.value)
            if (next) setRole(next)
          }}
        />
        <ClassroomSelect
          classrooms={data}
          value={chosen}
          none={needsClassroom ? undefined : inviteMessages.schoolOnly}
          error={problem.classroom}
          onChange={(id) => {
            setClassroomId(id)
            setProblem({})
          }}
        />
        <ExpirySelect days={days} most={forPupils ? MAX_PUPIL_CODE_DAYS : undefined} onChange={setDays} />
        <TextField
          label={people.label}
          inputMode="numeric"
          autoComplete="off"
          placeholder={
            forPupils
              ? undefined
              : role === 'student'
                ? people.placeholderForStudents
                : people.placeholderForStaff
          }
          hint={
            forPupils
              ? people.hintForPupils(MAX_PUPIL_CODE_USES)
              : role === 'student'
                ? people.hintForStudents
                : people.hintForStaff
          }
          error={problem.uses}
          value={uses}
          onChange={(event) => {
            setUses(event.target.value)
            setProblem({})
          }}
        />
      </div>
      {role === 'student' && <WithoutEmail isChosen={isWithoutEmail} onChange={setWithoutEmail} />}
      {role !== 'student' && (
        <p className={styles.note}>
          {role === 'manager' ? inviteMessages.managerNote : inviteMessages.teacherNote}
        </p>
      )}
    </Form>
  )
}
