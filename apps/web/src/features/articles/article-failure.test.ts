import { describe, expect, it } from 'vitest'
import { ApiError } from '../../http/api-error'
import { isConflict, showFailure } from './article-failure'

describe('a failure to save an article', () => {
  const show = (error: unknown) => {
    const shown: [string, string | undefined][] = []
    showFailure(error, (field, { message }) => shown.push([field, message]))
    return shown
  }
  const refused = (more: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
    new ApiError({ status: 422, code: 'x', detail: 'Not so.', requestId: 'r', ...more })

  it('is shown at the fields concerned, or above the buttons', () => {
    const issue = { loc: ['body', 'title'], msg: 'Too long', type: 'x' }
    expect(show(refused({ fieldIssues: [issue] }))).toEqual([['title', 'Too long']])
    expect(show(refused({}))).toEqual([['root', 'Not so.']])
    expect(show(refused({ status: 429, retryAfter: 30 }))).toEqual([
      ['root', 'Not so. You can try again in 30 seconds.'],
    ])
    expect(show(new Error('x'))).toEqual([['root', 'Failed to save article']])
  })

  it('is a conflict only when somebody else changed the article', () => {
    expect(isConflict(refused({ code: 'article_changed' }))).toBe(true)
    expect(isConflict(refused({}))).toBe(false)
    expect(isConflict(new Error('article_changed'))).toBe(false)
  })
})
