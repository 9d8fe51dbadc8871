import { posix } from 'node:path'
import { isTest, type SourceFile } from './source-files'

/** An import of one room's file by another room. */
interface Crossing {
  readonly from: string
  readonly to: string
  /** As `file → imported file`. */
  readonly what: string
}

const imported = /\b(?:from|import)\s*\(?\s*'(\.[^']+)'/g

/**
 * Finds rooms (folders beside each other) that import each other, by whichever files: neither can be understood, tested or
 * moved without the other. dependency-cruiser knows cycles of files only. Tests may import from everywhere.
 *
 * @param parent folder whose folders are the rooms
 * @returns a sentence for each pair, with the imports of the direction that has fewer
 */
export function mutualRooms(files: readonly SourceFile[], parent: string): string[] {
  const byPair = new Map<string, Crossing[]>()
  for (const crossing of crossings(files, parent)) {
    const pair = `${crossing.from} ${crossing.to}`
    byPair.set(pair, [...(byPair.get(pair) ?? []), crossing])
  }
  const sentences: string[] = []
  for (const there of byPair.values()) {
    const { from, to } = there[0]!
    const back = byPair.get(`${to} ${from}`)
    if (!back || from > to) continue
    const fewer = (there.length < back.length ? there : back).map(({ what }) => what)
    sentences.push(`${parent}: ${from} and ${to} import each other (${fewer.join(', ')})`)
  }
  return sentences
}

function crossings(files: readonly SourceFile[], parent: string): Crossing[] {
  const room = (path: string) => roomOf(path, parent)
  const shortPathOf = (path: string) => path.slice(parent.length + 1)
  return files
    .filter(({ path }) => room(path) !== undefined && !isTest(path))
    .flatMap(({ path, text }) => {
      const from = room(path)!
      return [...text.matchAll(imported)].flatMap(([, target = '']) => {
        const file = posix.join(posix.dirname(path), target)
        const to = room(file)
        if (to === undefined || to === from) return []
        return [{ from, to, what: `${shortPathOf(path)} → ${shortPathOf(file)}` }]
      })
    })
}

/** The folder of `parent` that a file lies in; undefined for files of `parent` itself and of elsewhere. */
function roomOf(path: string, parent: string): string | undefined {
  if (!path.startsWith(`${parent}/`)) return undefined
  const [room, ...rest] = path.slice(parent.length + 1).split('/')
  return rest.length > 0 ? room : undefined
}
