import { join } from 'node:path'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'

/** A changed version of a source file, with one of its access conditions removed. */
export interface Mutant {
  /** Path from the root of the checkout. */
  readonly file: string
  readonly code: string
}

/** Runs tests against a mutant of a source file, without changing the file on disk. */
export interface MutantRunner {
  /**
   * Whether these test files fail with the mutant, or with the unchanged code if there is none. Throws when they fail
   * because PostgreSQL cannot parse the mutant's SQL or is not available: such a failure proves nothing.
   */
  fails(mutant: Mutant | undefined, tests: readonly string[]): Promise<boolean>
  close(): Promise<void>
}

/**
 * PostgreSQL's codes for SQL it cannot parse and for closed connections, and Node's for connections that cannot be
 * opened.
 */
const OTHER_FAILURES = /^(42|08|57P|ECONN)/

/**
 * Opens one Vitest for many runs: it clones the database only once, and substitutes the mutant when its file is read.
 *
 * @param root of the checkout
 */
export async function openMutantRunner(root: string): Promise<MutantRunner> {
  let active: Mutant | undefined
  const vitest: Vitest = await createVitest(
    'test',
    {
      config: join(root, 'scripts/mutation/vitest.mutation.config.ts'),
      root,
      watch: false,
      bail: 1,
      reporters: [{}],
    },
    {
      plugins: [
        {
          name: 'mutant',
          enforce: 'pre',
          transform: (_code, id) =>
            active && id.split('?')[0] === join(root, active.file) ? active.code : undefined,
        },
      ],
    },
  )
  await vitest.standalone()
  return {
    fails: async (mutant, tests) => {
      const changedFiles = [active, mutant].flatMap((each) => (each ? [join(root, each.file)] : []))
      active = mutant
      for (const file of changedFiles) vitest.invalidateFile(file)
      const all = await vitest.globTestSpecifications()
      const specifications = all.filter(({ moduleId }) => tests.some((test) => moduleId === join(root, test)))
      if (specifications.length !== tests.length)
        throw new Error(
          `Some of these test files were not found: ${tests.join(', ')}. Correct their paths in scripts/mutation/guards.ts.`,
        )
      const { testModules } = await vitest.runTestSpecifications(specifications)
      const unrelated = testModules.flatMap(errorsOf).find(({ code }) => OTHER_FAILURES.test(String(code)))
      if (unrelated) throw new Error(`The tests failed, but not because of the mutant: ${unrelated.message}`)
      return testModules.some((module) => !module.ok())
    },
    close: () => vitest.close(),
  }
}

/** Returns all errors of a test file and its hooks; PostgreSQL's errors have a code. */
function errorsOf(module: TestModule): { readonly message: string; readonly code?: unknown }[] {
  const ofTests = [...module.children.allTests()].flatMap((test) => test.result().errors ?? [])
  return [
    ...module.errors(),
    ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
    ...ofTests,
  ]
}
