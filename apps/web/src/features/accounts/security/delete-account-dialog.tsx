import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { password } from '@wordhoard/contracts/fields/fields'
import { deleteMe } from '@wordhoard/contracts/my-account'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '../../../session/call'
import { endSession } from '../../../session/session-ending'
import { ConfirmationField, useConfirmation } from '../../../ui/fields/confirmation-field'
import { PasswordField } from '../../../ui/fields/password-field'
import { toast } from '../../../ui/overlays/toast.store'
import { deleteAccountMessages } from './delete-account-messages'
import { DownloadButton } from './download-button'
import { FormDialog } from './form-dialog'
import { passwordFailure } from './password-failure'
import styles from './security.module.css'

/** Word the user has to type, so that nobody deletes their account by mistake. */
const CONFIRMATION_WORD = 'delete'
const schema = z.object({ password })

interface DeleteAccountDialogProps {
  open: boolean
  onClose: () => void
}

/** Explains what deleting the account means, and deletes it once the user has entered the password and the word. */
export function DeleteAccountDialog({ open, onClose }: DeleteAccountDialogProps) {
  const form = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { password: '' },
  })
  const { register, handleSubmit, reset, setError, formState } = form
  const { errors, isSubmitting } = formState
  const confirmation = useConfirmation(CONFIRMATION_WORD)
  const close = () => {
    reset()
    confirmation.setTyped('')
    onClose()
  }

  const remove = handleSubmit(async (values) => {
    if (!confirmation.isConfirmed) return
    try {
      await endSession(() => call(deleteMe, { body: { password: values.password } }, { endsSession: true }))
    } catch (error) {
      return passwordFailure(error, setError, { password: 'password' }, 'password')
    }
    toast({ text: deleteAccountMessages.deleted, duration: 8000 })
  })

  return (
    <FormDialog
      open={open}
      onClose={close}
      onSubmit={remove}
      title={deleteAccountMessages.title}
      description={deleteAccountMessages.description}
      failure={errors.root?.message}
      action={deleteAccountMessages.delete}
      pendingAction={deleteAccountMessages.deleting}
      variant="danger"
      isPending={isSubmitting}
      isDisabled={!confirmation.isConfirmed}
    >
      <ul className={styles.consequences}>
        {deleteAccountMessages.consequences.map((consequence) => (
          <li key={consequence}>{consequence}</li>
        ))}
      </ul>
      <DownloadButton />
      <PasswordField
        label={deleteAccountMessages.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <ConfirmationField {...confirmation} />
    </FormDialog>
  )
}
