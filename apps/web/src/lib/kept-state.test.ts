// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openPage } from '../testing/page'
import { keepState, recallState } from './kept-state'

openPage({ user: null })

describe('recallState', () => {
  const schema = z.object({ n: z.int() })
  const storage = () => sessionStorage

  it('returns what was stored if it matches the schema', () => {
    keepState(storage, 'k', { n: 4 })
    expect(recallState(storage, 'k', schema)).toEqual({ n: 4 })
    keepState(storage, 'k', undefined)
    expect(recallState(storage, 'k', schema)).toBeUndefined()
    for (const other of ['{', '{"n":"4"}', '[]', '']) {
      sessionStorage.setItem('k', other)
      expect(recallState(storage, 'k', schema)).toBeUndefined()
    }
  })

  it('returns undefined when the browser forbids storage', () => {
    const forbidden = (): Storage => {
      throw new DOMException('denied', 'SecurityError')
    }
    keepState(forbidden, 'k', 1)
    expect(recallState(forbidden, 'k', schema)).toBeUndefined()
  })
})
