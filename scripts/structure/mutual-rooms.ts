import { posix } from 'node:path'
import { isTest, type SourceFile } from './source-files'

/** An import from one room of a file in another. */
interface Crossing {
  readonly from: string
  readonly to: string
  /** Formatted as `file → imported file`. */
  readonly what: string
}

const IMPORT = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/**
 * Finds rooms (sibling folders) that import each other through any of their files: neither can be understood, tested or
 * moved without the other. dependency-cruiser only finds cycles of files. Tests may import from anywhere.
 *
 * @param parent folder whose subfolders are the rooms
 * @returns a sentence for each pair, with the imports in the direction that has fewer
 */
export function findMutualRooms(files: readonly SourceFile[], parent: string): string[] {
  const byPair = new Map<string, Crossing[]>()
  for (const crossing of findCrossings(files, parent)) {
    const pair = `${crossing.from} ${crossing.to}`
    byPair.set(pair, [...(byPair.get(pair) ?? []), crossing])
  }
  const sentences: string[] = []
  for (const forward of byPair.values()) {
    const { from, to } = forward[0]!
    const back = byPair.get(`${to} ${from}`)
    if (!back || from > to) continue
    const fewer = (forward.length < back.length ? forward : back).map(({ what }) => what)
    sentences.push(`${parent}: ${from} and ${to} import each other (${fewer.join(', ')})`)
  }
  return sentences
}

function findCrossings(files: readonly SourceFile[], parent: string): Crossing[] {
  const room = (path: string) => roomOf(path, parent)
  const shortPathOf = (path: string) => path.slice(parent.length + 1)
  return files
    .filter(({ path }) => room(path) !== undefined && !isTest(path))
    .flatMap(({ path, text }) => {
      const from = room(path)!
      return [...text.matchAll(IMPORT)].flatMap(([, target = '']) => {
        const file = posix.join(posix.dirname(path), target)
        const to = room(file)
        if (to === undefined || to === from) return []
        return [{ from, to, what: `${shortPathOf(path)} → ${shortPathOf(file)}` }]
      })
    })
}

/** Returns the subfolder of `parent` that a file is in; undefined for files directly in `parent` or elsewhere. */
function roomOf(path: string, parent: string): string | undefined {
  if (!path.startsWith(`${parent}/`)) return undefined
  const [room, ...rest] = path.slice(parent.length + 1).split('/')
  return rest.length > 0 ? room : undefined
}
