import * as z from 'zod/mini'
import en from 'zod/v4/locales/en.js'
import { AppError } from './app-error'

// Without a locale, Zod's only message is “Invalid input”.
z.config(en())

type Place = 'params' | 'query' | 'body'

/**
 * Parses one part of a request with its schema. Returns undefined if there is no schema.
 *
 * @throws AppError `invalid_input`, which names the fields
 */
export function parseInput<Schema extends z.ZodMiniType>(
  schema: Schema,
  place: Place,
  value: unknown,
): z.output<Schema>
export function parseInput(schema: z.ZodMiniType | undefined, place: Place, value: unknown): unknown
export function parseInput(schema: z.ZodMiniType | undefined, place: Place, value: unknown): unknown {
  if (!schema) return undefined
  const result = schema.safeParse(value)
  if (result.success) return result.data
  throw new AppError(
    'invalid_input',
    result.error.issues.map((issue) => ({
      loc: [place, ...issue.path.map((part) => (typeof part === 'symbol' ? String(part) : part))],
      msg: issue.message,
      type: issue.code ?? 'invalid',
    })),
  )
}
