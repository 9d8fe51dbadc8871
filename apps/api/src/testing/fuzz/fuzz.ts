import type { Endpoint } from '@wordhoard/contracts/endpoint'
import { canAnswer } from '@wordhoard/contracts/endpoint-errors'
import { type ErrorCode, errorBody, errorTable } from '@wordhoard/contracts/errors'
import fc from 'fast-check'
import type { FastifyInstance, LightMyRequestResponse } from 'fastify'
import * as z from 'zod/mini'
import { withOneFault } from './schema-faults'
import { type Hints, type Kind, valuesOf } from './schema-values'

const kinds = ['usual', 'edge', 'unstorable', 'faulty'] as const

/** Returns how many of an endpoint's requests are of each kind; the remainder is usual. */
function sharesOf(requests: number): Record<(typeof kinds)[number], number> {
  const part = (share: number) => Math.max(1, Math.round(requests * share))
  const [edge, unstorable, faulty] = [part(0.3), part(0.15), part(0.25)]
  return { usual: Math.max(1, Math.ceil(requests - edge - unstorable - faulty)), edge, unstorable, faulty }
}

/**
 * Sends an endpoint requests generated from its schemas.
 *
 * @param send sends one request and returns the response
 * @returns a line for each kind of request that found a problem, about the first one
 */
export async function problemsWith(
  endpoint: Endpoint,
  hints: Hints,
  { requests, seed, send }: FuzzOptions,
): Promise<string[]> {
  const hasInput = Boolean(endpoint.params ?? endpoint.query ?? endpoint.body)
  const problems: string[] = []
  const shares = sharesOf(requests)
  for (const kind of kinds) {
    const isFaulty = kind === 'faulty'
    if (!hasInput && kind !== 'usual') break
    const inputs = isFaulty ? faultyRequestsOf(endpoint, hints) : requestsOf(endpoint, kind, hints)
    if (!inputs) continue
    const property = fc.asyncProperty(inputs, async (input) => {
      const problem = problemOf(endpoint, await send(input), isFaulty)
      if (problem) throw new Error(problem)
    })
    const numRuns = hasInput ? shares[kind] : Math.ceil(requests)
    // Without shrinking, because the requests sent so far have changed the data.
    const result = await fc.check(property, { numRuns, seed, endOnFailure: true })
    if (!result.failed) continue
    const request = JSON.stringify(result.counterexample)?.slice(0, 600)
    problems.push(`${endpoint.method} ${endpoint.path}: ${result.errorInstance} ${request}`)
  }
  return problems
}

interface FuzzOptions {
  readonly requests: number
  readonly seed: number
  readonly send: (input: Input) => Promise<LightMyRequestResponse>
}

/** Parts of a request before they are parsed. */
interface Input {
  readonly params?: Record<string, unknown>
  readonly query?: Record<string, unknown>
  readonly body?: unknown
}
const parts = ['params', 'query', 'body'] as const

/** Generates requests that an endpoint's schemas accept. */
function requestsOf(endpoint: Endpoint, kind: Kind, hints: Hints): fc.Arbitrary<Input> {
  const values = parts.map((part) => {
    const schema = endpoint[part]
    if (!schema) return fc.constant(undefined)
    const made = valuesOf(schema, kind, hints, part)
    if (part === 'body') return made
    return made
      .map((value) => {
        const sent = asSent(value as Record<string, unknown>)
        return kind === 'usual' && part === 'query' ? inPairs(sent) : sent
      })
      .filter((value) => schema.safeParse(value).success && (part === 'query' || isPath(endpoint, value)))
  })
  return fc.tuple(...values).map((made) => inputOf(made))
}

/** Returns a request that an endpoint's schemas accept, the same each time. */
export function usualInput(endpoint: Endpoint): Input {
  const [input] = fc.sample(
    requestsOf(endpoint, 'usual', () => undefined),
    { numRuns: 1, seed: 1 },
  )
  return input!
}

/** Gives a query as many sort directions as columns; only the server checks this. */
function inPairs(query: Record<string, unknown>): Record<string, unknown> {
  const { orders_by: columns, orders_dir: _, ...rest } = query
  if (columns === undefined) return rest
  return { ...rest, orders_by: columns, orders_dir: [columns].flat().map(() => 'desc') }
}

/** Number of requests tried before an endpoint counts as one that accepts everything. */
const FAULT_TRIES = 200

/** Generates requests with one fault, for an endpoint that has input; undefined if its schemas accept everything. */
function faultyRequestsOf(endpoint: Endpoint, hints: Hints): fc.Arbitrary<Input> | undefined {
  const withParts = parts.filter((part) => endpoint[part])
  const tried = fc
    .tuple(requestsOf(endpoint, 'usual', hints), fc.nat(), fc.constantFrom(...withParts))
    .map(([input, pick, first]) => {
      for (const part of [first, ...withParts]) {
        const isPlain = part !== 'body' || endpoint.encoding === 'form'
        const broken = withOneFault(endpoint[part]!, input[part], pick, isPlain)
        if (broken === undefined) continue
        const sent = isPlain ? asSent(broken as Record<string, unknown>) : broken
        if (part === 'params' && !isPath(endpoint, sent as Record<string, unknown>)) continue
        if (isPlain && endpoint[part]!.safeParse(sent).success) continue
        return { ...input, [part]: sent }
      }
      return undefined
    })
  const hasFaults = fc.sample(tried, { numRuns: FAULT_TRIES, seed: 1 }).some((input) => input !== undefined)
  return hasFaults ? tried.filter((input) => input !== undefined) : undefined
}

function inputOf(made: readonly unknown[]): Input {
  return Object.fromEntries(
    parts.flatMap((part, index) => (made[index] === undefined ? [] : [[part, made[index]]])),
  )
}

/** Converts values to what a URL can carry: text, or a list of texts; a list of one becomes that text. */
function asSent(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, unknown][] => {
      if (!Array.isArray(value)) return [[name, String(value).toWellFormed()]]
      if (value.length === 0) return []
      return [[name, value.length === 1 ? String(value[0]) : value.map(String)]]
    }),
  )
}

/** Returns whether parameters survive in a path: dots are path steps, and a missing value changes the path. */
function isPath({ path }: Endpoint, params: Record<string, unknown>): boolean {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name]) => name!)
  return names.every((name) => name in params && !/^(\.{0,2}|me)$/.test(String(params[name])))
}

/** Sends a request to an application. */
export function sendInput(
  app: FastifyInstance,
  endpoint: Endpoint,
  { params = {}, query = {}, body }: Input,
  headers: Record<string, string>,
): Promise<LightMyRequestResponse> {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params[name])))
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      (Array.isArray(value) ? value : [value]).map((each): [string, string] => [name, String(each)]),
    ),
  )
  const isForm = endpoint.encoding === 'form' && typeof body === 'object' && body !== null
  return app.inject({
    method: endpoint.method,
    url: `/api${path}${search.size > 0 ? `?${search}` : ''}`,
    headers: {
      ...headers,
      ...(body !== undefined && {
        'content-type': isForm ? 'application/x-www-form-urlencoded' : 'application/json',
      }),
    },
    ...(body !== undefined && {
      payload: isForm ? new URLSearchParams(body as Record<string, string>).toString() : JSON.stringify(body),
    }),
  })
}

/**
 * Checks a response for server errors and for anything that the contract doesn't allow.
 *
 * @returns a sentence about the problem; undefined if there is none
 */
function problemOf(
  endpoint: Endpoint,
  answer: LightMyRequestResponse,
  isFaulty: boolean,
): string | undefined {
  const { statusCode, payload } = answer
  if (statusCode >= 500) return `server error: ${statusCode} ${payload}`
  if (statusCode >= 400) {
    const error = errorBody.safeParse(jsonOf(payload))
    if (!error.success) return `error body not as in the contract: ${statusCode} ${payload.slice(0, 200)}`
    const code = error.data.code as ErrorCode
    if (errorTable[code]?.status !== statusCode) return `${code} sent with status ${statusCode}`
    if (!canAnswer(endpoint, code)) return `${code}, which the contract doesn't declare`
    return undefined
  }
  if (isFaulty) return `invalid input accepted: ${statusCode}`
  if (statusCode !== (endpoint.status ?? 200)) return `${statusCode} instead of ${endpoint.status ?? 200}`
  if (!endpoint.response) {
    const isEmpty = payload === ''
    return isEmpty === (endpoint.produces === undefined)
      ? undefined
      : `unexpected body length: ${payload.length}`
  }
  const json = jsonOf(payload)
  const parsed = z.safeParse(endpoint.response, json)
  if (!parsed.success)
    return `answer not as in the contract: ${JSON.stringify(parsed.error.issues).slice(0, 300)}`
  return undefined
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
