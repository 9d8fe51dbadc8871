import { describe, expect, it } from 'vitest'
import { emptyRegistration, registrationResolver } from './registration-values'

const options = { fields: {}, shouldUseNativeValidation: false }

async function messages(step: 'email' | 'code', values: object, isTaken = false) {
  const resolver = registrationResolver(step, isTaken)
  const { errors } = await resolver({ ...emptyRegistration, ...values }, undefined, options)
  return Object.fromEntries(Object.entries(errors).map(([field, error]) => [field, error?.message]))
}

const good = {
  email: 'Ada@Example.org ',
  verificationCode: '123 456',
  username: 'ada',
  password: 'Sonnet18x',
  confirmPassword: 'Sonnet18x',
}

describe('registrationResolver', () => {
  it('requires only the address in the first step', async () => {
    expect(await messages('email', {})).toEqual({ email: 'Email is required' })
    expect(await messages('email', { email: 'ada@example.org' })).toEqual({})
  })

  it('returns the messages of all fields at once', async () => {
    expect(
      await messages('code', { password: 'short', confirmPassword: 'other', tosAccepted: false }),
    ).toEqual({
      email: 'Email is required',
      verificationCode: 'Verification code is required',
      username: 'Username is required',
      password: 'Password must be at least 8 characters long',
      confirmPassword: 'Passwords do not match',
      tosAccepted: 'You must agree to the Terms of Service and Privacy Policy',
    })
  })

  it('asks for an available user name when the typed one is known to be taken', async () => {
    expect(await messages('code', good, true)).toEqual({ username: 'Please choose an available username' })
    expect(await messages('code', { ...good, username: '' }, true)).toEqual({
      username: 'Username is required',
    })
  })

  it('normalises values the way the server stores them', async () => {
    const { values } = await registrationResolver('code', false)(
      { ...emptyRegistration, ...good },
      undefined,
      options,
    )
    expect(values).toMatchObject({ email: 'ada@example.org', verificationCode: '123456' })
  })
})
