import { zodResolver } from '@hookform/resolvers/zod'
import { newPassword, username } from '@wordhoard/contracts/fields/fields'
import { type RegisteredPupil, registerPupil } from '@wordhoard/contracts/pupils'
import { useEffect, useRef, useState } from 'react'
import { type Resolver, type UseFormReturn, useForm } from 'react-hook-form'
import * as z from 'zod/mini'
import { type FormFailure, firstIssueField, formFailure } from '../../../forms/form-errors'
import { showFieldIssues } from '../../../forms/form-failure'
import { useFocusWhenIdle } from '../../../forms/form-focus'
import { type Availability, useUsernameAvailability } from '../../../forms/use-username-availability'
import { ApiError } from '../../../http/api-error'
import { call } from '../../../session/call'
import { signIn } from '../../../session/session'
import { withMessages } from '../chosen-password'
import { type HumanCheckControl, useHumanCheck } from '../human-check/human-check'
import { humanCheckMessages } from '../human-check/messages'
import { registrationMessages } from '../registration-messages'
import { emptyRegistration, type RegistrationValues } from '../registration-values'
import { pupilFormMessages } from './pupil-form-messages'

const fields = { username: 'username', password: 'password' } as const

// The schema covers only what a pupil fills in, hence the cast.
const resolver = zodResolver(
  z.object({
    username,
    password: newPassword,
    tosAccepted: z
      .boolean()
      .check(z.refine((accepted) => accepted, { error: registrationMessages.agreementNeeded })),
  }),
) as unknown as Resolver<RegistrationValues>
const takenResolver = withMessages(resolver, () => ({ username: registrationMessages.usernameTaken }))

export interface PupilFormState {
  form: UseFormReturn<RegistrationValues>
  check: HumanCheckControl
  checkError: string | undefined
  failure: FormFailure | undefined
  availability: Availability
  isBusy: boolean
  submit: (event: React.FormEvent) => Promise<void>
}

/**
 * Creates an account without an email address by a class code, and logs in.
 *
 * @param onJoined called with the class once the session has begun
 */
export function usePupilForm(code: string, onJoined: (joined: RegisteredPupil) => void): PupilFormState {
  const [failure, setFailure] = useState<FormFailure>()
  const [checkError, setCheckError] = useState<string>()
  const check = useHumanCheck('registration')
  const isTaken = useRef(false)
  const form = useForm<RegistrationValues>({
    resolver: (...args) => (isTaken.current ? takenResolver : resolver)(...args),
    defaultValues: emptyRegistration,
  })
  const isBusy = form.formState.isSubmitting
  const availability = useUsernameAvailability(form.watch('username'))
  useEffect(() => {
    isTaken.current = availability.state === 'taken'
  })
  const focusLater = useFocusWhenIdle(isBusy)

  const submit = form.handleSubmit(async ({ username: name, password }) => {
    setFailure(undefined)
    const token = await check.run.token()
    setCheckError(token === undefined ? humanCheckMessages.needed : undefined)
    if (token === undefined) return
    try {
      let joined: RegisteredPupil | undefined
      await signIn(async () => {
        joined = await call(registerPupil, { body: { code, username: name, password, token } })
        return joined
      })
      if (joined) onJoined(joined)
    } catch (error) {
      void check.run.reset()
      const isName = error instanceof ApiError && error.code === 'username_taken'
      const wrong = firstIssueField(error, fields) ?? (isName ? 'username' : undefined)
      if (wrong) focusLater(() => form.setFocus(wrong, { shouldSelect: true }))
      if (!showFieldIssues(error, form.setError, fields)) {
        setFailure(formFailure(error, pupilFormMessages.failed))
      }
    }
  })
  return { form, check, checkError, failure, availability, isBusy, submit }
}
