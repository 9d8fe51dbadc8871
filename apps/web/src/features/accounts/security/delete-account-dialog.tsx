import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { password } from '@wordhoard/contracts/fields/fields'
import { deleteMe } from '@wordhoard/contracts/my-account'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '../../../session/call'
import { endSession } from '../../../session/session'
import { ConfirmationField, useConfirmation } from '../../../ui/fields/confirmation-field'
import { PasswordField } from '../../../ui/fields/password-field'
import { toast } from '../../../ui/overlays/toast.store'
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
      await endSession(() => call(deleteMe, { body: { password: values.password } }))
    } catch (error) {
      return passwordFailure(error, setError, { password: 'password' }, 'password')
    }
    toast({ text: 'Your account has been deleted.', duration: 8000 })
  })

  return (
    <FormDialog
      open={open}
      onClose={close}
      onSubmit={remove}
      title="Delete your account?"
      description="This cannot be undone."
      failure={errors.root?.message}
      action="Delete my account"
      pendingAction="Deleting…"
      variant="danger"
      isPending={isSubmitting}
      isDisabled={!confirmation.isConfirmed}
    >
      <ul className={styles.consequences}>
        <li>Your vocabulary, learning log, articles and sessions are removed for good.</li>
        <li>Messages that you sent stay with those who received them, as from “Deleted user”.</li>
        <li>If you are the only owner of a school, transfer or delete it first.</li>
      </ul>
      <DownloadButton />
      <PasswordField
        label="Password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password')}
      />
      <ConfirmationField {...confirmation} />
    </FormDialog>
  )
}
