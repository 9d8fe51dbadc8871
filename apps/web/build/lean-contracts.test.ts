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
        ' response: /* @__PURE__ */ z.object({ summary: /* @__PURE__ */ z.string(),' +
        ' status: /* @__PURE__ */ z.int() }), })' +
        " const remove = /* @__PURE__ */ endpoint({ method: 'DELETE', path: '/words', auth: 'session' })",
    )
  })

  it('lets bundlers leave out other values that are not used, too', () => {
    expect(
      lean('const query = { page: z.optional(z.string().check(z.trim())), of: (page) => z.parse(page) }'),
    ).toBe(
      'const query = { page: /* @__PURE__ */ z.optional(/* @__PURE__ */ z.string().check(/* @__PURE__ */ z.trim())),' +
        ' of: (page) => z.parse(page) }',
    )
  })

  it('leaves other code alone', () => {
    expect(lean("export const words = ['tide']\nsend(endpoint({ body: words }))")).toBe(undefined)
  })
})
