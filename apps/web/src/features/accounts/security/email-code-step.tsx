import { standardSchemaResolver } from '@hookform/resolvers/standard-schema'
import { useQueryClient } from '@tanstack/react-query'
import { confirmEmailChange } from '@wordhoard/contracts/accounts'
import { verificationCode } from '@wordhoard/contracts/fields/fields'
import { useEffect, useState } from 'react'
import { useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { ApiError } from '../../../http/api-error'
import { useCountdown } from '../../../lib/use-countdown'
import { call } from '../../../session/call'
import { Button } from '../../../ui/button'
import { TextField } from '../../../ui/fields/text-field'
import { toast } from '../../../ui/overlays/toast.store'
import { changeEmailMessages } from './change-email-messages'
import { FormBody } from './form-dialog'
import { failureWithWait } from './password-failure'
import styles from './security.module.css'

const schema = z.object({ code: verificationCode })

interface EmailCodeStepProps {
  email: string
  /** Seconds until another code can be requested. */
  resendAfter: number
  /** Sends another code; resolves to the seconds until the next one. */
  onResend: () => Promise<number>
  onEdit: () => void
  onClose: () => void
}

/** Second step of changing the address: enter the code that was sent to it. */
export function EmailCodeStep({ email, resendAfter, onResend, onEdit, onClose }: EmailCodeStepProps) {
  const queries = useQueryClient()
  const [wait, startWait] = useCountdown()
  const [isResending, setResending] = useState(false)
  const form = useForm({ resolver: standardSchemaResolver(schema), defaultValues: { code: '' } })
  const { register, handleSubmit, setError, clearErrors, setFocus, formState } = form
  const { errors, isSubmitting } = formState
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, when the step begins
  useEffect(() => {
    startWait(resendAfter)
    setFocus('code')
  }, [])

  const confirm = handleSubmit(async ({ code }) => {
    try {
      await call(confirmEmailChange, { body: { email, verification_code: code } })
      // Besides the account, the profile says whether an account without an address will be deleted.
      void queries.invalidateQueries()
      onClose()
      toast({ text: changeEmailMessages.changed(email), tone: 'success', duration: 6000 })
    } catch (error) {
      const field = error instanceof ApiError && error.code === 'wrong_code' ? 'code' : 'root'
      setError(field, { message: failureWithWait(error) }, { shouldFocus: true })
    }
  })

  async function resend() {
    setResending(true)
    clearErrors()
    try {
      startWait(await onResend())
      toast({ text: changeEmailMessages.sentAgain })
    } catch (error) {
      if (error instanceof ApiError && error.retryAfter) startWait(error.retryAfter)
      setError('root', { message: failureWithWait(error) })
    } finally {
      setResending(false)
    }
  }

  return (
    <FormBody
      onClose={onClose}
      onSubmit={confirm}
      failure={errors.root?.message}
      action={changeEmailMessages.change}
      pendingAction={changeEmailMessages.changing}
      isPending={isSubmitting}
    >
      <TextField
        label={changeEmailMessages.code}
        inputMode="numeric"
        autoComplete="one-time-code"
        error={errors.code?.message}
        {...register('code')}
      />
      <div className={styles.besides}>
        <Button variant="quiet" disabled={wait > 0} busy={isResending} onClick={() => void resend()}>
          {wait > 0 ? changeEmailMessages.resendIn(wait) : changeEmailMessages.resend}
        </Button>
        <Button variant="quiet" onClick={onEdit}>
          {changeEmailMessages.editAddress}
        </Button>
      </div>
    </FormBody>
  )
}
