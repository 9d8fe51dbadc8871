import type { Plugin } from 'vite'

/** A part of a module's code, and what takes its place. */
interface Move {
  readonly pattern: RegExp
  readonly replacement: string
}

/**
 * What query-core's modules name though only changes and endless lists need it, by module. The observers of both hand
 * it over when they are loaded. Without a cache of changes, nothing is being changed.
 */
const moves: Readonly<Record<string, readonly Move[]>> = {
  queryClient: [
    { pattern: /^import \{ MutationCache \} from "\.\/mutationCache\.js";$/m, replacement: '' },
    { pattern: /config\.mutationCache \|\| new MutationCache\(\)/, replacement: 'config.mutationCache' },
    {
      pattern: /return this\.#mutationCache\.findAll\((\{[^}]*\})\)\.length;/,
      replacement: 'return this.#mutationCache?.findAll($1).length ?? 0;',
    },
    {
      pattern: /return this\.#mutationCache\.resumePausedMutations\(\);/,
      replacement: 'return this.#mutationCache?.resumePausedMutations() ?? Promise.resolve();',
    },
    {
      pattern: /(getMutationCache\(\) \{\s*return this\.#mutationCache);/,
      replacement: '$1 ??= new QueryClient.MutationCache();',
    },
    { pattern: /this\.#mutationCache\.clear\(\);/, replacement: 'this.#mutationCache?.clear();' },
  ],
  mutationObserver: [
    {
      pattern: /^export \{ MutationObserver \};$/m,
      replacement: `import { MutationCache } from "./mutationCache.js";
import { QueryClient } from "./queryClient.js";
QueryClient.MutationCache = MutationCache;
export { MutationObserver };`,
    },
  ],
  query: [
    {
      pattern: /^import \{ infiniteQueryBehavior \} from "\.\/infiniteQueryBehavior\.js";$/m,
      replacement: '',
    },
    {
      pattern: /"infinite" \? infiniteQueryBehavior\(/,
      replacement: '"infinite" ? Query.infiniteQueryBehavior(',
    },
  ],
  infiniteQueryObserver: [
    {
      pattern: /^import \{ hasNextPage, hasPreviousPage \} from "\.\/infiniteQueryBehavior\.js";$/m,
      replacement: `import { hasNextPage, hasPreviousPage, infiniteQueryBehavior } from "./infiniteQueryBehavior.js";
import { Query } from "./query.js";
Query.infiniteQueryBehavior = infiniteQueryBehavior;`,
    },
  ],
}

/** Rewrites a module of query-core; returns undefined if its code isn't what the patterns were written for. */
export function moveQueryParts(module: string, code: string): string | undefined {
  let moved = code
  for (const { pattern, replacement } of moves[module] ?? []) {
    if (!pattern.test(moved)) return undefined
    moved = moved.replace(pattern, replacement)
  }
  return moved
}

/** Lets the cache of queries load without what only changes and endless lists need: a sixth of its code. */
export function leanQuery(): Plugin {
  const left = new Set(Object.keys(moves))
  return {
    name: 'lean-query',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    transform: {
      filter: {
        id: new RegExp(`query-core[\\\\/]build[\\\\/]modern[\\\\/](${Object.keys(moves).join('|')})[.]js$`),
      },
      handler(code, id) {
        const module = /([^\\/]+)[.]js$/.exec(id)?.[1] ?? ''
        const moved = moveQueryParts(module, code)
        if (moved === undefined) return null
        left.delete(module)
        return { code: moved, map: null }
      },
    },
    buildEnd(error) {
      if (!error && left.size > 0)
        throw new Error(
          `The modules ${[...left].join(', ')} of query-core have changed: adapt build/lean-query.ts to its new build`,
        )
    },
  }
}
