import { describe, expect, it } from 'vitest'
import { ApiError } from '../http/api-error'
import { firstIssueField, formFailure, waitInWords } from './form-errors'

const refusal = (init: Partial<ConstructorParameters<typeof ApiError>[0]> = {}) =>
  new ApiError({ status: 400, code: 'x', detail: 'The server says why.', requestId: 'r', ...init })

describe('formFailure', () => {
  it('returns the server’s message', () => {
    expect(formFailure(refusal(), 'Login failed').text).toBe('The server says why.')
  })

  it('says that there is no connection', () => {
    const offline = refusal({ status: 0, code: 'offline', detail: 'No connection.', requestId: undefined })
    expect(formFailure(offline, 'Login failed').text).toBe('No connection.')
  })

  it('uses the fallback when the answer has no usable message', () => {
    const gateway = refusal({ status: 502, requestId: undefined })
    expect(formFailure(gateway, 'Login failed').text).toBe('Login failed')
    expect(formFailure(new TypeError('x'), 'Login failed').text).toBe('Login failed')
  })
})

describe('waitInWords', () => {
  it.each([
    [1, 'You can try again in 1 second.'],
    [45, 'You can try again in 45 seconds.'],
    [121, 'You can try again in 3 minutes.'],
    [7201, 'You can try again in 3 hours.'],
    [0, undefined],
    [undefined, undefined],
  ])('turns %s seconds into: %s', (seconds, words) => {
    expect(waitInWords(seconds)).toBe(words)
  })
})

describe('firstIssueField', () => {
  const issue = (field: string) => ({ loc: ['body', field], msg: 'no', type: 'x' })

  it('follows the order of the form, not of the answer', () => {
    const error = refusal({ fieldIssues: [issue('password'), issue('username')] })
    expect(firstIssueField(error, { username: 'email', password: 'password' })).toBe('email')
  })

  it('returns undefined when the error is about other fields', () => {
    expect(firstIssueField(refusal({ fieldIssues: [issue('other')] }), { username: 'email' })).toBeUndefined()
  })
})
