import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'

/** Files with a page come one after another: a worker that has made one goes on with it, instead of ending. */
class ByEnvironment extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const hasPage = new Map(
      sorted.map((file) => [file, readFileSync(file.moduleId, 'utf8').startsWith('// @vitest-environment')]),
    )
    return sorted.sort((a, b) => Number(hasPage.get(a)) - Number(hasPage.get(b)))
  }
}

const measured = '**/*linear.test.ts'
const exclude = ['**/node_modules/**', '**/dist/**', 'e2e/**']
// The dictionary and the code are loaded once, not once a file: a test that changes what a module holds puts it back.
const common = {
  isolate: false,
  setupFiles: ['scripts/same-examples.ts'],
  testTimeout: 60_000,
  hookTimeout: 120_000,
}

export default defineConfig({
  test: {
    maxWorkers: 2,
    sequence: { sequencer: ByEnvironment },
    projects: [
      {
        test: {
          ...common,
          name: 'server and packages',
          exclude: [...exclude, measured],
          include: [
            '{apps/api,apps/extension,packages,prisma,training,evaluation,scripts,bench}/**/*.test.{ts,tsx}',
          ],
          globalSetup: ['packages/testkit/src/database/global-setup.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'web',
          exclude: [...exclude, measured],
          include: ['apps/web/**/*.test.ts'],
        },
      },
      {
        test: {
          ...common,
          name: 'components',
          exclude,
          include: ['apps/web/**/*.test.tsx'],
          // What is drawn and typed into has a page and a React of its own: those that other files have used stay changed.
          isolate: true,
        },
      },
      {
        test: {
          ...common,
          name: 'linear time',
          exclude,
          include: [measured],
          // Garbage is collected before a measurement, and there is room for all that it makes.
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
