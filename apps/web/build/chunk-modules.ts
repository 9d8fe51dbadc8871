import type { Plugin } from 'vite'

/** Modules that lie in one chunk, by what tells each of them from all others. */
export interface ChunkModules {
  /** For the group's `test`. */
  readonly test: RegExp
  /** The same in its parts, each of which is to find a module. */
  readonly parts: readonly { readonly name: string; readonly test: RegExp }[]
}

const slash = '[\\\\/]'
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('/', slash)

/**
 * Names the modules of a chunk.
 *
 * @param folders names of files without their ending, by their folder, whose path may begin anywhere
 * @param packages from npm, or scopes of such
 */
export function chunkModules(
  folders: Readonly<Record<string, readonly string[]>>,
  packages: readonly string[] = [],
): ChunkModules {
  const parts = [
    ...Object.entries(folders).flatMap(([folder, names]) =>
      names.map((name) => ({
        name: `${folder}/${name}`,
        test: new RegExp(`${slash}${escapePattern(`${folder}/${name}`)}[.]`),
      })),
    ),
    ...packages.map((name) => ({
      name: `node_modules/${name}`,
      test: new RegExp(`${slash}node_modules${slash}${escapePattern(name)}${slash}`),
    })),
  ]
  return { test: new RegExp(parts.map(({ test }) => test.source).join('|')), parts }
}

/** Names the parts that none of these modules is meant by. */
export function findUnmatchedChunks(chunks: readonly ChunkModules[], moduleIds: readonly string[]): string[] {
  return chunks
    .flatMap(({ parts }) => parts)
    .filter(({ test }) => !moduleIds.some((id) => test.test(id)))
    .map(({ name }) => name)
}

/**
 * Fails the build when a part finds no module: a file that was renamed or is no longer imported would otherwise leave its
 * chunk in silence, and first screens would grow.
 */
export function requireChunkModules(chunks: readonly ChunkModules[]): Plugin {
  return {
    name: 'require-chunk-modules',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    buildEnd(error) {
      if (error) return
      const missing = findUnmatchedChunks(chunks, [...this.getModuleIds()])
      if (missing.length > 0)
        this.error(`vite.config.ts names modules that the build does not have: ${missing.join(', ')}`)
    },
  }
}
