import type { Plugin } from 'vite'

/** Modules that share one chunk, with patterns that identify them. */
export interface ChunkModules {
  /** Pattern for the `test` option of the chunk group. */
  readonly test: RegExp
  /** The same pattern in parts, each of which must match a module. */
  readonly parts: readonly { readonly name: string; readonly test: RegExp }[]
}

const slash = '[\\\\/]'
const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replaceAll('/', slash)

/**
 * Builds the patterns for the modules of a chunk.
 *
 * @param folders file names without extension, keyed by the end of their folder's path
 * @param packages names of npm packages or scopes
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

/** Returns the names of the parts that match none of these modules. */
export function findUnmatchedChunks(chunks: readonly ChunkModules[], moduleIds: readonly string[]): string[] {
  return chunks
    .flatMap(({ parts }) => parts)
    .filter(({ test }) => !moduleIds.some((id) => test.test(id)))
    .map(({ name }) => name)
}

/**
 * Fails the build when a part matches no module. Otherwise a file that is renamed or no longer imported would silently
 * leave its chunk, and first screens would load more code.
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
