import { useMutation, useQueryClient } from '@tanstack/react-query'
import { deleteSchool, type StaffSchool } from '@wordhoard/contracts/school'
import { useEffect } from 'react'
import { errorSentence } from '../../http/api-error'
import { call } from '../../session/call'
import { Button } from '../../ui/button'
import { ConfirmationField, useConfirmation } from '../../ui/fields/confirmation-field'
import { toast } from '../../ui/overlays/toast.store'
import { counted } from './members/role-names'
import { invalidateSchools } from './school.queries'
import styles from './school-form.module.css'

interface DeleteSchoolProps {
  school: StaffSchool
  onBusy: (isBusy: boolean) => void
  onBack: () => void
  onDeleted: () => void
}

/** Deletes a school once its user name has been typed; waits until it is gone. */
export function DeleteSchool({ school, onBusy, onBack, onDeleted }: DeleteSchoolProps) {
  const client = useQueryClient()
  const confirmation = useConfirmation(school.username)
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => call(deleteSchool, { params: { id: school.id }, body: { username: school.username } }),
    onSuccess: async () => {
      onBusy(false)
      onDeleted()
      toast({ text: `${school.name} is deleted`, tone: 'success' })
      await invalidateSchools(client)
    },
  })
  useEffect(() => onBusy(isPending), [isPending, onBusy])
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (confirmation.isMeant) mutate()
      }}
    >
      <p className={styles.note}>
        <bdi>{school.name}</bdi> goes with its {counted(school.classrooms_num, 'classroom')}, their chats, and
        everything that was set for them; its {counted(school.students_num + school.teachers_num, 'member')}{' '}
        keep their accounts, words and texts. This cannot be undone.
      </p>
      <ConfirmationField {...confirmation} />
      {error && (
        <p className={styles.failure} role="alert">
          {errorSentence(error)}
        </p>
      )}
      <div className={styles.actions}>
        <Button onClick={onBack} disabled={isPending}>
          Back
        </Button>
        <Button variant="danger" type="submit" busy={isPending} disabled={!confirmation.isMeant}>
          {isPending ? 'Deleting…' : 'Delete for good'}
        </Button>
      </div>
    </form>
  )
}
