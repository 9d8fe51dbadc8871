/**
 * Everything that must pass, in order of speed: `pnpm check`, the tests, the build, the journeys in a real browser.
 * Goes on after a failure, so that one run tells all; ends with `N passed, N failed`.
 */
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checks } from './checks'
import { chromiumPath } from './chromium-path'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const scratch = mkdtempSync(join(tmpdir(), 'wordhoard-test-'))
let passed = 0
let failed = 0

async function run(
  name: string,
  args: readonly string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  console.info(`\n── ${name}`)
  const started = Date.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  console.info(
    `── ${name}: ${code === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  )
  return code === 0
}

function count(ok: boolean): void {
  if (ok) passed++
  else failed++
}

/** Adds the counts of a runner's report; a runner that ended without one, or badly without a failed test, has failed. */
function countReport(
  ok: boolean,
  file: string,
  read: (report: never) => { passed: number; failed: number },
): void {
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, 'utf8')) as never)
    : { passed: 0, failed: 0 }
  passed += counts.passed
  failed += counts.failed
  if (!ok && counts.failed === 0) failed++
  if (ok && counts.passed === 0) {
    console.error('No test was run.')
    failed++
  }
}

// Types need Prisma's client.
count(await run('prisma client', [join('scripts', 'generate-client.mjs')]))
for (const { name, args } of checks(root)) count(await run(name, args))

const unitReport = join(scratch, 'vitest.json')
const unit = await run('tests', [
  join('node_modules', 'vitest', 'vitest.mjs'),
  'run',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${unitReport}`,
])
countReport(unit, unitReport, (report: { numPassedTests: number; numFailedTests: number }) => ({
  passed: report.numPassedTests,
  failed: report.numFailedTests,
}))

const built = await run('build', ['--import', 'tsx', join('scripts', 'build.ts')])
count(built)
if (built) {
  const playwright = join('node_modules', '@playwright', 'test', 'cli.js')
  // Where no browser is found, Playwright's own is fetched.
  if (!chromiumPath()) await run('browser', [playwright, 'install', 'chromium'])
  const e2eReport = join(scratch, 'playwright.json')
  const e2e = await run('journeys', [playwright, 'test', '--reporter=list,json'], {
    PLAYWRIGHT_JSON_OUTPUT_NAME: e2eReport,
  })
  countReport(
    e2e,
    e2eReport,
    (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
      passed: report.stats.expected,
      // A flaky test is a broken one.
      failed: report.stats.unexpected + report.stats.flaky,
    }),
  )
}

rmSync(scratch, { recursive: true, force: true })
console.info(`\n${passed} passed, ${failed} failed`)
process.exit(failed > 0 ? 1 : 0)
