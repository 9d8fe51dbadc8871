import { join } from 'node:path'

export interface Check {
  readonly name: string
  /** Arguments for node. */
  readonly args: readonly string[]
}

/**
 * Projects whose types are checked. The first two hold several packages with the same options, so that each file is
 * checked once. The slowest comes first, so that the others run beside it.
 */
const tsconfigs = [
  'tsconfig.node.json',
  'tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/web/tsconfig.node.json',
  'apps/web/worker/tsconfig.json',
  'apps/extension/tsconfig.json',
]

const sourceFolders = ['apps', 'packages', 'prisma/src', 'training', 'evaluation', 'bench', 'scripts', 'e2e']

/**
 * Returns the parts of `pnpm check`: format and lint, types of each part, boundaries, structure, typed SQL, dead code,
 * names.
 */
export function checks(root: string): Check[] {
  const bin = (...path: string[]) => join(root, 'node_modules', ...path)
  return [
    {
      name: 'format and lint',
      args: [bin('@biomejs', 'biome', 'bin', 'biome'), 'check', '--error-on-warnings', '.'],
    },
    ...tsconfigs.map((project) => ({
      name: `types of ${project}`,
      // One checker each: several would each work out the types of the same queries, and checks run side by side anyway.
      args: [bin('typescript', 'bin', 'tsc'), '--noEmit', '--checkers', '1', '-p', project],
    })),
    {
      name: 'boundaries',
      args: [
        bin('dependency-cruiser', 'bin', 'dependency-cruise.mjs'),
        '--config',
        '.dependency-cruiser.cjs',
        ...sourceFolders,
      ],
    },
    { name: 'typed SQL', args: ['--import', 'tsx', join('scripts', 'check-typed-sql.ts')] },
    { name: 'structure', args: ['--import', 'tsx', 'scripts/structure/check-structure.ts'] },
    { name: 'dead code', args: [bin('knip', 'bin', 'knip.js')] },
    {
      name: 'dictionary',
      args: ['--import', 'tsx', join('packages', 'dictionary-build', 'src', 'cli', 'check-dictionary.ts')],
    },
    { name: 'names', args: ['--import', 'tsx', join('scripts', 'names', 'check-names.ts')] },
  ]
}
