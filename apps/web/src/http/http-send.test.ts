import { endpoint } from '@wordhoard/contracts/endpoint'
import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { callUrl } from './http-send'

const search = endpoint({
  method: 'GET',
  path: '/words/:text/of/:id',
  auth: 'public',
  summary: 'a call for these tests',
  params: z.object({ text: z.string(), id: z.int() }),
  query: z.object({ orders_by: z.array(z.string()), limit: z.optional(z.int()) }),
})

describe('callUrl', () => {
  it('encodes path parameters, including slashes', () => {
    expect(callUrl(search, { params: { text: 'and/or don’t?', id: 3 } })).toBe(
      '/api/words/and%2For%20don%E2%80%99t%3F/of/3',
    )
  })

  it('repeats a query parameter with several values and omits absent ones', () => {
    const url = callUrl(search, {
      params: { text: 'a', id: 1 },
      query: { orders_by: ['priority', 'score'], limit: undefined },
    })
    expect(url).toBe('/api/words/a/of/1?orders_by=priority&orders_by=score')
  })
})
