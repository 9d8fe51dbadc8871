// @vitest-environment jsdom
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { openPage } from '../testing/page'
import { readStoredValue, storeValue } from './stored-value'

openPage({ user: null })

describe('readStoredValue', () => {
  const schema = z.object({ n: z.int() })
  const storage = () => sessionStorage

  it('returns what was stored if it matches the schema', () => {
    storeValue(storage, 'k', { n: 4 })
    expect(readStoredValue(storage, 'k', schema)).toEqual({ n: 4 })
    storeValue(storage, 'k', undefined)
    expect(readStoredValue(storage, 'k', schema)).toBeUndefined()
    for (const other of ['{', '{"n":"4"}', '[]', '']) {
      sessionStorage.setItem('k', other)
      expect(readStoredValue(storage, 'k', schema)).toBeUndefined()
    }
  })

  it('returns undefined when the browser forbids storage', () => {
    const forbidden = (): Storage => {
      throw new DOMException('denied', 'SecurityError')
    }
    storeValue(forbidden, 'k', 1)
    expect(readStoredValue(forbidden, 'k', schema)).toBeUndefined()
  })
})
