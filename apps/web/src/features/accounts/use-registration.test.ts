// @vitest-environment jsdom
import {
  forgotPassword,
  getHumanCheck,
  login,
  register,
  resetPassword,
  sendDeviceCode,
  sendVerificationEmail,
} from '@wordhoard/contracts/accounts'
import { getMyUserInfo, isUsernameAvailable } from '@wordhoard/contracts/my-profile'
import type { FormEvent } from 'react'
import type { FieldErrors, UseFormReturn } from 'react-hook-form'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useSession } from '../../session/session.store'
import { openPage, toastTexts, until } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { useLoginForm } from './use-login-form'
import { useNewPassword } from './use-new-password'
import { useRegistration } from './use-registration'

const server = openPage({ user: null })
const EMAIL = 'ada@example.org'
const PASSWORD = 'Correct-Horse-7'
const session = { access_token: 't', user_id: 7 }
const me = {
  id: 7,
  username: 'ada',
  first_name: '',
  last_name: '',
  bio: '',
  onboarding_stage: 'completed' as const,
  avatarId: null,
  created_at: '2026-01-02T03:04:05.000Z',
  privacy_notice: false,
  deletion_due_at: null,
  teaches: false,
  first_language: null,
  show_translations: 'always' as const,
  estimated_level: null,
}
const event = { preventDefault: () => undefined, persist: () => undefined } as FormEvent
const isUser = () => useSession.getState().status === 'user'

beforeEach(() => {
  vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  server.answer(getHumanCheck, { kind: 'off', site_key: null, challenge: null })
  server.answer(getMyUserInfo, me)
  server.answer(isUsernameAvailable, true)
})

interface Screen {
  // biome-ignore lint/suspicious/noExplicitAny: the forms have different fields
  readonly form: UseFormReturn<any>
  readonly submit: (event: FormEvent) => Promise<void>
}
async function open<Form extends Screen>(useScreen: () => Form) {
  const hook = await renderHook(
    () => {
      const screen = useScreen()
      // Form state is a proxy: it tracks only the properties that are read.
      const { errors } = screen.form.formState
      return { ...screen, errors: errors as FieldErrors }
    },
    undefined,
    { address: '/account' },
  )
  return {
    hook,
    now: () => hook.current,
    fill: (values: Record<string, string | boolean>) =>
      runInAct(() => {
        for (const [name, value] of Object.entries(values)) hook.current.form.setValue(name, value)
      }),
    submit: () => runInAct(() => hook.current.submit(event)),
    messages: () =>
      Object.fromEntries(Object.entries(hook.current.errors).map(([name, error]) => [name, error?.message])),
  }
}

describe('useRegistration', () => {
  const fields = {
    verificationCode: '123456',
    username: 'ada',
    password: PASSWORD,
    confirmPassword: PASSWORD,
  }
  const atCode = async () => {
    server.answer(sendVerificationEmail, { resend_after: 60 })
    const screen = await open(useRegistration)
    await screen.fill({ email: ` ${EMAIL} ` })
    await screen.submit()
    expect(screen.now().step).toBe('code')
    return screen
  }

  it('sends a code to the address and creates the account with it', async () => {
    server.answer(register, session)
    const screen = await atCode()
    expect(server.requestsTo(sendVerificationEmail)[0]?.body).toEqual({ email: EMAIL, token: '' })
    expect(screen.now().sending.secondsLeft).toBe(60)
    await screen.fill(fields)
    await screen.submit()
    expect(server.requestsTo(register)[0]?.body).toEqual({
      email: EMAIL,
      username: 'ada',
      password: PASSWORD,
      verification_code: '123456',
      token: '',
    })
    expect(isUser()).toBe(true)
    expect(toastTexts()).toEqual(['Welcome, ada!'])
  })

  it('sends nothing while the address is invalid', async () => {
    const screen = await open(useRegistration)
    await screen.fill({ email: 'ada' })
    await screen.submit()
    expect(screen.messages().email).toBeTruthy()
    expect(screen.now().step).toBe('email')
  })

  it('shows the messages of all fields at once', async () => {
    const screen = await atCode()
    await screen.fill({
      ...fields,
      verificationCode: '',
      confirmPassword: 'Another-Horse-7',
      tosAccepted: false,
    })
    await screen.submit()
    expect(screen.messages()).toMatchObject({
      verificationCode: expect.any(String),
      confirmPassword: 'Passwords do not match',
      tosAccepted: expect.stringContaining('agree'),
    })
    expect(server.requestsTo(register)).toEqual([])
  })

  it('stays at the address when no code was sent, and says when to try again', async () => {
    server.refuse(sendVerificationEmail, 429, 'too_many_requests', 'Too many.', { 'retry-after': '90' })
    const screen = await open(useRegistration)
    await screen.fill({ email: EMAIL })
    await screen.submit()
    expect(screen.now()).toMatchObject({
      step: 'email',
      failure: { text: 'Too many.', wait: 'You can try again in 90 seconds.' },
    })
    expect(screen.now().sending.secondsLeft).toBe(90)
  })

  it('shows the server’s messages at their fields', async () => {
    server.refuse(register, 422, 'invalid_input', [
      { loc: ['body', 'username'], msg: 'Not this one', type: 'x' },
    ])
    const screen = await atCode()
    await screen.fill(fields)
    await screen.submit()
    expect(screen.messages()).toEqual({ username: 'Not this one' })
    expect(isUser()).toBe(false)
  })

  it('restarts the human check after a rejection, so that the next try has a new token', async () => {
    server.refuse(register, 400, 'wrong_code', 'Invalid or expired verification code')
    const screen = await atCode()
    await screen.fill(fields)
    const before = server.requestsTo(getHumanCheck).length
    await screen.submit()
    expect(screen.now().failure?.text).toBe('Invalid or expired verification code')
    await until(() => expect(server.requestsTo(getHumanCheck).length).toBeGreaterThan(before))
  })

  it('sends another code to the same address', async () => {
    const screen = await atCode()
    await runInAct(() => screen.now().resend())
    expect(server.requestsTo(sendVerificationEmail).map(({ body }) => body.email)).toEqual([EMAIL, EMAIL])
    expect(toastTexts()).toEqual(['We’ve sent you a new code.'])
  })

  it('keeps what was typed when going back', async () => {
    const screen = await atCode()
    await screen.fill(fields)
    await runInAct(() => screen.now().goTo('email'))
    expect(screen.now().form.getValues()).toMatchObject({ ...fields, email: ` ${EMAIL} ` })
  })

  it('creates no account under a name that is known to be taken', async () => {
    server.answer(isUsernameAvailable, false)
    const screen = await atCode()
    await screen.fill(fields)
    await until(() => expect(screen.now().availability.state).toBe('taken'))
    await screen.submit()
    expect(screen.messages().username).toBe('Please choose an available username')
    expect(server.requestsTo(register)).toEqual([])
  })
})

describe('useLoginForm', () => {
  const filled = async () => {
    const screen = await open(useLoginForm)
    await screen.fill({ name: EMAIL, password: PASSWORD })
    return screen
  }

  it('sends address and password, and logs in', async () => {
    server.answer(login, session)
    const screen = await filled()
    await screen.submit()
    expect(server.requestsTo(login)[0]?.body).toEqual({
      username: EMAIL,
      password: PASSWORD,
      turnstile_token: '',
    })
    expect(isUser()).toBe(true)
  })

  it('says only that the address or password is wrong, until the user types', async () => {
    server.refuse(login, 401, 'wrong_credentials', 'Incorrect email or password')
    const screen = await filled()
    await screen.submit()
    expect(screen.now()).toMatchObject({ step: 'password', failure: { text: 'Incorrect email or password' } })
    await runInAct(() => screen.now().onChange())
    expect(screen.now().failure).toBeUndefined()
  })

  it('asks for an emailed code when the server needs one, and sends it along', async () => {
    server.refuse(login, 403, 'device_code_needed', 'We need to check it’s you.')
    server.answer(sendDeviceCode, { challenge: 'mine', resend_after: 60 })
    const screen = await filled()
    await screen.submit()
    await until(() => expect(screen.now().step).toBe('code'))
    await until(() => expect(screen.now().sending.isSending).toBe(false))
    expect(server.requestsTo(sendDeviceCode)[0]?.body).toEqual({ email: EMAIL, token: '' })
    await screen.submit()
    expect(screen.messages().deviceCode).toBeTruthy()
    server.answer(login, session)
    await screen.fill({ deviceCode: '654321' })
    await screen.submit()
    expect(server.requestsTo(login).at(-1)?.body).toMatchObject({ challenge: 'mine', device_code: '654321' })
    expect(isUser()).toBe(true)
  })

  it('asks for a new password in place of a temporary one, and sends both', async () => {
    server.refuse(login, 403, 'new_password_needed', 'Your password is temporary.')
    const screen = await open(useLoginForm)
    await screen.fill({ name: 'Ada_Q', password: 'cfhjklmp' })
    await screen.submit()
    await until(() => expect(screen.now().step).toBe('new-password'))
    await screen.fill({ newPassword: PASSWORD, confirmPassword: `${PASSWORD}x` })
    await screen.submit()
    expect(screen.messages().confirmPassword).toBe('Passwords do not match')
    server.answer(login, session)
    await screen.fill({ confirmPassword: PASSWORD })
    await screen.submit()
    expect(server.requestsTo(login).at(-1)?.body).toEqual({
      ...{ username: 'ada_q', password: 'cfhjklmp', turnstile_token: '' },
      new_password: PASSWORD,
    })
    expect(isUser()).toBe(true)
  })

  it('can be retried after a lost connection', async () => {
    server.loseConnection(login)
    const screen = await filled()
    await screen.submit()
    expect(screen.now().failure?.text).toMatch(/connection/)
    server.answer(login, session)
    await screen.submit()
    expect(isUser()).toBe(true)
  })

  it('waits until the user has completed a widget', async () => {
    server.answer(getHumanCheck, { kind: 'turnstile', site_key: 'x', challenge: null })
    const screen = await filled()
    await screen.submit()
    expect(screen.now().checkError).toBe('Please complete the CAPTCHA.')
    expect(server.requestsTo(login)).toEqual([])
  })
})

describe('useNewPassword', () => {
  const atCode = async () => {
    server.answer(forgotPassword, { resend_after: 60 })
    const screen = await open(useNewPassword)
    await screen.fill({ email: EMAIL })
    await screen.submit()
    await screen.fill({ verificationCode: '123456', password: PASSWORD, confirmPassword: PASSWORD })
    return screen
  }

  it('sets the password with the emailed code, and logs in', async () => {
    server.answer(resetPassword, session)
    const screen = await atCode()
    await screen.submit()
    expect(server.requestsTo(resetPassword)[0]?.body).toEqual({
      email: EMAIL,
      verification_code: '123456',
      password: PASSWORD,
    })
    expect(isUser()).toBe(true)
    expect(toastTexts()).toEqual(['You’ve changed your password. You’re logged in.'])
  })

  it('rejects a wrong code and passwords that do not match', async () => {
    server.refuse(resetPassword, 400, 'wrong_code', 'Invalid or expired verification code')
    const screen = await atCode()
    await screen.submit()
    expect(screen.now().failure?.text).toBe('Invalid or expired verification code')
    await screen.fill({ confirmPassword: 'Another-Horse-7' })
    await screen.submit()
    expect(screen.messages()).toEqual({ confirmPassword: 'Passwords do not match' })
    expect(server.requestsTo(resetPassword)).toHaveLength(1)
    expect(isUser()).toBe(false)
  })

  it('sends the code again on request, and says when that fails', async () => {
    const screen = await atCode()
    await runInAct(() => screen.now().resend())
    expect(toastTexts()).toEqual(['We’ve sent you a new code.'])
    server.loseConnection(forgotPassword)
    await runInAct(() => screen.now().resend())
    expect(screen.now().failure?.text).toMatch(/connection/)
    expect(toastTexts()).toHaveLength(1)
  })
})
