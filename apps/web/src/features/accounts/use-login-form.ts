import { zodResolver } from '@hookform/resolvers/zod'
import { login, sendDeviceCode } from '@wordhoard/contracts/accounts'
import { email, password, verificationCode } from '@wordhoard/contracts/fields/fields'
import { useEffect, useRef, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type FormFailure, firstIssueField, formFailure } from '../../forms/form-errors'
import { showFieldIssues } from '../../forms/form-failure'
import { useFocusWhenIdle } from '../../forms/form-focus'
import { ApiError, isUnauthorised } from '../../http/api-error'
import { call } from '../../session/call'
import { signIn } from '../../session/session'
import { useHistoryDialog } from '../../shell/use-history-dialog'
import { type CodeSending, useCodeSending } from './code-sending'
import { type HumanCheckControl, useHumanCheck } from './human-check/human-check'
import { loginMessages } from './login-messages'
import { useTypedEmail } from './typed-email'

interface LoginValues {
  email: string
  password: string
  /** Requested while others are guessing the account's password. */
  deviceCode: string
}

const fields = { username: 'email', email: 'email', password: 'password', device_code: 'deviceCode' } as const

// The schema of the first step has no code, hence the cast.
const resolvers: Record<'password' | 'code', Resolver<LoginValues>> = {
  password: zodResolver(z.object({ email, password })) as unknown as Resolver<LoginValues>,
  code: zodResolver(z.object({ email, password, deviceCode: verificationCode })),
}

export interface LoginFormState {
  /** `code`: besides the password, the server requires a code that it emails. */
  step: 'password' | 'code'
  form: UseFormReturn<LoginValues>
  check: HumanCheckControl
  checkError: string | undefined
  failure: FormFailure | undefined
  sending: CodeSending
  isBusy: boolean
  button: React.RefObject<HTMLButtonElement | null>
  onChange: () => void
  goBack: () => void
  resend: () => Promise<void>
  submit: (event: React.FormEvent) => Promise<void>
}

/** Logs in with address and password, and with an emailed code when the server asks for one. */
export function useLoginForm(): LoginFormState {
  const [step, setStep] = useState<'password' | 'code'>('password')
  const [failure, setFailure] = useState<FormFailure>()
  const [checkError, setCheckError] = useState<string>()
  const challenge = useRef<string>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const check = useHumanCheck('login')
  const form = useForm<LoginValues>({
    resolver: resolvers[step],
    defaultValues: { email: useTypedEmail(), password: '', deviceCode: '' },
  })
  const sending = useCodeSending({
    check,
    send: async (to, token) => {
      const answer = await call(sendDeviceCode, { body: { email: to, token } })
      challenge.current = answer.challenge
      return answer
    },
    onFailure: setFailure,
    onCheckError: setCheckError,
  })
  const isBusy = form.formState.isSubmitting || sending.isSending
  const focusLater = useFocusWhenIdle(isBusy)

  // biome-ignore lint/correctness/useExhaustiveDependencies: only when the form appears
  useEffect(() => form.setFocus(form.getValues('email') === '' ? 'email' : 'password'), [])

  function goBack() {
    setFailure(undefined)
    setStep('password')
    focusLater(() => form.setFocus('password'))
  }
  useHistoryDialog(step === 'code', goBack)

  async function sendCode(to: string) {
    try {
      await sending.sendCode(to)
    } catch (error) {
      showRefusal(error)
    }
    focusLater(() => form.setFocus('deviceCode'))
  }

  function showRefusal(error: unknown) {
    const isCode = error instanceof ApiError && error.code === 'wrong_code'
    const named = firstIssueField(error, fields) ?? (isCode ? 'deviceCode' : undefined)
    const wrong = named ?? (isUnauthorised(error) ? 'password' : undefined)
    focusLater(() => (wrong ? form.setFocus(wrong, { shouldSelect: true }) : button.current?.focus()))
    if (!showFieldIssues(error, form.setError, fields)) {
      setFailure(formFailure(error, loginMessages.failed))
    }
  }

  const submit = form.handleSubmit(async (values) => {
    setFailure(undefined)
    const token = await check.run.token()
    setCheckError(token === undefined ? loginMessages.checkNeeded : undefined)
    if (token === undefined) return
    const code =
      step === 'code' && challenge.current !== undefined
        ? { challenge: challenge.current, device_code: values.deviceCode }
        : {}
    try {
      const body = { username: values.email, password: values.password, turnstile_token: token, ...code }
      await signIn(() => call(login, { body }))
    } catch (error) {
      const reset = check.run.reset()
      if (!(error instanceof ApiError && error.code === 'device_code_needed')) return showRefusal(error)
      await reset
      setStep('code')
      await sendCode(values.email)
    }
  })

  const resend = () => sendCode(form.getValues('email').trim())
  const onChange = () => setFailure(undefined)
  return {
    ...{ step, form, check, checkError, failure, sending, isBusy, button },
    ...{ onChange, goBack, resend, submit },
  }
}
