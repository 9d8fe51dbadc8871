import { zodResolver } from '@hookform/resolvers/zod'
import { email, newPassword, username, verificationCode } from '@wordhoard/contracts/fields/fields'
import type { Resolver } from 'react-hook-form'
import * as z from 'zod/mini'
import { withConfirmation, withMessages } from './chosen-password'
import { registrationMessages } from './registration-messages'

/** Minimum age for an account, in years; the privacy policy states it too. */
export const MINIMUM_AGE = 13

export interface RegistrationValues {
  email: string
  verificationCode: string
  username: string
  password: string
  confirmPassword: string
  teaches: boolean
  tosAccepted: boolean
}

export const emptyRegistration: RegistrationValues = {
  email: '',
  verificationCode: '',
  username: '',
  password: '',
  confirmPassword: '',
  teaches: false,
  tosAccepted: true,
}

/** Form field for each field name in the server's messages. */
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
  teaches: z.boolean(),
  tosAccepted: z.boolean().check(
    z.refine((accepted) => accepted, {
      error: registrationMessages.agreementNeeded,
    }),
  ),
})

// The schema of the first step covers one field only, hence the cast.
const resolvers: Record<'email' | 'code', Resolver<RegistrationValues>> = {
  email: zodResolver(emailStep) as unknown as Resolver<RegistrationValues>,
  code: withConfirmation(zodResolver(codeStep)),
}

/**
 * Returns the resolver that checks the fields of the current step.
 *
 * @param isTaken whether the typed user name is known to be taken.
 */
export function registrationResolver(step: 'email' | 'code', isTaken: boolean): Resolver<RegistrationValues> {
  if (step === 'email' || !isTaken) return resolvers[step]
  return withMessages(resolvers.code, () => ({ username: registrationMessages.usernameTaken }))
}
