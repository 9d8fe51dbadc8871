/** Condenses the runners' JSON reports into the few lines needed at the end of a long log. */

/**
 * Outcome of one runner: counts of tests, failures with the first lines of their messages, and the time of each file.
 */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  readonly failures: readonly string[]
  /** Seconds by file, the slowest first; Playwright lists a file once for each project. */
  readonly times: readonly FileTime[]
}

interface FileTime {
  readonly name: string
  readonly seconds: number
}

interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message?: string
    /** Milliseconds since 1970. */
    readonly startTime: number
    readonly endTime: number
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[] | null
    }[]
  }[]
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[]
  readonly specs?: readonly {
    readonly title: string
    readonly file: string
    readonly line: number
    readonly tests: readonly {
      readonly status: string
      readonly projectName: string
      readonly results: readonly {
        /** Milliseconds. */
        readonly duration: number
        readonly error?: { readonly message?: string }
      }[]
    }[]
  }[]
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors?: readonly { readonly message?: string }[]
}

const ESCAPE = String.fromCharCode(27)
const COLOUR_CODES = new RegExp(`${ESCAPE}\\[[0-9;]*m`, 'gu')
const MAX_MESSAGE_LINES = 12

function shortenMessages(messages: readonly (string | undefined)[]): string {
  const lines = messages
    .filter((message) => message !== undefined)
    .flatMap((message) => message.replace(COLOUR_CODES, '').split('\n'))
    .filter((line) => line.trim() !== '')
    .slice(0, MAX_MESSAGE_LINES)
  return lines.map((line) => `\n    ${line.trim().slice(0, 300)}`).join('')
}

function sortBySlowest(milliseconds: ReadonlyMap<string, number>): FileTime[] {
  return [...milliseconds]
    .map(([name, time]) => ({ name, seconds: time / 1000 }))
    .sort((a, b) => b.seconds - a.seconds)
}

/**
 * Reads Vitest's `json` report. A file that could not be run is listed as a failure, though none of its tests is
 * counted.
 */
export function readVitestReport(report: VitestReport): Outcome {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const tests = assertionResults.filter((test) => test.status === 'failed')
    if (status === 'failed' && tests.length === 0) return [`${name}${shortenMessages([message])}`]
    return tests.map((test) => `${name} › ${test.fullName}${shortenMessages(test.failureMessages ?? [])}`)
  })
  const times = sortBySlowest(
    new Map(report.testResults.map(({ name, startTime, endTime }) => [name, endTime - startTime])),
  )
  return { passed: report.numPassedTests, failed: report.numFailedTests, failures, times }
}

/** Reads the JSON list of errors that no test caught, as lines among the failures. */
export function readUnhandledErrors(json: string): string[] {
  return (JSON.parse(json) as string[]).map((error) => `no test caught${shortenMessages([error])}`)
}

/** Reads Playwright's `json` report. A flaky test counts as failed. */
export function readPlaywrightReport(report: PlaywrightReport): Outcome {
  const failures: string[] = (report.errors ?? []).map(
    ({ message }) => `journeys${shortenMessages([message])}`,
  )
  const times = new Map<string, number>()
  const visit = (suite: PlaywrightSuite): void => {
    for (const spec of suite.specs ?? [])
      for (const test of spec.tests) {
        const file = `[${test.projectName}] ${spec.file}`
        const spent = test.results.reduce((sum, { duration }) => sum + duration, 0)
        times.set(file, (times.get(file) ?? 0) + spent)
        if (test.status === 'unexpected' || test.status === 'flaky')
          failures.push(
            `${file}:${spec.line} › ${spec.title}${shortenMessages(test.results.map(({ error }) => error?.message))}`,
          )
      }
    for (const inner of suite.suites ?? []) visit(inner)
  }
  visit(report)
  const { expected, unexpected, flaky } = report.stats
  return { passed: expected, failed: unexpected + flaky, failures, times: sortBySlowest(times) }
}
