import type { AnswerOf, CallInput, Endpoint } from '@wordhoard/contracts/endpoint'
// The first change loads it, which tests that stop the clock would wait for in vain.
import 'axios'
import * as z from 'zod/mini'

/** A request as the page sent it. */
export interface SentRequest<E extends Endpoint = Endpoint> {
  readonly params: Record<string, string>
  readonly query: Record<string, string>
  readonly body: CallInput<E> extends { readonly body: infer Body } ? Body : unknown
  readonly token: string | undefined
  readonly idempotencyKey: string | undefined
  readonly signal: AbortSignal | undefined
}

/** Thrown by a test instead of an answer to make the server refuse. */
export class Refusal extends Error {
  readonly status: number
  readonly body: object
  readonly headers: Record<string, string>

  constructor(status: number, code: string, detail: unknown = code, headers: Record<string, string> = {}) {
    super(`${status} ${code}`)
    this.status = status
    this.body = { detail, code, request_id: 'r' }
    this.headers = headers
  }
}

/** Thrown by a test instead of an answer to break the connection, before or after the server has acted. */
export class LostConnection extends Error {}

type Responder<E extends Endpoint> = (request: SentRequest<E>) => AnswerOf<E> | Promise<AnswerOf<E>>

interface Route {
  readonly endpoint: Endpoint
  readonly respond: (request: SentRequest) => unknown
}

/** A request that waits until the test answers it. */
export interface HeldRequest<E extends Endpoint> {
  readonly request: SentRequest<E>
  readonly answer: (answer: AnswerOf<E>) => void
  readonly fail: (reason: Refusal | LostConnection) => void
}

interface WireAnswer {
  readonly status: number
  readonly headers: Record<string, string>
  readonly data: unknown
}

interface WireRequest {
  readonly method: string
  readonly url: string
  readonly headers: Record<string, unknown>
  readonly data: unknown
  readonly signal: AbortSignal | undefined
}

/** Fake server that replaces the network; everything in front of it is the product's own code. */
export class FakeServer {
  #routes: Route[] = []
  #sent: { endpoint: Endpoint; request: SentRequest }[] = []
  /** Requests that the test did not expect, and those that break the contract. */
  readonly unforeseen: string[] = []

  /** Answers a call from now on, with a value or a function of the request, which may throw a refusal. */
  answer<E extends Endpoint>(endpoint: E, answer: AnswerOf<E> | Responder<E>): void {
    const respond =
      typeof answer === 'function' ? (answer as (request: SentRequest) => unknown) : () => answer
    this.#routes = [{ endpoint, respond }, ...this.#routes.filter((route) => route.endpoint !== endpoint)]
  }

  refuse(endpoint: Endpoint, ...refusal: ConstructorParameters<typeof Refusal>): void {
    this.#fail(endpoint, () => new Refusal(...refusal))
  }

  loseConnection(endpoint: Endpoint): void {
    this.#fail(endpoint, () => new LostConnection())
  }

  #fail(endpoint: Endpoint, reason: () => Error): void {
    this.answer(endpoint, () => {
      throw reason()
    })
  }

  /**
   * Holds calls back, so that a test decides when and in which order to answer them.
   *
   * @returns the held requests, to which new ones are added
   */
  hold<E extends Endpoint>(endpoint: E): HeldRequest<E>[] {
    const held: HeldRequest<E>[] = []
    this.answer(endpoint, (request) => new Promise((answer, fail) => held.push({ request, answer, fail })))
    return held
  }

  /** Returns the requests to an endpoint so far, in order. */
  requestsTo<E extends Endpoint>(endpoint: E): SentRequest<E>[] {
    return this.#sent.flatMap((one) => (one.endpoint === endpoint ? [one.request as SentRequest<E>] : []))
  }

  forgetRequests(): void {
    this.#sent = []
  }

  /** Removes all answers and requests. */
  reset(): void {
    this.#routes = []
    this.#sent = []
    this.unforeseen.length = 0
  }

  #check({ method, path, body, params }: Endpoint, request: SentRequest): void {
    for (const [schema, part] of [
      [body, request.body],
      [params, request.params],
    ] as const) {
      const parsed = schema && z.safeParse(schema, part)
      if (parsed && !parsed.success) {
        this.unforeseen.push(`${method} ${path} with ${JSON.stringify(part)}: ${parsed.error.message}`)
      }
    }
  }

  /** Records a request and answers it as the test has set up. */
  async receive({ method, url, headers, data, signal }: WireRequest): Promise<WireAnswer> {
    const { pathname, searchParams } = new URL(url, 'http://localhost')
    const found = this.#routes
      .filter(({ endpoint }) => endpoint.method === method.toUpperCase())
      .flatMap((route) => {
        const params = paramsOf(route.endpoint, pathname)
        return params ? [{ ...route, params }] : []
      })
      .sort((a, b) => Object.keys(a.params).length - Object.keys(b.params).length)[0]
    if (!found) {
      this.unforeseen.push(`${method.toUpperCase()} ${pathname}`)
      return { status: 500, headers: {}, data: '' }
    }
    const request: SentRequest = {
      params: found.params,
      query: Object.fromEntries(
        [...searchParams.keys()].map((name) => [name, searchParams.getAll(name).join()]),
      ),
      body: bodyOf(found.endpoint, data),
      token: (headers.authorization as string | undefined)?.replace('Bearer ', ''),
      idempotencyKey: headers['idempotency-key'] as string | undefined,
      signal,
    }
    this.#check(found.endpoint, request)
    this.#sent.push({ endpoint: found.endpoint, request })
    return answerRequest(found, request, signal)
  }
}

async function answerRequest(
  { endpoint, respond }: Route,
  request: SentRequest,
  signal: AbortSignal | undefined,
): Promise<WireAnswer> {
  let abort = () => {}
  try {
    const aborted = new Promise<never>((_, fail) => {
      abort = () => fail(new LostConnection())
      signal?.addEventListener('abort', abort)
    })
    if (signal?.aborted) throw new LostConnection()
    // Answers asynchronously even if the answer is known.
    const answer = await Promise.race([Promise.resolve().then(() => respond(request)), aborted])
    const data = endpoint.produces ? answer : JSON.stringify(answer ?? '')
    return { status: endpoint.status ?? 200, headers: {}, data }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { status: error.status, headers: error.headers, data: JSON.stringify(error.body) }
  } finally {
    signal?.removeEventListener('abort', abort)
  }
}

function paramsOf({ path }: Endpoint, pathname: string): Record<string, string> | undefined {
  const pattern = `/api${path}`.split('/')
  const parts = pathname.split('/')
  if (pattern.length !== parts.length) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of pattern.entries()) {
    const actual = parts[at]!
    const [fixed = '', name] = part.split(':')
    if (name === undefined ? part !== actual : !actual.startsWith(fixed)) return undefined
    if (name !== undefined) params[name] = decodeURIComponent(actual.slice(fixed.length))
  }
  return params
}

function bodyOf({ encoding }: Endpoint, data: unknown): unknown {
  if (data === undefined || data === null) return undefined
  if (encoding === 'form') return Object.fromEntries(new URLSearchParams(String(data)))
  return JSON.parse(String(data))
}

let present: FakeServer | undefined

/** Sets the server that answers the page's requests; undefined if there is none. */
export function connect(server: FakeServer | undefined): void {
  present = server
}

/** Takes the place of the browser's own `fetch`. */
export const fakeFetch: typeof fetch = async (input, init = {}) => {
  const { status, headers, data } = await present!.receive({
    method: init.method ?? 'GET',
    url: String(input),
    headers: Object.fromEntries(new Headers(init.headers)),
    data: init.body,
    signal: init.signal ?? undefined,
  })
  if (data instanceof Response) return data
  const answer = new Response(status === 204 || data instanceof Blob ? null : (data as BodyInit), {
    status,
    headers,
  })
  // The Blob of a simulated page means nothing to the Response of Node.
  return data instanceof Blob ? Object.assign(answer, { blob: async () => data }) : answer
}
