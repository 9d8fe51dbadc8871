import { posix } from 'node:path'
import { isTest, type SourceFile } from './source-files'

/**
 * Maximum number of source files in a folder, so that the folder can be taken in at a glance. Tests and their helpers
 * don't count.
 */
const MAX_FILES = 25
const MAX_LINES = 300
/** Tests may be longer because they include their set-up. */
const MAX_TEST_LINES = 500

/**
 * Finds folders with too many files and files with too many lines.
 *
 * @param exceptions files that may be longer, each with the reason
 * @returns a sentence for each, and for each exception that is not needed
 */
export function findOversized(
  files: readonly SourceFile[],
  exceptions: Readonly<Record<string, string>> = {},
): string[] {
  return [
    ...findCrowdedFolders(files),
    ...files
      .filter(({ path, text }) => !(path in exceptions) && isTooLong(path, text))
      .map(
        ({ path, text }) => `${path} has ${countLines(text)} lines; at most ${maxLines(path)} are allowed`,
      ),
    ...Object.keys(exceptions)
      .filter((path) => !files.some((file) => file.path === path && isTooLong(path, file.text)))
      .map((path) => `${path} is short enough; remove its exception`),
  ]
}

function findCrowdedFolders(files: readonly SourceFile[]): string[] {
  const counts = new Map<string, number>()
  for (const { path } of files) {
    if (isTest(path)) continue
    const folder = posix.dirname(path)
    counts.set(folder, (counts.get(folder) ?? 0) + 1)
  }
  return [...counts]
    .filter(([, count]) => count > MAX_FILES)
    .map(([folder, count]) => `${folder} has ${count} source files; at most ${MAX_FILES} are allowed`)
}

function isTooLong(path: string, text: string): boolean {
  return countLines(text) > maxLines(path)
}

function maxLines(path: string): number {
  return isTest(path) ? MAX_TEST_LINES : MAX_LINES
}

function countLines(text: string): number {
  return text.split('\n').length - (text.endsWith('\n') ? 1 : 0)
}
