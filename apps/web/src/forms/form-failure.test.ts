// @vitest-environment jsdom
import type { UseFormSetError } from 'react-hook-form'
import { describe, expect, it } from 'vitest'
import { FileProblem, fileProblemSentence } from '../files/file-problem'
import {
  ApiError,
  errorSentence,
  isForbidden,
  isNotFound,
  isOffline,
  isUnauthorised,
} from '../http/api-error'
import { openPage } from '../testing/page'
import { renderHook } from '../testing/render-hook'
import { showFieldIssues } from './form-failure'
import { useFocusWhenIdle } from './form-focus'

openPage({ user: null })

describe('error messages', () => {
  const error = (status: number, code = 'x') => new ApiError({ status, code, detail: 'Detail.' })

  it('come from the server, with a default for unexpected errors', () => {
    expect(errorSentence(error(400))).toBe('Detail.')
    for (const other of [new Error('x'), 'x', undefined]) {
      expect(errorSentence(other)).toBe('Something went wrong. Please try again.')
    }
    expect(fileProblemSentence(new FileProblem('It is empty.'))).toBe('It is empty.')
    expect(fileProblemSentence(new RangeError('x'))).toMatch(/damaged/)
  })

  it('distinguish refusals by their status, and ignore other objects', () => {
    const kinds = (one: unknown) => [isUnauthorised(one), isForbidden(one), isNotFound(one), isOffline(one)]
    expect(kinds(error(401))).toEqual([true, false, false, false])
    expect(kinds(error(403))).toEqual([false, true, false, false])
    expect(kinds(error(404))).toEqual([false, false, true, false])
    expect(kinds(error(0, 'offline'))).toEqual([false, false, false, true])
    expect(kinds({ status: 401 })).toEqual([false, false, false, false])
  })

  it('appear below their fields, one per field, with the focus on the first', () => {
    const shown: unknown[] = []
    const setError = ((...args: unknown[]) => shown.push(args)) as UseFormSetError<{
      name: string
      code: string
    }>
    const issue = (field: string, msg: string) => ({ loc: ['body', field], msg, type: 'x' })
    const refused = (...fieldIssues: ReturnType<typeof issue>[]) =>
      new ApiError({ status: 422, code: 'invalid_input', detail: '', fieldIssues })
    const fields = { name: 'name', verification_code: 'code' } as const
    const two = refused(issue('name', 'A'), issue('name', 'B'), issue('verification_code', 'C'))
    expect(showFieldIssues(two, setError, fields)).toBe(true)
    expect(shown).toEqual([
      ['name', { message: 'A' }, { shouldFocus: true }],
      ['code', { message: 'C' }, { shouldFocus: false }],
    ])
    expect(showFieldIssues(refused(issue('other', 'D')), setError, fields)).toBe(false)
    expect(showFieldIssues(refused(), setError, fields)).toBe(false)
    expect(showFieldIssues(new Error('x'), setError, fields)).toBe(false)
  })
})

describe('useFocusWhenIdle', () => {
  it('moves the focus once, when the form is no longer busy', async () => {
    const moved: string[] = []
    const hook = await renderHook((isBusy: boolean) => useFocusWhenIdle(isBusy), true as boolean)
    hook.current(() => moved.push('first'))
    hook.current(() => moved.push('second'))
    await hook.rerender(true)
    expect(moved).toEqual([])
    await hook.rerender(false)
    await hook.rerender(false)
    expect(moved).toEqual(['second'])
  })
})
