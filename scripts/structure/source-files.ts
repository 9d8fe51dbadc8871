import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'

/** A source file of the project. */
export interface SourceFile {
  /** From the root, with slashes. */
  readonly path: string
  readonly text: string
}

const source = /\.(tsx?|mjs|cjs|css)$/
const test = /\.(test|fixture|e2e)\.tsx?$|(^|\/)testing\//

/** Whether a file only serves tests. */
export function isTest(path: string): boolean {
  return test.test(path)
}

/** Reads all sources and styles that are tracked by git, or are untracked but not ignored. */
export function sourceFiles(root: string): SourceFile[] {
  const list = ['ls-files', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const gone = new Set(git(root, ['ls-files', '--deleted']))
  return git(root, list)
    .filter((path) => source.test(path) && !gone.has(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }))
}

/** Returns the folders of the workspace's packages, from the root. */
export function packageFolders(root: string): string[] {
  return git(root, ['ls-files', '--cached', '--others', '--exclude-standard', '--', '*/package.json']).map(
    (path) => posix.dirname(path),
  )
}

function git(root: string, args: readonly string[]): string[] {
  return execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n').filter(Boolean)
}
