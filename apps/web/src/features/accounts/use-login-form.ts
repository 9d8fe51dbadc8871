import { zodResolver } from '@hookform/resolvers/zod'
import { login, sendDeviceCode } from '@wordhoard/contracts/accounts'
import { loginName, newPassword, password, verificationCode } from '@wordhoard/contracts/fields/fields'
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
import { withMessages } from './chosen-password'
import { type CodeSending, useCodeSending } from './code-sending'
import { type HumanCheckControl, useHumanCheck } from './human-check/human-check'
import { loginMessages } from './login-messages'
import { newPasswordMessages } from './new-password-messages'
import { useTypedEmail } from './typed-email'

interface LoginValues {
  /** Address or user name. */
  name: string
  password: string
  /** Requested while others are guessing the account's password. */
  deviceCode: string
  /** Replaces a temporary password. */
  newPassword: string
  confirmPassword: string
}

const fields = {
  username: 'name',
  email: 'name',
  password: 'password',
  device_code: 'deviceCode',
  new_password: 'newPassword',
} as const

/** `code`: the server also requires a code that it emails; `new-password`: it requires a password of the user's own. */
type Step = 'password' | 'code' | 'new-password'

const typed = { name: loginName, password }

// The schema of each step has only its own fields, hence the casts.
const resolvers: Record<Step, Resolver<LoginValues>> = {
  password: zodResolver(z.object(typed)) as unknown as Resolver<LoginValues>,
  code: zodResolver(z.object({ ...typed, deviceCode: verificationCode })) as unknown as Resolver<LoginValues>,
  'new-password': withMessages(
    zodResolver(
      z.object({ ...typed, deviceCode: z.string(), newPassword, confirmPassword: z.string() }),
    ) as Resolver<LoginValues>,
    (values) =>
      values.newPassword === values.confirmPassword ? {} : { confirmPassword: newPasswordMessages.different },
  ),
}

export interface LoginFormState {
  step: Step
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

/** Logs in with address or user name and password, and with what else the server asks for. */
export function useLoginForm(): LoginFormState {
  const [step, setStep] = useState<Step>('password')
  const [failure, setFailure] = useState<FormFailure>()
  const [checkError, setCheckError] = useState<string>()
  const challenge = useRef<string>(undefined)
  const button = useRef<HTMLButtonElement>(null)
  const check = useHumanCheck('login')
  const form = useForm<LoginValues>({
    resolver: resolvers[step],
    defaultValues: {
      name: useTypedEmail(),
      password: '',
      deviceCode: '',
      newPassword: '',
      confirmPassword: '',
    },
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
  useEffect(() => form.setFocus(form.getValues('name') === '' ? 'name' : 'password'), [])

  function goBack() {
    setFailure(undefined)
    setStep('password')
    focusLater(() => form.setFocus('password'))
  }
  useHistoryDialog(step !== 'password', goBack)

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
      step !== 'password' && challenge.current !== undefined && values.deviceCode !== ''
        ? { challenge: challenge.current, device_code: values.deviceCode }
        : {}
    const chosen = step === 'new-password' ? { new_password: values.newPassword } : {}
    try {
      const given = { username: values.name, password: values.password, turnstile_token: token }
      const body = { ...given, ...code, ...chosen }
      await signIn(() => call(login, { body }))
    } catch (error) {
      const reset = check.run.reset()
      const next = error instanceof ApiError ? error.code : undefined
      if (next === 'new_password_needed') {
        setStep('new-password')
        return focusLater(() => form.setFocus('newPassword'))
      }
      if (next !== 'device_code_needed') return showRefusal(error)
      await reset
      setStep('code')
      await sendCode(values.name)
    }
  })

  const resend = () => sendCode(form.getValues('name').trim())
  const onChange = () => setFailure(undefined)
  return {
    ...{ step, form, check, checkError, failure, sending, isBusy, button },
    ...{ onChange, goBack, resend, submit },
  }
}
