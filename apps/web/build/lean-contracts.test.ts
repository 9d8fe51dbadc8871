import { parseAst } from 'vite'
import { describe, expect, it } from 'vitest'
import { leanEndpoints } from './lean-contracts'

const lean = (code: string) => leanEndpoints(code, parseAst(code))

describe('leanEndpoints', () => {
  it('keeps of an endpoint what browsers read, and lets bundlers leave out an unused one', () => {
    const code = lean(`
export const getWord = endpoint({
  method: 'GET',
  path: '/words/:id',
  summary: 'Get a word, with its senses',
  params: z.object({ id: z.int() }),
  query: z.object({ body: z.string() }),
  keep: 'page',
  response: z.object({ summary: z.string(), status: z.int() }),
  errors: ['not_found'],
  status: 201
})
const remove = endpoint({ body: word, method: 'DELETE', path: '/words', auth: 'session' })`)
    expect(code?.replace(/\s+/g, ' ')).toBe(
      " export const getWord = /* @__PURE__ */ endpoint({ method: 'GET', path: '/words/:id', keep: 'page'," +
        ' response: z.object({ summary: z.string(), status: z.int() }), })' +
        " const remove = /* @__PURE__ */ endpoint({ method: 'DELETE', path: '/words', auth: 'session' })",
    )
  })

  it('leaves other code alone', () => {
    expect(lean('export const word = z.object({ body: z.string() })\nsend(endpoint({ body: word }))')).toBe(
      undefined,
    )
  })
})
