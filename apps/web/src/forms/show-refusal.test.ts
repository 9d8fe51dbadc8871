import type { UseFormSetError } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { ApiError } from '../http/api-error'
import { showRefusal } from './show-refusal'

interface Values {
  name: string
  text: string
}
const fields = { name: 'name', text: 'text' } as const

function failureShownFor(error: unknown, options?: Parameters<typeof showRefusal<Values>>[3]): unknown[] {
  const shown: unknown[] = []
  const setError = ((...args: unknown[]) => shown.push(args)) as unknown as UseFormSetError<Values>
  showRefusal(error, setError, fields, options)
  return shown
}
const refused = (more: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ status: 409, code: 'name_taken', detail: 'There is one already.', ...more })

describe('showRefusal', () => {
  it('shows messages at the fields that they are about', () => {
    const fieldIssues = [{ loc: ['body', 'text'], msg: 'Too long', type: 'x' }]
    expect(failureShownFor(refused({ status: 422, fieldIssues }))).toEqual([
      ['text', { message: 'Too long' }, { shouldFocus: true }],
    ])
  })

  it('shows the message of an error code at its field, and focuses it', () => {
    const options = { codes: { name_taken: 'name' }, sentence: () => 'Not saved.' } as const
    expect(failureShownFor(refused({}), options)).toEqual([
      ['name', { message: 'There is one already.' }, { shouldFocus: true }],
    ])
  })

  it('shows any other message above the buttons, the server’s or the form’s own', () => {
    expect(failureShownFor(refused({}))).toEqual([['root', { message: 'There is one already.' }]])
    expect(failureShownFor(new Error('x'), { sentence: () => 'Not saved.' })).toEqual([
      ['root', { message: 'Not saved.' }],
    ])
  })
})
