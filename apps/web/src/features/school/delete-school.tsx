import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteSchool, type StaffSchool } from '@wordhoard/contracts/school'
import { useEffect } from 'react'
import { errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { ConfirmationField, useConfirmation } from '../../ui/fields/confirmation-field'
import { ActionButtons } from '../../ui/form/action-buttons'
import { Form } from '../../ui/form/form'
import { toast } from '../../ui/overlays/toast.store'
import { invalidateSchools } from './school.queries'
import styles from './school-form.module.css'
import { deleteSchoolMessages } from './school-settings-messages'

interface DeleteSchoolProps {
  school: StaffSchool
  onBusy: (isBusy: boolean) => void
  onBack: () => void
  onDeleted: () => void
}

/** Deletes a school once its user name has been typed, and waits until it is deleted. */
export function DeleteSchool({ school, onBusy, onBack, onDeleted }: DeleteSchoolProps) {
  const client = useQueryClient()
  const confirmation = useConfirmation(school.username)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(deleteSchool, { params: { id: school.id }, body: { username: school.username } }),
    onSuccess: async () => {
      onBusy(false)
      onDeleted()
      toast({ text: deleteSchoolMessages.deleted(school.name), tone: 'success' })
      await invalidateSchools(client)
    },
  })
  useEffect(() => onBusy(isPending), [isPending, onBusy])
  return (
    <Form
      onSubmit={() => confirmation.isConfirmed && mutate()}
      failure={error && errorSentence(error)}
      actions={
        <ActionButtons
          action={deleteSchoolMessages.action}
          pendingAction={deleteSchoolMessages.pending}
          variant="danger"
          isPending={isPending}
          isDisabled={!confirmation.isConfirmed}
          cancel={deleteSchoolMessages.back}
          onCancel={onBack}
        />
      }
    >
      <p className={styles.note}>
        {deleteSchoolMessages.note(
          <bdi>{school.name}</bdi>,
          school.classrooms_num,
          school.students_num + school.teachers_num,
        )}
      </p>
      <ConfirmationField {...confirmation} />
    </Form>
  )
}
