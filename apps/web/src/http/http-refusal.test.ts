import { errorTable } from '@wordhoard/contracts/errors'
import { describe, expect, it } from 'vitest'
import { formFailure } from '../forms/form-errors'
import { errorFromAnswer } from './http-refusal'

const page = '<html><head><title>nginx</title></head><body><h1>nginx/1.27</h1></body></html>'
const bodies = [page, 'Too Many Requests', '', { error: 'x' }, { detail: page }, null]

describe('a proxy’s answer', () => {
  it.each([
    [429, errorTable.too_many_requests.detail],
    [413, errorTable.too_large.detail],
    [500, errorTable.unavailable.detail],
    [502, errorTable.unavailable.detail],
    [503, errorTable.unavailable.detail],
    [504, errorTable.unavailable.detail],
  ])('with status %i shows our own sentence, whatever its body contains', (status, sentence) => {
    for (const data of bodies) {
      const error = errorFromAnswer({ status, headers: {}, data })
      expect([error.status, error.detail]).toEqual([status, sentence])
    }
  })

  it('with status 429 tells the user in forms, too, when to try again', () => {
    const error = errorFromAnswer({ status: 429, headers: { 'retry-after': '30' }, data: page })
    expect(formFailure(error, 'Registration failed')).toEqual({
      text: 'Too many requests. Please try again later.',
      wait: 'You can try again in 30 seconds.',
    })
    const gateway = errorFromAnswer({ status: 502, headers: {}, data: page })
    expect(formFailure(gateway, 'Registration failed').text).toBe('Registration failed')
  })
})

describe('an answer of our server', () => {
  const issue = { loc: ['body', 'name'], msg: 'Name is required', type: 'custom' }

  it('is passed on with its fields', () => {
    const data = { detail: [issue], code: 'invalid_input', request_id: 'r-1' }
    expect(errorFromAnswer({ status: 400, headers: {}, data })).toMatchObject({
      code: 'invalid_input',
      detail: 'Name is required',
      requestId: 'r-1',
      fieldIssues: [issue],
      body: data,
    })
  })
})
