import { posix } from 'node:path'
import type { SourceFile } from './source-files'

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/**
 * Finds relative imports that leave their package. Other packages are imported by name, so that each `package.json`
 * lists what its package needs and what it exports.
 *
 * @param packages folders of packages, from the root
 * @param allowed files that may be imported by path
 * @returns a sentence for each import
 */
export function findForeignImports(
  files: readonly SourceFile[],
  packages: readonly string[],
  allowed: readonly string[] = [],
): string[] {
  const packageOf = (path: string) => packages.find((folder) => path.startsWith(`${folder}/`))
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(IMPORT)]
      .map(([, target = '']) => posix.join(posix.dirname(path), target))
      .filter((file) => packageOf(file) !== packageOf(path) && !allowed.includes(file))
      .map((file) => `${path} imports ${file} of another package by its path`),
  )
}
