import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@wordhoard/contracts/fields/fields'
import { useState } from 'react'
import type { UseFormRegisterReturn } from 'react-hook-form'
import { PasswordField } from '../../ui/fields/password-field'
import { accountMessages } from './messages'
import { newPasswordMessages } from './new-password-messages'

interface NewPasswordFieldsProps {
  label?: string
  password: UseFormRegisterReturn
  passwordError: string | undefined
  confirmation: UseFormRegisterReturn
  confirmationError: string | undefined
}

/** Fields for choosing a password: the password, its confirmation and the rules. */
export function NewPasswordFields(props: NewPasswordFieldsProps) {
  const { label = accountMessages.password, password, passwordError, confirmation, confirmationError } = props
  const [isShown, setShown] = useState(false)
  return (
    <>
      <PasswordField
        label={label}
        autoComplete="new-password"
        hint={newPasswordMessages.rules(MIN_PASSWORD_LENGTH, MAX_PASSWORD_LENGTH)}
        error={passwordError}
        onShownChange={setShown}
        {...password}
      />
      <PasswordField
        label={newPasswordMessages.confirm}
        autoComplete="new-password"
        error={confirmationError}
        isShownByOther={isShown}
        {...confirmation}
      />
    </>
  )
}
