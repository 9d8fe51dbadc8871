import type * as z from 'zod/mini'
import type { ErrorCode } from './errors'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may make a call. `public`: anybody. `session`: logged-in users. `optional`: anybody, but logged-in users may get
 * a different answer, which includes their private content.
 */
export type Access = 'public' | 'optional' | 'session'

type Schema = z.ZodMiniType

/**
 * With what a browser keeps a successful answer on the device of a logged-in user, for when the network is away. Only
 * for calls that change nothing. `account`: who they are, and their settings. `page`: the pages opened last. `text`: the
 * text that is open. `article`, `vocabulary`, `chat`: the one whose `id` is in the path.
 */
export type Keep = 'account' | 'page' | 'text' | 'article' | 'vocabulary' | 'chat'

/** One call of the API as a value: the server registers it, the client calls it, the documentation lists it. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | undefined = Schema | undefined,
  Auth extends Access = Access,
  Idempotent extends boolean = boolean,
> {
  readonly method: Method
  /** Path below `/api`, with parameters as `:name`. */
  readonly path: `/${string}`
  readonly auth: Auth
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** Encoding of the body; JSON by default. */
  readonly encoding?: 'form'
  /** With what the answer is kept on the device; absent if it isn't kept. */
  readonly keep?: Keep
  /** Whether pages make a call that isn't a GET before anybody touches them; browsers then send it with less code. */
  readonly isEarly?: true
  /** Whether a call that repeats an `Idempotency-Key` gets the first answer again. */
  readonly idempotent?: Idempotent
  /** How many days a repeated key is recognised; 1 by default. Calls that wait on a device without a network need more. */
  readonly keyDays?: number
  /** Schema of a successful answer; absent if the answer has no body, or if the body is bytes (`produces`). */
  readonly response?: Answer
  /** Status of a successful answer; 200 by default. */
  readonly status?: 200 | 201 | 204
  /** Media type of an answer that isn't JSON. */
  readonly produces?: string
  /** Maximum size of the body in bytes; 256 KB by default. */
  readonly bodyLimit?: number
  /** Errors in addition to the common ones (endpoint-errors.ts). */
  readonly errors?: readonly ErrorCode[]
}

/** Whether an endpoint has a part; the type of a missing part is `undefined`. */
type Has<S> = [NonNullable<S>] extends [never] ? false : true
type Output<S> = Has<S> extends true ? z.output<NonNullable<S>> : undefined
type Part<Name extends string, S> =
  Has<S> extends true ? { readonly [K in Name]: z.input<NonNullable<S>> } : unknown

/** The query, which may be left out if nothing in it is required. */
type QueryPart<S> =
  Has<S> extends true
    ? Record<never, never> extends z.input<NonNullable<S>>
      ? { readonly query?: z.input<NonNullable<S>> | undefined }
      : { readonly query: z.input<NonNullable<S>> }
    : unknown

/** What a caller passes: only the parts that the endpoint has. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  QueryPart<E['query']> &
  Part<'body', E['body']>

/** What a handler receives: the parsed parts. */
export interface HandlerInput<E extends Endpoint> {
  readonly params: Output<E['params']>
  readonly query: Output<E['query']>
  readonly body: Output<E['body']>
}

/** The answer of a call; `undefined` if it is bytes or empty. */
export type AnswerOf<E extends Endpoint> = Output<E['response']>

/** Declares an endpoint: returns its argument with its exact type. */
export function endpoint<
  const P extends Schema | undefined = undefined,
  const Q extends Schema | undefined = undefined,
  const B extends Schema | undefined = undefined,
  const A extends Schema | undefined = undefined,
  const Auth extends Access = Access,
  const Idempotent extends boolean = false,
>(value: Endpoint<P, Q, B, A, Auth, Idempotent>): Endpoint<P, Q, B, A, Auth, Idempotent> {
  return value
}
