import type { AnswerOf, Endpoint, HandlerInput } from '@wordhoard/contracts/endpoint'
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteShorthandOptions } from 'fastify'
import * as z from 'zod/mini'
import type { Actor } from './actor'
import { Download, FilePart } from './download'
import { EventStream } from './event-stream'
import type { IdempotentAnswers, RunIdempotently } from './idempotency/idempotency'
import { parseInput } from './parse-input'
import { JsonText, RawBody } from './raw-body'

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `route()`; plugins/access.ts refuses routes without it. */
    endpoint?: Endpoint
    /** Whether the handler accepts long bodies unparsed. */
    takesLongBodies?: boolean
  }
  interface FastifyInstance {
    /** Every endpoint registered so far. */
    endpoints: Endpoint[]
    /** For plugins/answers-from-memory.ts. */
    memoryRoutes: MemoryRoute[]
    idempotentAnswers: IdempotentAnswers
  }
  interface FastifyRequest {
    /** The caller; set by plugins/access.ts on endpoints that are not simply public. */
    actor: Actor | undefined
  }
}

/** Context of a call besides its input. `actor` is always set if the endpoint requires a session. */
export interface CallContext<E extends Endpoint = Endpoint> {
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly actor: E['auth'] extends 'session' ? Actor : Actor | undefined
  /** Only on idempotent endpoints: runs the call's changes once for each `Idempotency-Key`. */
  readonly runIdempotently: true extends NonNullable<E['idempotent']> ? RunIdempotently : undefined
}

/** An answer that writes its own response. */
type RawAnswer = RawBody | JsonText | Download | FilePart | EventStream
/** Result of a handler; void for endpoints that have no response schema. */
// biome-ignore lint/suspicious/noConfusingVoidType: such handlers return nothing
type Result<E extends Endpoint> = (AnswerOf<E> extends undefined ? void : AnswerOf<E>) | RawAnswer

type Handler<E extends Endpoint> = (
  input: HandlerInput<E>,
  context: CallContext<E>,
) => Result<E> | Promise<Result<E>>

const DEFAULT_BODY_LIMIT = 256 * 1024

/** Finds the answer to a call by its input, which nothing has checked yet. */
type AnswerFromMemory = (input: Pick<FastifyRequest, 'params' | 'query'>) => RawBody | undefined

/** A route whose most frequent calls memory can answer. */
interface MemoryRoute {
  readonly url: string
  readonly answer: AnswerFromMemory
}

export interface RouteOptions<E extends Endpoint> {
  /**
   * Answers the most frequent calls from memory, before anything is parsed. May only hold answers to requests that have
   * passed the schemas before.
   */
  readonly answerFromMemory?: AnswerFromMemory
  /**
   * What an idempotent endpoint stores for a repeated call: its answer, or only the result of the handler's
   * `runIdempotently`, from which the handler makes the answer again. Choose `result` if the answer holds personal
   * data.
   */
  readonly keeps?: 'answer' | 'result'
  /** Answers a call with a long body (plugins/long-bodies.ts), which is neither parsed nor validated. */
  readonly handleLongBody?: (body: Buffer, context: CallContext<E>) => Promise<Result<E>>
}

/**
 * Registers an endpoint. Its inputs are parsed with its schemas (a 400 names the field). Its answer is encoded with the
 * response schema, which strips unlisted fields; answers kept as bytes are sent as they are.
 */
export function route<E extends Endpoint>(
  app: FastifyInstance,
  endpoint: E,
  handler: Handler<E>,
  { answerFromMemory, keeps = 'answer', handleLongBody }: RouteOptions<E> = {},
): void {
  app.endpoints.push(endpoint)
  if (answerFromMemory) app.memoryRoutes.push({ url: app.prefix + endpoint.path, answer: answerFromMemory })
  const options: RouteShorthandOptions = {
    config: { endpoint, takesLongBodies: handleLongBody !== undefined },
    bodyLimit: endpoint.bodyLimit ?? DEFAULT_BODY_LIMIT,
  }
  const inputOf = (request: FastifyRequest) =>
    ({
      params: parseInput(endpoint.params, 'params', request.params),
      query: parseInput(endpoint.query, 'query', request.query),
      body: parseInput(endpoint.body, 'body', request.body),
    }) as HandlerInput<E>
  const toJson = (answer: unknown) => JSON.stringify(z.encode(endpoint.response as z.ZodMiniType, answer))
  const answerRequest = async (
    request: FastifyRequest,
    reply: FastifyReply,
    runIdempotently?: RunIdempotently,
  ) => {
    const context = { request, reply, actor: request.actor, runIdempotently } as CallContext<E>
    const answer =
      handleLongBody && request.body instanceof Buffer
        ? await handleLongBody(request.body, context)
        : await handler(inputOf(request), context)
    if (answer instanceof RawBody) return answer.send(request, reply)
    if (answer instanceof JsonText) return sendJson(reply, answer.text)
    if (answer instanceof Download) return answer.send(reply)
    if (answer instanceof FilePart) return answer.send(request, reply)
    if (answer instanceof EventStream) return answer.respond(reply)
    if (endpoint.response) return sendJson(reply, toJson(answer))
    return reply.status(endpoint.status ?? 200).send()
  }
  const sendJson = (reply: FastifyReply, json: string) =>
    reply
      .status(endpoint.status ?? 200)
      .header('content-type', 'application/json; charset=utf-8')
      .send(json)
  /** Sends the first answer again when a call is repeated. */
  const answerIdempotently = async (request: FastifyRequest, reply: FastifyReply) => {
    const actor = request.actor!
    const key = app.idempotentAnswers.keyOf(request)
    const known = keeps === 'answer' && key && (await app.idempotentAnswers.find(actor, key))
    if (known) return endpoint.response ? sendJson(reply, known) : reply.status(endpoint.status ?? 200).send()
    // A call without an answer stores that it was made.
    const toKeep = !endpoint.response ? () => 'null' : keeps === 'answer' ? toJson : JSON.stringify
    return answerRequest(
      request,
      reply,
      app.idempotentAnswers.runIdempotently(actor, key, toKeep, endpoint.keyDays),
    )
  }
  const usual = endpoint.idempotent ? answerIdempotently : answerRequest
  app.route({
    method: endpoint.method,
    url: endpoint.path,
    ...options,
    handler: (request, reply) => answerFromMemory?.(request)?.send(request, reply) ?? usual(request, reply),
  })
}
