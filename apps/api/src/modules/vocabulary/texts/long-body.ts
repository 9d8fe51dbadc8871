import type { ErrorCode, FieldIssue } from '@wordhoard/contracts/errors'
import { parse } from 'secure-json-parse'
import type * as z from 'zod/mini'
import { AppError } from '../../../lib/app-error'
import { parseInput } from '../../../lib/parse-input'

/** Why a thread refused a body. */
export interface RefusedBody {
  readonly refused: ErrorCode
  readonly detail: string | FieldIssue[]
}

/** Parses a JSON body as Fastify and `route()` parse short ones, then passes it to `work`. */
export function parseBodyThen<Schema extends z.ZodMiniType, Answer>(
  schema: Schema,
  bytes: Uint8Array,
  work: (body: z.output<Schema>) => Answer,
): Answer | RefusedBody {
  try {
    return work(parseInput(schema, 'body', fromJson(bytes)))
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

/** Returns a thread's answer. @throws AppError if the thread refused the body */
export function rejectRefused<Answer extends object>(answer: Answer | RefusedBody): Answer {
  if ('refused' in answer) throw new AppError(answer.refused, answer.detail)
  return answer
}
