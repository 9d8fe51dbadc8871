import type { FieldError, FieldErrors, FieldValues, Resolver } from 'react-hook-form'
import { newPasswordMessages } from './new-password-messages'

interface ChosenPassword extends FieldValues {
  password: string
  confirmPassword: string
}

/**
 * Extends a resolver with the check that both passwords match. A check in the schema would be skipped whenever another
 * field is invalid; this way all messages appear at once.
 */
export function withConfirmation<Values extends ChosenPassword>(
  resolver: Resolver<Values>,
): Resolver<Values> {
  return withMessages(resolver, ({ password, confirmPassword }) =>
    password === confirmPassword ? {} : { confirmPassword: newPasswordMessages.different },
  )
}

/**
 * Adds messages to those of a resolver; a field that already has a message keeps it.
 *
 * @param validate returns the additional messages by field.
 */
export function withMessages<Values extends FieldValues>(
  resolver: Resolver<Values>,
  validate: (values: Values) => Readonly<Record<string, string>>,
): Resolver<Values> {
  return async (values, context, options) => {
    const result = await resolver(values, context, options)
    const messages = Object.entries(validate(values))
    if (messages.length === 0) return result
    const additional = messages.map(([field, message]): [string, FieldError] => [
      field,
      { type: 'further', message },
    ])
    const errors = { ...Object.fromEntries(additional), ...result.errors } as FieldErrors<Values>
    return { values: {}, errors }
  }
}
