import { createHash } from 'node:crypto'
import { relative } from 'node:path'
import type { Plugin } from 'vite'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'
/** Letters of a name that tell files apart. */
const FILE_LETTERS = 4

/**
 * Returns a function that names the classes of style modules: an underscore, four letters for the file, and the class's
 * number in it. A name depends on its own file only, so builds for browser and server agree, and a changed file leaves the
 * others as they are. The function throws when two files would share their names.
 *
 * @param root folder that paths are relative to
 */
export function classNamer(root: string): (local: string, file: string) => string {
  const fileOf = new Map<string, string>()
  const numbersIn = new Map<string, Map<string, number>>()
  return (local, file) => {
    const path = relative(root, file.split('?')[0]!).replaceAll('\\', '/')
    const letters = hashToLetters(path)
    const other = fileOf.get(letters) ?? path
    if (other !== path)
      throw new Error(`Classes of ${other} and ${path} would have the same names: rename one of the files`)
    fileOf.set(letters, path)
    const numbers = numbersIn.get(path) ?? new Map<string, number>()
    numbersIn.set(path, numbers)
    const number = numbers.get(local) ?? numbers.size
    numbers.set(local, number)
    return `_${letters}${number.toString(36)}`
  }
}

function hashToLetters(path: string): string {
  const hash = createHash('sha256').update(path).digest()
  return [...hash.subarray(0, FILE_LETTERS)].map((byte) => LETTERS[byte % LETTERS.length]).join('')
}

/** Gives classes short names in builds: pages carry their styles, and a hash for each class is what compresses least. */
export function shortClassNames(): Plugin {
  return {
    name: 'short-class-names',
    apply: 'build',
    config: ({ root = process.cwd() }) => ({ css: { modules: { generateScopedName: classNamer(root) } } }),
  }
}
