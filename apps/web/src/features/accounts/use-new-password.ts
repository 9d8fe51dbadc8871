import { zodResolver } from '@hookform/resolvers/zod'
import { forgotPassword, resetPassword } from '@wordhoard/contracts/accounts'
import { email, newPassword, verificationCode } from '@wordhoard/contracts/fields/fields'
import { useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type FormFailure, firstIssueField, formFailure } from '../../forms/form-errors'
import { showFieldIssues } from '../../forms/form-failure'
import { useFocusWhenIdle } from '../../forms/form-focus'
import { ApiError } from '../../http/api-error'
import { call } from '../../session/call'
import { signIn } from '../../session/session'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { toast } from '../../ui/overlays/toast.store'
import { withConfirmation } from './chosen-password'
import { type CodeSending, useCodeSending } from './code-sending'
import { type HumanCheckControl, useHumanCheck } from './human-check/human-check'
import { codeMessages } from './messages'
import { resetPasswordMessages } from './reset-password-messages'
import { useTypedEmail } from './typed-email'

interface NewPasswordValues {
  email: string
  verificationCode: string
  password: string
  confirmPassword: string
}

const fields = {
  email: 'email',
  verification_code: 'verificationCode',
  password: 'password',
} as const

// The schema of the first step covers one field only, hence the cast.
const resolvers: Record<'email' | 'code', Resolver<NewPasswordValues>> = {
  email: zodResolver(z.object({ email })) as unknown as Resolver<NewPasswordValues>,
  code: withConfirmation(
    zodResolver(z.object({ email, verificationCode, password: newPassword, confirmPassword: z.string() })),
  ),
}

export interface NewPassword {
  step: 'email' | 'code'
  form: UseFormReturn<NewPasswordValues>
  check: HumanCheckControl
  checkError: string | undefined
  failure: FormFailure | undefined
  sending: CodeSending
  isBusy: boolean
  goTo: (step: 'email' | 'code') => void
  resend: () => Promise<void>
  submit: (event: React.FormEvent) => Promise<void>
}

/** Both steps to a new password: request a code by email, then enter the code and the password. */
export function useNewPassword(): NewPassword {
  const [step, setStep] = useState<'email' | 'code'>('email')
  const [failure, setFailure] = useState<FormFailure>()
  const [checkError, setCheckError] = useState<string>()
  const typedEmail = useTypedEmail()
  const check = useHumanCheck('password')
  const form = useForm<NewPasswordValues>({
    resolver: resolvers[step],
    defaultValues: { email: typedEmail, verificationCode: '', password: '', confirmPassword: '' },
  })
  const sending = useCodeSending({
    check,
    send: (to, token) => call(forgotPassword, { body: { email: to, token } }),
    onFailure: setFailure,
    onCheckError: setCheckError,
  })
  const isBusy = form.formState.isSubmitting || sending.isSending
  const focusLater = useFocusWhenIdle(isBusy)

  function goTo(next: 'email' | 'code') {
    setFailure(undefined)
    setCheckError(undefined)
    setStep(next)
    focusLater(() => form.setFocus(next === 'email' ? 'email' : 'verificationCode'))
  }
  // Back returns to the first step and keeps everything that was typed.
  useHistoryDialog(step === 'code', () => goTo('email'))

  function showRefusal(error: unknown) {
    const isCode = error instanceof ApiError && error.code === 'wrong_code'
    const wrong = firstIssueField(error, fields) ?? (isCode ? 'verificationCode' : undefined)
    if (wrong) focusLater(() => form.setFocus(wrong, { shouldSelect: true }))
    if (!showFieldIssues(error, form.setError, fields)) {
      setFailure(formFailure(error, resetPasswordMessages.failed))
    }
  }

  async function send(to: string): Promise<boolean> {
    try {
      return await sending.sendCode(to)
    } catch (error) {
      showRefusal(error)
      return false
    }
  }

  async function change({ email: to, verificationCode: code, password }: NewPasswordValues) {
    setFailure(undefined)
    try {
      await signIn(() => call(resetPassword, { body: { email: to, verification_code: code, password } }))
      toast({ text: resetPasswordMessages.changed, tone: 'success' })
    } catch (error) {
      showRefusal(error)
    }
  }

  const submit = form.handleSubmit(async (values) => {
    if (step === 'code') return change(values)
    if (await send(values.email)) goTo('code')
  })

  async function resend() {
    if (await send(form.getValues('email').trim())) toast({ text: codeMessages.sentAgain })
    focusLater(() => form.setFocus('verificationCode'))
  }

  return { step, form, check, checkError, failure, sending, isBusy, goTo, resend, submit }
}
