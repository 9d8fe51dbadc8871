import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Runs files that need a DOM last and together, because a worker that has created one reuses it instead of exiting. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const hasPage = new Map(
      sorted.map((file) => [file, readFileSync(file.moduleId, 'utf8').startsWith('// @vitest-environment')]),
    )
    return sorted.sort((a, b) => Number(hasPage.get(a)) - Number(hasPage.get(b)))
  }
}

const linearTimeTests = '**/*linear.test.ts'
const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**']
// Loads the dictionary and the code once per worker, not once per file. A test that changes a module's state must
// restore it.
const commonOptions = {
  isolate: false,
  setupFiles: ['scripts/property-test-seed.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
  // A busy machine may take longer than a second for what a test waits for.
  expect: { poll: { timeout: 10_000 } },
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        test: {
          ...commonOptions,
          name: 'server and packages',
          // Collecting the garbage of young objects takes a quarter of a worker's time with the usual room for them.
          execArgv: ['--max-semi-space-size=64'],
          exclude: [...exclude, linearTimeTests],
          include: [
            '{apps/api,apps/extension,packages,prisma,training,evaluation,scripts,bench}/**/*.test.{ts,tsx}',
          ],
          globalSetup: ['packages/testkit/src/database/global-setup.ts'],
        },
      },
      {
        test: {
          ...commonOptions,
          name: 'web',
          exclude: [...exclude, linearTimeTests],
          include: ['apps/web/**/*.test.ts'],
        },
      },
      {
        test: {
          ...commonOptions,
          name: 'components',
          exclude,
          include: ['apps/web/**/*.test.tsx'],
          // Component tests are isolated: each file gets its own page and React, since those used by other files stay
          // changed.
          isolate: true,
        },
      },
      {
        test: {
          ...commonOptions,
          name: 'linear time',
          exclude,
          include: [linearTimeTests],
          // Collects garbage before a measurement, and leaves room for everything that it allocates.
          execArgv: [
            '--expose-gc',
            '--single-threaded-gc',
            '--min-semi-space-size=128',
            '--max-semi-space-size=128',
          ],
        },
      },
    ],
  },
})
