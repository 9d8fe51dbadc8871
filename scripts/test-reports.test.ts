import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'
import { readPlaywrightReport, readUnhandledErrors, readVitestReport } from './test-reports'
import { UNHANDLED_ERRORS_FILE } from './unhandled-errors-reporter'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
// Inside the project, so that imports of the runners resolve.
mkdirSync(join(root, '.cache'), { recursive: true })
const folder = mkdtempSync(join(root, '.cache', 'reports-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Runs a test runner on the temporary folder and returns its report. */
function runReporter(cli: string, args: readonly string[], report: string): never {
  const { VITEST: _, VITEST_WORKER_ID: __, ...env } = process.env
  spawnSync(process.execPath, [join(root, 'node_modules', cli), ...args], {
    cwd: folder,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  })
  return JSON.parse(readFileSync(report, 'utf8')) as never
}

const one = (runner: string) => `import { test, expect } from '${runner}'
test('holds', () => { expect(1).toBe(1) })
test('does not', () => { expect('a leaf').toBe('a tree') })
`

describe('failures', () => {
  it('are named from vitest, including files that could not be run', () => {
    writeFileSync(join(folder, 'one.test.mjs'), one('vitest'))
    writeFileSync(join(folder, 'broken.test.mjs'), "throw new Error('no such thing')\n")
    writeFileSync(join(folder, 'vitest.config.mjs'), 'export default { test: { maxWorkers: 1 } }\n')
    const report = join(folder, 'vitest.json')
    const outcome = readVitestReport(
      runReporter(
        'vitest/vitest.mjs',
        ['run', '--root', folder, '--reporter=json', `--outputFile=${report}`],
        report,
      ),
    )
    expect(outcome).toMatchObject({ passed: 1, failed: 1 })
    expect(outcome.failures).toHaveLength(2)
    const all = outcome.failures.join('\n')
    expect(all).toContain('does not')
    expect(all).toContain("expected 'a leaf' to be 'a tree'")
    expect(all).toContain('no such thing')
    expect(all).not.toContain('holds')
    expect(outcome.times).toHaveLength(2)
    expect(outcome.times.map(({ name }) => name)).toContain(join(folder, 'one.test.mjs'))
  })

  it('are named where no test of vitest caught them', () => {
    const own = join(folder, 'unhandled')
    mkdirSync(own)
    writeFileSync(
      join(own, 'late.test.mjs'),
      `import { test } from 'vitest'
test('ends first', () => { void Promise.reject(new Error('nobody waits')) })
`,
    )
    const file = join(own, 'unhandled.json')
    const { VITEST: _, VITEST_WORKER_ID: __, ...env } = process.env
    const { status } = spawnSync(
      process.execPath,
      [
        join(root, 'node_modules', 'vitest/vitest.mjs'),
        ...['run', '--root', own, `--reporter=${join(root, 'scripts', 'unhandled-errors-reporter.ts')}`],
      ],
      { cwd: own, env: { ...env, [UNHANDLED_ERRORS_FILE]: file } },
    )
    expect(status).toBe(1)
    const errors = readUnhandledErrors(readFileSync(file, 'utf8'))
    expect(errors).toHaveLength(1)
    expect(errors[0]).toMatch(/^no test caught\n {4}Error: nobody waits/u)
    expect(errors[0]).toContain('late.test.mjs')
  })

  it('are named from Playwright, with file and line', () => {
    writeFileSync(join(folder, 'one.spec.mjs'), one('@playwright/test'))
    writeFileSync(
      join(folder, 'playwright.config.mjs'),
      "export default { outputDir: 'out', testMatch: '*.spec.mjs', projects: [{ name: 'desk' }] }\n",
    )
    const report = join(folder, 'playwright.json')
    const outcome = readPlaywrightReport(
      runReporter('@playwright/test/cli.js', ['test', '--reporter=json'], report),
    )
    expect(outcome).toMatchObject({ passed: 1, failed: 1 })
    expect(outcome.failures).toHaveLength(1)
    expect(outcome.failures[0]).toContain('[desk] one.spec.mjs:3 › does not')
    expect(outcome.failures[0]).toContain('a tree')
    expect(outcome.times).toEqual([{ name: '[desk] one.spec.mjs', seconds: expect.any(Number) }])
    expect(outcome.times[0]!.seconds).toBeGreaterThan(0)
  })
})
