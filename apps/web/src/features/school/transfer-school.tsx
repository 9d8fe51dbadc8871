import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type StaffSchool, transferSchool } from '@wordhoard/contracts/school'
import { useEffect, useState } from 'react'
import { errorSentence } from '../../http/api-error'
import { fullName } from '../../lib/person-name'
import { call } from '../../session/call'
import { useSession } from '../../session/session.store'
import { Button } from '../../ui/button'
import { Select } from '../../ui/fields/select'
import { ActionButtons } from '../../ui/form/action-buttons'
import { Form } from '../../ui/form/form'
import { toast } from '../../ui/overlays/toast.store'
import { roleNames } from './members/role-messages'
import { LinesSkeleton } from './panel/admin-panel-skeleton'
import { ListFailure } from './panel/list-failure'
import { invalidateSchools, schoolQueries } from './school.queries'
import styles from './school-form.module.css'
import { transferSchoolMessages } from './school-settings-messages'

interface TransferSchoolProps {
  school: StaffSchool
  onBusy: (isBusy: boolean) => void
  onBack: () => void
  onTransferred: () => void
}

/** Makes another member of staff the owner. */
export function TransferSchool({ school, onBusy, onBack, onTransferred }: TransferSchoolProps) {
  const client = useQueryClient()
  const self = useSession(({ user }) => user?.user_id)
  const page = useQuery(schoolQueries.page(school.username))
  const [to, setTo] = useState('')
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(transferSchool, { params: { id: school.id }, body: { user_id: Number(to) } }),
    onSuccess: async () => {
      onBusy(false)
      onTransferred()
      toast({ text: transferSchoolMessages.transferred, tone: 'success' })
      await invalidateSchools(client)
    },
  })
  useEffect(() => onBusy(isPending), [isPending, onBusy])

  if (!page.data && page.error) {
    return (
      <ListFailure
        title={transferSchoolMessages.staffNotLoaded}
        error={page.error}
        retrying={page.isFetching}
        onRetry={() => void page.refetch()}
      />
    )
  }
  if (!page.data) return <LinesSkeleton label={transferSchoolMessages.staffLoading} />
  const staff = [...page.data.managers, ...page.data.teachers].filter(
    ({ user_info }) => user_info.id !== self,
  )
  return (
    <Form
      onSubmit={() => to !== '' && mutate()}
      failure={error && errorSentence(error)}
      actions={
        staff.length === 0 ? (
          <Button onClick={onBack}>{transferSchoolMessages.back}</Button>
        ) : (
          <ActionButtons
            action={transferSchoolMessages.action}
            pendingAction={transferSchoolMessages.pending}
            variant="danger"
            isPending={isPending}
            isDisabled={to === ''}
            cancel={transferSchoolMessages.back}
            onCancel={onBack}
          />
        )
      }
    >
      <p className={styles.note}>
        {staff.length === 0 ? transferSchoolMessages.noStaff : transferSchoolMessages.note}
      </p>
      {staff.length > 0 && (
        <Select
          label={transferSchoolMessages.newOwner}
          value={to}
          options={[
            { value: '', label: transferSchoolMessages.choose },
            ...staff.map(({ role, user_info }) => ({
              value: String(user_info.id),
              label: `${fullName(user_info)} @${user_info.username}, ${roleNames[role].toLowerCase()}`.trim(),
            })),
          ]}
          onChange={({ target }) => setTo(target.value)}
        />
      )}
    </Form>
  )
}
