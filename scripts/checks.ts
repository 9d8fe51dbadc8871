import { join } from 'node:path'

export interface Check {
  readonly name: string
  /** Arguments for node. */
  readonly args: readonly string[]
}

const tsconfigs = [
  'tsconfig.json',
  'packages/contracts/tsconfig.json',
  'packages/lexicon/tsconfig.json',
  'packages/senses/tsconfig.json',
  'packages/learning/tsconfig.json',
  'packages/dictionary/tsconfig.json',
  'packages/dictionary-build/tsconfig.json',
  'packages/library/tsconfig.json',
  'packages/reading-html/tsconfig.json',
  'packages/testkit/tsconfig.json',
  'prisma/tsconfig.json',
  'training/tsconfig.json',
  'evaluation/tsconfig.json',
  'bench/tsconfig.json',
  'e2e/tsconfig.json',
  'apps/api/tsconfig.json',
  'apps/web/tsconfig.json',
  'apps/web/tsconfig.node.json',
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
      args: [bin('typescript', 'bin', 'tsc'), '--noEmit', '-p', project],
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
    { name: 'names', args: ['--import', 'tsx', join('scripts', 'names', 'check-names.ts')] },
  ]
}
