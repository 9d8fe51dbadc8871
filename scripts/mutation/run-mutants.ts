import { join } from 'node:path'
import { createVitest, type TestModule, type Vitest } from 'vitest/node'

/** A source file as it is not: one of its guards is out. */
export interface Mutant {
  /** Path from the root of the checkout. */
  readonly file: string
  readonly code: string
}

/** What runs tests on a source file as a mutant has it; the file itself is never touched. */
export interface MutantRunner {
  /**
   * Whether these test files fail with the mutant, or, without one, at all. Throws when they fail because PostgreSQL cannot
   * read the mutant's SQL, or is not there: that holds nothing.
   */
  fails(mutant: Mutant | undefined, tests: readonly string[]): Promise<boolean>
  close(): Promise<void>
}

/** PostgreSQL's codes of what it cannot read and of connections that end, and Node's of those that never begin. */
const OTHER_FAILURES = /^(42|08|57P|ECONN)/

/**
 * Opens one Vitest for many runs: the database is cloned once, and a mutant is put in where its file is read.
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
      const touched = [active, mutant].flatMap((each) => (each ? [join(root, each.file)] : []))
      active = mutant
      for (const file of touched) vitest.invalidateFile(file)
      const all = await vitest.globTestSpecifications()
      const specifications = all.filter(({ moduleId }) => tests.some((test) => moduleId === join(root, test)))
      if (specifications.length !== tests.length) throw new Error(`Not all there: ${tests.join(', ')}`)
      const { testModules } = await vitest.runTestSpecifications(specifications)
      const other = testModules.flatMap(errorsOf).find(({ code }) => OTHER_FAILURES.test(String(code)))
      if (other) throw new Error(`Failed for another reason than a mutant: ${other.message}`)
      return testModules.some((module) => !module.ok())
    },
    close: () => vitest.close(),
  }
}

/** All that went wrong in a file of tests and in its hooks; PostgreSQL's errors have a code. */
function errorsOf(module: TestModule): { readonly message: string; readonly code?: unknown }[] {
  const ofTests = [...module.children.allTests()].flatMap((test) => test.result().errors ?? [])
  return [
    ...module.errors(),
    ...[...module.children.allSuites()].flatMap((suite) => suite.errors()),
    ...ofTests,
  ]
}
