import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { requestEmailChange } from '@wordhoard/contracts/accounts'
import { email, password } from '@wordhoard/contracts/fields/fields'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { call } from '../../../session/call'
import { useHistoryDialog } from '../../../shell/use-history-dialog'
import { PasswordField } from '../../../ui/fields/password-field'
import { TextField } from '../../../ui/fields/text-field'
import { Dialog } from '../../../ui/overlays/dialog'
import { changeEmailMessages } from './change-email-messages'
import { EmailCodeStep } from './email-code-step'
import { FormBody } from './form-dialog'
import { passwordFailure } from './password-failure'

const schema = z.object({ email, password })

interface ChangeEmailDialogProps {
  /** Whether the account has no address yet. */
  isFirst: boolean
  open: boolean
  onClose: () => void
}

/** Adds or changes the account's email address: first the new address and the password, then the code sent to that address. */
export function ChangeEmailDialog({ isFirst, open, onClose }: ChangeEmailDialogProps) {
  const [sent, setSent] = useState<{ email: string; resendAfter: number }>()
  const form = useForm({
    resolver: standardSchemaResolver(schema),
    defaultValues: { email: '', password: '' },
  })
  const { register, handleSubmit, reset, setError, getValues, formState } = form
  const { errors, isSubmitting } = formState
  const close = () => {
    reset()
    setSent(undefined)
    onClose()
  }
  useHistoryDialog(open, close)

  /** Sends the code. Returns the seconds until another one can be requested. */
  async function requestCode(): Promise<number> {
    const body = schema.parse(getValues())
    const answer = await call(requestEmailChange, { body })
    return answer.resend_after
  }

  const send = handleSubmit(async (values) => {
    try {
      setSent({ email: values.email, resendAfter: await requestCode() })
    } catch (error) {
      passwordFailure(error, setError, { email: 'email', password: 'password' }, 'password')
    }
  })

  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title={
        sent
          ? changeEmailMessages.codeTitle
          : isFirst
            ? changeEmailMessages.addTitle
            : changeEmailMessages.title
      }
      description={
        sent
          ? changeEmailMessages.sent(sent.email)
          : isFirst
            ? changeEmailMessages.addDescription
            : changeEmailMessages.description
      }
    >
      {sent ? (
        <EmailCodeStep {...sent} onResend={requestCode} onEdit={() => setSent(undefined)} onClose={close} />
      ) : (
        <FormBody
          onClose={close}
          onSubmit={send}
          failure={errors.root?.message}
          action={changeEmailMessages.send}
          pendingAction={changeEmailMessages.sending}
          isPending={isSubmitting}
        >
          <TextField
            label={isFirst ? changeEmailMessages.email : changeEmailMessages.newEmail}
            type="email"
            autoComplete="email"
            error={errors.email?.message}
            {...register('email')}
          />
          <PasswordField
            label={changeEmailMessages.password}
            autoComplete="current-password"
            error={errors.password?.message}
            {...register('password')}
          />
        </FormBody>
      )}
    </Dialog>
  )
}
