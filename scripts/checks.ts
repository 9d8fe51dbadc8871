import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

interface Check {
  readonly name: string
  /** Arguments of node. */
  readonly args: readonly string[]
}

/** The parts of `pnpm check`: format and lint, types of each part, boundaries, dead code. */
export function checks(root: string): Check[] {
  const require = createRequire(join(root, 'package.json'))
  const bin = (name: string, file: string) => join(dirname(require.resolve(`${name}/package.json`)), file)
  const typed = [
    '.',
    'packages/contracts',
    'packages/lexicon',
    'packages/dictionary',
    'prisma',
    'apps/api',
    'apps/web',
  ]
  return [
    {
      name: 'format and lint',
      args: [bin('@biomejs/biome', 'bin/biome'), 'check', '--error-on-warnings', '.'],
    },
    ...typed
      .filter((part) => existsSync(join(root, part, 'tsconfig.json')))
      .map((part) => ({
        name: `types of ${part}`,
        args: [bin('typescript', 'bin/tsc'), '--noEmit', '-p', part],
      })),
    {
      name: 'boundaries',
      args: [
        bin('dependency-cruiser', 'bin/dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        'apps',
        'packages',
        'prisma/src',
        'bench',
        'scripts',
        'e2e',
      ],
    },
    { name: 'dead code', args: [bin('knip', 'bin/knip.js')] },
  ]
}
