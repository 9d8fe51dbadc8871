import type * as z from 'zod/mini'
import type { ErrorCode } from './errors'

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/**
 * Who may make a call: anybody, or somebody with a session. `optional`: anybody, and who is signed in may get another
 * answer (one's own private things).
 */
export type Access = 'public' | 'optional' | 'session'

type Schema = z.ZodMiniType

/** One call of the API as a value: the server registers it, the client makes it, the documentation shows it. */
export interface Endpoint<
  Params extends Schema | undefined = Schema | undefined,
  Query extends Schema | undefined = Schema | undefined,
  Body extends Schema | undefined = Schema | undefined,
  Answer extends Schema | undefined = Schema | undefined,
  Auth extends Access = Access,
  Idempotent extends boolean = boolean,
> {
  readonly method: Method
  /** Path below `/api`, parameters as `:name`. */
  readonly path: `/${string}`
  readonly auth: Auth
  readonly summary: string
  readonly params?: Params
  readonly query?: Query
  readonly body?: Body
  /** How the body is written; JSON unless said otherwise. */
  readonly encoding?: 'form'
  /** Whether a call that brings an `Idempotency-Key` used before gets the first answer again. */
  readonly idempotent?: Idempotent
  /** What a success answers; absent when there is no body, or when the body is bytes (`produces`). */
  readonly response?: Answer
  /** Status of success; 200 unless said otherwise. */
  readonly status?: 200 | 201 | 204
  /** Media type of an answer that is not JSON. */
  readonly produces?: string
  /** Most bytes a body may have; 256 KB unless said otherwise. */
  readonly bodyLimit?: number
  /** Errors besides the common ones (endpoint-errors.ts). */
  readonly errors?: readonly ErrorCode[]
}

/** A part that the endpoint does not have is `undefined` in its type. */
type Has<S> = [NonNullable<S>] extends [never] ? false : true
type Output<S> = Has<S> extends true ? z.output<NonNullable<S>> : undefined
type Part<Name extends string, S> =
  Has<S> extends true ? { readonly [K in Name]: z.input<NonNullable<S>> } : unknown

/** What a caller passes: only the parts that the endpoint has. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>

/** What a handler receives: the parsed parts. */
export interface HandlerInput<E extends Endpoint> {
  readonly params: Output<E['params']>
  readonly query: Output<E['query']>
  readonly body: Output<E['body']>
}

/** What the call answers; `undefined` when it answers bytes or nothing. */
export type AnswerOf<E extends Endpoint> = Output<E['response']>

/**
 * Declares a call. Returns its argument, typed to the letter.
 */
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
