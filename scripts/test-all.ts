/**
 * Everything that must pass, in order of speed: `pnpm check` with the build beside it, the tests, the journeys in a real
 * browser.
 * Goes on after a failure, so that one run tells all; ends with the time of each step and file and `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checks } from './checks'
import { chromiumPath } from './chromium-path'
import { type Outcome, playwrightOutcome, vitestOutcome } from './test-reports'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const scratch = mkdtempSync(join(tmpdir(), 'wordhoard-test-'))
let passed = 0
let failed = 0
/** Told once more at the end, where a log that was cut short still has it. */
const failures: string[] = []
const started = Date.now()
const stepTimes: { name: string; seconds: number }[] = []
const fileTimes: { name: string; times: { name: string; seconds: number }[] }[] = []

/** Runs a step with its output as it comes, or, `beside` others, all at once when it has ended. */
async function run(
  name: string,
  args: readonly string[],
  { env = {}, beside = false }: { env?: Record<string, string>; beside?: boolean } = {},
): Promise<boolean> {
  if (!beside) console.info(`\n── ${name}`)
  const started = Date.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', beside ? 'pipe' : 'inherit', beside ? 'pipe' : 'inherit'],
    env: { ...process.env, ...env },
  })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => said.push(chunk))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (beside) console.info(`\n── ${name}\n${Buffer.concat(said).toString()}`.trimEnd())
  const seconds = (Date.now() - started) / 1000
  stepTimes.push({ name, seconds })
  console.info(`── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${seconds.toFixed(1)} s`)
  return code === 0
}

/** Prints times of a second or more, one a line, then how many were quicker. */
function printTimes(title: string, times: readonly { name: string; seconds: number }[]): void {
  const slow = times.filter(({ seconds }) => seconds >= 1)
  console.info(`\n${title}`)
  for (const { name, seconds } of slow) console.info(`${seconds.toFixed(1).padStart(8)} s  ${name}`)
  if (slow.length < times.length) console.info(`  ${times.length - slow.length} others below 1 s`)
}

function count(name: string, ok: boolean): void {
  if (ok) passed++
  else {
    failed++
    failures.push(name)
  }
}

/** Adds the counts of a runner's report; a runner that ended without one, or badly without a failed test, has failed. */
function countReport<Report>(
  name: string,
  ok: boolean,
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
  if (!ok && outcome.failed === 0) count(`${name}: ended badly`, false)
  if (ok && outcome.passed === 0) count(`${name}: no test was run`, false)
}

// Types need Prisma's client.
count('prisma client', await run('prisma client', [join('scripts', 'generate-client.mjs')]))

// Two lanes, as the checks leave one of two cores idle: the dictionary that the tests copy, then the build.
async function dictionaryAndBuild(): Promise<boolean> {
  const tsx = ['--import', 'tsx']
  // Where this fails the tests do it again, and say why.
  await run('dictionary', [...tsx, join('scripts', 'test-dictionary.ts')], { beside: true })
  return run('build', [...tsx, join('scripts', 'build.ts')], { beside: true })
}
const building = dictionaryAndBuild()
for (const { name, args } of checks(root)) count(name, await run(name, args))
const built = await building
count('build', built)

const unitReport = join(scratch, 'vitest.json')
const unit = await run('tests', [
  join('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
])
countReport('tests', unit, unitReport, vitestOutcome)

if (process.env.FULL) {
  const stryker = join('node_modules', '@stryker-mutator', 'core', 'bin', 'stryker.js')
  const config = join('scripts', 'mutation', 'stryker.config.json')
  count('mutation of policies', await run('mutation of policies', [stryker, 'run', config]))
  const sql = ['--import', 'tsx', join('scripts', 'mutate-sql.ts')]
  count('mutation of SQL', await run('mutation of SQL', sql))
}

if (built) {
  const playwright = join('node_modules', '@playwright', 'test', 'cli.js')
  // Where no browser is found, Playwright's own is fetched.
  if (!chromiumPath()) await run('browser', [playwright, 'install', 'chromium'])
  const e2eReport = join(scratch, 'playwright.json')
  const e2e = await run('journeys', [playwright, 'test', '--reporter=list,json'], {
    env: { PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport },
  })
  countReport('journeys', e2e, e2eReport, playwrightOutcome)
}

rmSync(scratch, { recursive: true, force: true })
for (const { name, times } of fileTimes) printTimes(`Time of each file of the ${name}`, times)
printTimes(`Time of each step, ${((Date.now() - started) / 1000).toFixed(0)} s in all`, stepTimes)
if (failures.length > 0) console.info(`\nFailed:\n  ${failures.join('\n  ')}`)
console.info(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
