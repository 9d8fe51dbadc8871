import { writeFileSync } from 'node:fs'
import type { Reporter, SerializedError } from 'vitest/node'

/** The variable that names the file to write. */
export const UNHANDLED_ERRORS_FILE = 'WORDHOARD_UNHANDLED_ERRORS_FILE'

/**
 * Writes the messages of the errors that no test caught as a JSON list of strings: they fail a run of Vitest, and its
 * own JSON report does not hold them.
 */
export default class UnhandledErrorsReporter implements Reporter {
  onTestRunEnd(_modules: unknown, errors: readonly SerializedError[]): void {
    const file = process.env[UNHANDLED_ERRORS_FILE]
    if (file) writeFileSync(file, JSON.stringify(errors.map(messageOf)))
  }
}

function messageOf(error: SerializedError): string {
  const text = error.stack ?? `${error.name}: ${error.message}`
  const origin = error.VITEST_TEST_PATH
  return origin ? `${text}\nin ${JSON.stringify(origin)}` : text
}
