import { posix } from 'node:path'
import type { SourceFile } from './source-files'

const imported = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/**
 * Finds relative imports that leave their package: another package is imported by its name, so that its `package.json` says
 * who needs it and what it shows to others.
 *
 * @param packages folders of packages, from the root
 * @param allowed files that may be imported so
 * @returns a sentence for each import
 */
export function foreignImports(
  files: readonly SourceFile[],
  packages: readonly string[],
  allowed: readonly string[] = [],
): string[] {
  const packageOf = (path: string) => packages.find((folder) => path.startsWith(`${folder}/`))
  return files.flatMap(({ path, text }) =>
    [...text.matchAll(imported)]
      .map(([, target = '']) => posix.join(posix.dirname(path), target))
      .filter((file) => packageOf(file) !== packageOf(path) && !allowed.includes(file))
      .map((file) => `${path} imports ${file} of another package by its path`),
  )
}
