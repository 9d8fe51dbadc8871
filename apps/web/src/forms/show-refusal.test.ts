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

describe('a refused form', () => {
  it('has its messages at the fields that they are about', () => {
    const fieldIssues = [{ loc: ['body', 'text'], msg: 'Too long', type: 'x' }]
    expect(failureShownFor(refused({ status: 422, fieldIssues }))).toEqual([
      ['text', { message: 'Too long' }, { shouldFocus: true }],
    ])
  })

  it('says at a field what a code says about it, and gives it the focus', () => {
    const options = { codes: { name_taken: 'name' }, sentence: () => 'Not saved.' } as const
    expect(failureShownFor(refused({}), options)).toEqual([
      ['name', { message: 'There is one already.' }, { shouldFocus: true }],
    ])
  })

  it('says everything else above its buttons, in the server’s words or its own', () => {
    expect(failureShownFor(refused({}))).toEqual([['root', { message: 'There is one already.' }]])
    expect(failureShownFor(new Error('x'), { sentence: () => 'Not saved.' })).toEqual([
      ['root', { message: 'Not saved.' }],
    ])
  })
})
