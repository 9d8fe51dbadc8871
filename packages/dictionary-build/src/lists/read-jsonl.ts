import { readFile } from 'node:fs/promises'
import { basename } from 'node:path'
import * as z from 'zod'

/** A line of a list with its location, for messages. */
export interface ListLine<T> {
  readonly value: T
  /** file:line */
  readonly place: string
}

/** Thrown if a list doesn't have the required shape; the message gives file and line. */
export class ListError extends Error {
  override readonly name = 'ListError'
}

/** Reads a list with one JSON object per line; blank lines and lines that start with # are skipped. */
export async function readJsonLines<T>(path: string, schema: z.ZodType<T>): Promise<ListLine<T>[]> {
  const content = await readFile(path, 'utf8')
  const lines: ListLine<T>[] = []
  for (const [index, line] of content.split('\n').entries()) {
    if (line.trim() === '' || line.startsWith('#')) continue
    const place = `${basename(path)}:${index + 1}`
    const result = schema.safeParse(parseLine(line, place))
    if (!result.success) throw new ListError(`${place}: ${z.prettifyError(result.error)}`)
    lines.push({ value: result.data, place })
  }
  return lines
}

function parseLine(line: string, place: string): unknown {
  try {
    return JSON.parse(line)
  } catch (cause) {
    throw new ListError(`${place}: not JSON (${(cause as Error).message})`, { cause })
  }
}
