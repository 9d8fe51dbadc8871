import type { ErrorCode, FieldIssue } from '@wordhoard/contracts/errors'
import { parse } from 'secure-json-parse'
import type * as z from 'zod/mini'
import { AppError } from '../../lib/app-error'
import { parsed } from '../../lib/parsed'

/** Why a body was not taken, as a thread says it. */
export interface RefusedBody {
  readonly refused: ErrorCode
  readonly detail: string | FieldIssue[]
}

/**
 * Does the work with a JSON body, read as Fastify and `route()` read short ones: what they would refuse, this answers as
 * refused.
 */
export function withBody<Schema extends z.ZodMiniType, Answer>(
  schema: Schema,
  bytes: Uint8Array,
  work: (body: z.output<Schema>) => Answer,
): Answer | RefusedBody {
  try {
    return work(parsed(schema, 'body', fromJson(bytes)))
  } catch (error) {
    if (error instanceof AppError) return { refused: error.code, detail: error.detail }
    throw error
  }
}

function fromJson({ buffer, byteOffset, byteLength }: Uint8Array): unknown {
  const text = Buffer.from(buffer, byteOffset, byteLength).toString()
  try {
    return parse(text, { protoAction: 'error', constructorAction: 'error' })
  } catch {
    throw new AppError('malformed_request')
  }
}

/** What the thread answered. Throws what it refused the body with. */
export function accepted<Answer extends object>(answer: Answer | RefusedBody): Answer {
  if ('refused' in answer) throw new AppError(answer.refused, answer.detail)
  return answer
}
