import { register as registerCall, sendVerificationEmail } from '@wordhoard/contracts/accounts'
import { useEffect, useRef, useState } from 'react'
import { type UseFormReturn, useForm } from 'react-hook-form'
import { type FormFailure, firstIssueField, formFailure } from '../../forms/form-errors'
import { showFieldIssues } from '../../forms/form-failure'
import { useFocusWhenIdle } from '../../forms/form-focus'
import { type Availability, useUsernameAvailability } from '../../forms/use-username-availability'
import { ApiError } from '../../http/api-error'
import { call } from '../../session/call'
import { signIn } from '../../session/session'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { toast } from '../../ui/overlays/toast.store'
import { type CodeSending, useCodeSending } from './code-sending'
import { type HumanCheckControl, useHumanCheck } from './human-check/human-check'
import { humanCheckMessages } from './human-check/messages'
import { codeMessages } from './messages'
import { registrationMessages } from './registration-messages'
import {
  emptyRegistration,
  type RegistrationValues,
  registrationFields,
  registrationResolver,
} from './registration-values'
import { readSentCode, storeSentCode } from './sent-code'
import { useTypedEmail } from './typed-email'

export interface Registration {
  step: 'email' | 'code'
  form: UseFormReturn<RegistrationValues>
  check: HumanCheckControl
  checkError: string | undefined
  failure: FormFailure | undefined
  availability: Availability
  sending: CodeSending
  isBusy: boolean
  goTo: (step: 'email' | 'code') => void
  resend: () => Promise<void>
  submit: (event: React.FormEvent) => Promise<void>
}

/** Both steps of registration as one form, so that going back and forth loses nothing. */
export function useRegistration(): Registration {
  const typedEmail = useTypedEmail()
  const [sentTo] = useState(() => readSentCode())
  const isCodeSent = sentTo !== undefined && (typedEmail === '' || typedEmail === sentTo)
  const [step, setStep] = useState<'email' | 'code'>(isCodeSent ? 'code' : 'email')
  const [failure, setFailure] = useState<FormFailure>()
  const [checkError, setCheckError] = useState<string>()
  const check = useHumanCheck('registration')
  const isTaken = useRef(false)
  const form = useForm<RegistrationValues>({
    resolver: (...args) => registrationResolver(step, isTaken.current)(...args),
    defaultValues: { ...emptyRegistration, email: isCodeSent ? sentTo : typedEmail },
  })
  const { isSubmitting } = form.formState
  const availability = useUsernameAvailability(form.watch('username'))
  useEffect(() => {
    isTaken.current = availability.state === 'taken'
  })
  const sending = useCodeSending({
    check,
    send: (email, token) => call(sendVerificationEmail, { body: { email, token } }),
    onFailure: setFailure,
    onCheckError: setCheckError,
  })
  const isBusy = isSubmitting || sending.isSending
  const focusLater = useFocusWhenIdle(isBusy)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form appears
  useEffect(() => form.setFocus(step === 'email' ? 'email' : 'verificationCode'), [])

  function goTo(next: 'email' | 'code') {
    if (next === 'email') storeSentCode(undefined)
    setFailure(undefined)
    setCheckError(undefined)
    setStep(next)
    focusLater(() => form.setFocus(next === 'email' ? 'email' : 'verificationCode'))
  }
  // Back returns to the first step and keeps everything that was typed.
  useHistoryDialog(step === 'code', () => goTo('email'))

  function showRefusal(error: unknown) {
    const wrong = firstIssueField(error, registrationFields)
    if (wrong) focusLater(() => form.setFocus(wrong))
    if (!showFieldIssues(error, form.setError, registrationFields)) {
      setFailure(formFailure(error, registrationMessages.failed))
    }
  }

  async function send(email: string): Promise<boolean> {
    try {
      return await sending.sendCode(email)
    } catch (error) {
      showRefusal(error)
      return false
    }
  }

  async function create(values: RegistrationValues) {
    setFailure(undefined)
    const token = await check.run.token()
    setCheckError(token === undefined ? humanCheckMessages.needed : undefined)
    if (token === undefined) return
    const { email, username, password, verificationCode, teaches } = values
    const body = {
      email,
      username,
      password,
      verification_code: verificationCode,
      token,
      ...(teaches && { teaches }),
    }
    try {
      await signIn(() => call(registerCall, { body }))
      storeSentCode(undefined)
      toast({ text: registrationMessages.welcome(username), tone: 'success' })
    } catch (error) {
      void check.run.reset()
      if (error instanceof ApiError && error.code === 'wrong_code')
        focusLater(() => form.setFocus('verificationCode', { shouldSelect: true }))
      if (error instanceof ApiError && error.code === 'username_taken')
        focusLater(() => form.setFocus('username', { shouldSelect: true }))
      showRefusal(error)
    }
  }

  const submit = form.handleSubmit(async (values) => {
    if (step === 'code') return create(values)
    if (!(await send(values.email))) return
    storeSentCode(values.email)
    goTo('code')
  })

  async function resend() {
    if (await form.trigger('email')) {
      if (await send(form.getValues('email').trim())) toast({ text: codeMessages.sentAgain })
    }
    focusLater(() => form.setFocus('verificationCode'))
  }

  return {
    step,
    form,
    check,
    checkError,
    failure,
    availability,
    sending,
    isBusy,
    goTo,
    resend,
    submit,
  }
}
