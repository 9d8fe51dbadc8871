/**
 * Runs everything that must pass, in order of speed: `pnpm check` in parallel with the dictionary, the tests, then the
 * journeys in a real browser. Continues after a failure, so that one run reports everything. Ends with the time of each
 * step and file and with `N passed, N failed`.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromiumPath } from '@wordhoard/testkit/chromium-path'
import { checks } from './checks'
import { type Outcome, readPlaywrightReport, readUnhandledErrors, readVitestReport } from './test-reports'
import { Steps } from './test-steps'
import { UNHANDLED_ERRORS_FILE } from './unhandled-errors-reporter'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const scratch = mkdtempSync(join(tmpdir(), 'wordhoard-test-'))
let passed = 0
let failed = 0
/** Failures, repeated at the end of the output, where a truncated log still shows them. */
const failures: string[] = []
const started = Date.now()
const steps = new Steps(root)
const fileTimes: { name: string; times: { name: string; seconds: number }[] }[] = []

/** Prints times of a second or more, one per line, then the number of quicker ones. */
function printTimes(title: string, times: readonly { name: string; seconds: number }[]): void {
  const slow = times.filter(({ seconds }) => seconds >= 1)
  console.info(`\n${title}`)
  for (const { name, seconds } of slow) console.info(`${seconds.toFixed(1).padStart(8)} s  ${name}`)
  if (slow.length < times.length) console.info(`  ${times.length - slow.length} others below 1 s`)
}

function countStep(name: string, hasPassed: boolean): void {
  if (hasPassed) passed++
  else {
    failed++
    failures.push(name)
  }
}

/**
 * Adds the counts of a runner's report. A runner counts as failed if it wrote no report, or exited with an error
 * without a failed test.
 */
function countReport<Report>(
  name: string,
  hasPassed: boolean,
  file: string,
  read: (report: Report) => Outcome,
): void {
  const outcome = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')) as Report)
    : { passed: 0, failed: 0, failures: [], times: [] }
  passed += outcome.passed
  failed += outcome.failed
  failures.push(...outcome.failures)
  fileTimes.push({
    name,
    times: outcome.times.map(({ name: file, seconds }) => ({ name: file.replace(`${root}/`, ''), seconds })),
  })
  if (!hasPassed && outcome.failed === 0)
    countStep(`${name}: exited with an error, although no test failed`, false)
  if (hasPassed && outcome.passed === 0) countStep(`${name}: ran no test`, false)
}

const tsx = ['--import', 'tsx']

async function runChecks(): Promise<void> {
  for (const { name, args } of checks(root)) countStep(name, await steps.run(name, args))
}

async function runUnitTests(): Promise<void> {
  const report = join(scratch, 'vitest.json')
  const unhandled = join(scratch, 'unhandled.json')
  const hasPassed = await steps.run(
    'tests',
    [
      join('node_modules', 'vitest', 'vitest.mjs'),
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${report}`,
      `--reporter=${join(root, 'scripts', 'unhandled-errors-reporter.ts')}`,
    ],
    { [UNHANDLED_ERRORS_FILE]: unhandled },
  )
  if (existsSync(unhandled)) failures.push(...readUnhandledErrors(readFileSync(unhandled, 'utf8')))
  countReport('tests', hasPassed, report, readVitestReport)
}

async function runMutationTests(): Promise<void> {
  const stryker = join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  const config = join('scripts', 'mutation', 'stryker.config.json')
  countStep('mutation of policies', await steps.run('mutation of policies', [stryker, 'run', config]))
  const sql = [...tsx, join('scripts', 'mutate-sql.ts')]
  countStep('mutation of SQL', await steps.run('mutation of SQL', sql))
}

async function runJourneys(): Promise<void> {
  const playwright = join('node_modules', '@playwright', 'test', 'cli.js')
  // Downloads Playwright's browser if there is none.
  if (!chromiumPath()) await steps.run('browser', [playwright, 'install', 'chromium'])
  const report = join(scratch, 'playwright.json')
  const hasPassed = await steps.run('journeys', [playwright, 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  })
  countReport('journeys', hasPassed, report, readPlaywrightReport)
}

// The type checks and the build need Prisma's client.
countStep('prisma client', await steps.run('prisma client', [join('scripts', 'generate-client.mjs')]))

// If this step fails, the tests try again and report the reason.
const dictionary = steps.start('dictionary', [...tsx, join('scripts', 'test-dictionary.ts')])
const built = await steps.run('build', [...tsx, join('scripts', 'build.ts')])
countStep('build', built)
// The dictionary and the checks each leave a core idle. In full runs, nothing runs in parallel with the tests.
const checksDone = runChecks()
await dictionary.ready
if (process.env.FULL) await checksDone
await runUnitTests()
await checksDone
if (process.env.FULL) await runMutationTests()
if (built) await runJourneys()
await dictionary.end()

rmSync(scratch, { recursive: true, force: true })
for (const { name, times } of fileTimes) printTimes(`Time of each file of the ${name}`, times)
printTimes(`Time of each step, ${((Date.now() - started) / 1000).toFixed(0)} s in all`, steps.times)
if (failures.length > 0) console.info(`\nFailed:\n  ${failures.join('\n  ')}`)
console.info(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
