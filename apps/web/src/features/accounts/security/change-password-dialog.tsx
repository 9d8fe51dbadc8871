import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { changePassword } from '@wordhoard/contracts/accounts'
import {
  MAX_PASSWORD_LENGTH,
  MIN_PASSWORD_LENGTH,
  newPassword,
  password,
} from '@wordhoard/contracts/fields/fields'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '../../../session/call'
import { signIn } from '../../../session/session'
import { PasswordField } from '../../../ui/fields/password-field'
import { toast } from '../../../ui/overlays/toast.store'
import { newPasswordMessages } from '../new-password-messages'
import { changePasswordMessages } from './change-password-messages'
import { FormDialog } from './form-dialog'
import { passwordFailure } from './password-failure'
import { securityQueries } from './security.queries'

const schema = z
  .object({ current: password, chosen: newPassword, confirmed: z.string() })
  // Shown together with the messages of other fields, not only once those are resolved.
  .check(
    z.refine(({ chosen, confirmed }) => chosen === confirmed, {
      path: ['confirmed'],
      error: newPasswordMessages.different,
      when: () => true,
    }),
  )

interface ChangePasswordDialogProps {
  open: boolean
  onClose: () => void
  /** For password managers, which store the password under it. */
  username: string | undefined
}

/** Changes the password; all other devices are logged out. */
export function ChangePasswordDialog({ open, onClose, username }: ChangePasswordDialogProps) {
  const queries = useQueryClient()
  const [isShown, setShown] = useState(false)
  const form = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { current: '', chosen: '', confirmed: '' },
  })
  const { register, handleSubmit, reset, setError, formState } = form
  const { errors, isSubmitting } = formState
  const close = () => {
    // Don't keep secrets in the form.
    reset()
    onClose()
  }

  const save = handleSubmit(async ({ current, chosen }) => {
    try {
      await signIn(() => call(changePassword, { body: { current_password: current, new_password: chosen } }))
      void queries.invalidateQueries({ queryKey: securityQueries.sessions().queryKey })
      close()
      toast({ text: changePasswordMessages.changed, tone: 'success', duration: 6000 })
    } catch (error) {
      const fields = { current_password: 'current', new_password: 'chosen' } as const
      passwordFailure(error, setError, fields, 'current')
    }
  })

  return (
    <FormDialog
      open={open}
      onClose={close}
      onSubmit={save}
      title={changePasswordMessages.title}
      description={changePasswordMessages.description}
      failure={errors.root?.message}
      action={changePasswordMessages.change}
      pendingAction={changePasswordMessages.changing}
      isPending={isSubmitting}
    >
      <input type="text" name="username" autoComplete="username" value={username ?? ''} readOnly hidden />
      <PasswordField
        label={changePasswordMessages.current}
        autoComplete="current-password"
        error={errors.current?.message}
        {...register('current')}
      />
      <PasswordField
        label={changePasswordMessages.chosen}
        autoComplete="new-password"
        onShownChange={setShown}
        hint={newPasswordMessages.rules(MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH)}
        error={errors.chosen?.message}
        {...register('chosen')}
      />
      <PasswordField
        label={changePasswordMessages.confirm}
        autoComplete="new-password"
        isShownByOther={isShown}
        error={errors.confirmed?.message}
        {...register('confirmed')}
      />
    </FormDialog>
  )
}
