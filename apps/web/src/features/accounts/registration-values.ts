import { zodResolver } from '@hookform/resolvers/zod'
import { email, newPassword, username, verificationCode } from '@wordhoard/contracts/fields/fields'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { withConfirmation, withMessages } from './chosen-password'

/** The youngest age at which somebody may have an account, in years; the privacy policy says so too. */
export const MINIMUM_AGE = 13

export interface RegistrationValues {
  email: string
  verificationCode: string
  username: string
  password: string
  confirmPassword: string
  tosAccepted: boolean
}

export const emptyRegistration: RegistrationValues = {
  email: '',
  verificationCode: '',
  username: '',
  password: '',
  confirmPassword: '',
  tosAccepted: true,
}

/** The form's field for each name that the server's messages use. */
export const registrationFields = {
  email: 'email',
  verification_code: 'verificationCode',
  verificationCode: 'verificationCode',
  username: 'username',
  password: 'password',
} as const

const emailStep = z.object({ email })

const codeStep = z.object({
  email,
  verificationCode,
  username,
  password: newPassword,
  confirmPassword: z.string(),
  tosAccepted: z.boolean().check(
    z.refine((accepted) => accepted, {
      error: 'You must agree to the Terms of Service and Privacy Policy',
    }),
  ),
})

// The first step is a form with one field; that the others are there as well is no matter to it.
const resolvers: Record<'email' | 'code', Resolver<RegistrationValues>> = {
  email: zodResolver(emailStep) as unknown as Resolver<RegistrationValues>,
  code: withConfirmation(zodResolver(codeStep)),
}

/**
 * Checks the fields of the step that is shown.
 *
 * @param isTaken whether the user name as typed is known to be somebody's.
 */
export function registrationResolver(step: 'email' | 'code', isTaken: boolean): Resolver<RegistrationValues> {
  if (step === 'email' || !isTaken) return resolvers[step]
  return withMessages(resolvers.code, () => ({ username: 'Please choose an available username' }))
}
