import { type Logger, pino } from 'pino'
import { UNDECLARED_ERROR } from '../plugins/errors'

/** Records, from a test application's log, which endpoints have answered errors that their contracts don't declare. */
export function recordUndeclaredErrors(): { readonly logger: Logger; assertNone(): void } {
  const found = new Set<string>()
  const write = (line: string) => {
    if (!line.includes(UNDECLARED_ERROR)) return
    const { method, path, code } = JSON.parse(line) as Record<'method' | 'path' | 'code', string>
    found.add(`${method} ${path} answers '${code}'`)
  }
  return {
    logger: pino({ level: 'warn' }, { write }),
    assertNone: () => {
      if (found.size > 0)
        throw new Error(
          `Endpoints answered with errors that their contracts don't declare: ${[...found].join('; ')}`,
        )
    },
  }
}
