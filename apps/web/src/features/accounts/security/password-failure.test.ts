// @vitest-environment jsdom
import { listSessions } from '@wordhoard/contracts/accounts'
import { getMe } from '@wordhoard/contracts/my-account'
import type { UseFormSetError } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../../../http/api-error'
import { queryClient } from '../../../shell/query-client'
import { openPage } from '../../../testing/page'
import { failureWithWait, passwordFailure } from './password-failure'
import { securityQueries } from './security.queries'

const server = openPage()

interface Values {
  password: string
  email: string
}

function failureShownFor(error: unknown): unknown[] {
  const shown: unknown[] = []
  const setError = ((field: string, { message }: { message: string }) =>
    shown.push([field, message])) as unknown as UseFormSetError<Values>
  passwordFailure(error, setError, { email: 'email', current_password: 'password' }, 'password')
  return shown
}
const refused = (more: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ status: 400, code: 'x', detail: 'Not so.', ...more })

describe('passwordFailure', () => {
  it('shows a wrong password at the password field', () => {
    expect(failureShownFor(refused({ code: 'wrong_password', detail: 'That password isn’t right' }))).toEqual(
      [['password', 'That password isn’t right']],
    )
  })

  it('shows the issues of other fields at those fields', () => {
    const fieldIssues = [{ loc: ['body', 'email'], msg: 'No address', type: 'x' }]
    expect(failureShownFor(refused({ status: 422, fieldIssues }))).toEqual([['email', 'No address']])
  })

  it('shows everything else above the buttons, with the time until a retry', () => {
    expect(failureShownFor(refused({ status: 429, retryAfter: 120 }))).toEqual([
      ['root', 'Not so. You can try again in 2 minutes.'],
    ])
    expect(failureShownFor(new Error('x'))).toEqual([['root', 'Something went wrong. Please try again.']])
    expect(failureWithWait(refused({}))).toBe('Not so.')
  })
})

describe('the list of logged-in devices', () => {
  it('is fetched again each time', async () => {
    server.answer(listSessions, [])
    server.refuse(getMe, 403, 'forbidden')
    for (let n = 0; n < 2; n += 1) await queryClient.fetchQuery(securityQueries.sessions())
    expect(server.requestsTo(listSessions)).toHaveLength(2)
    await expect(queryClient.fetchQuery(securityQueries.account())).rejects.toMatchObject({ status: 403 })
  })
})
