import type { Plugin } from 'vite'

/** A part of react-router's code that we don't use, and what takes its place. */
interface Cut {
  readonly what: string
  readonly pattern: RegExp
  readonly replacement: string
}

/**
 * What is left out of react-router. Its package gives every bundler the development build and doesn't export the other
 * one; and bundlers keep much that only its data routers and its framework use, because classes and sets at the top of
 * a module may have effects.
 */
const cuts: readonly Cut[] = [
  {
    what: 'warnings of development',
    pattern: /var ENABLE_DEV_WARNINGS = true;/,
    replacement: 'var ENABLE_DEV_WARNINGS = false;',
  },
  {
    what: 'names of components, which keep unused ones',
    pattern: /^\w+\.displayName = "\w+";$/gm,
    replacement: '',
  },
  {
    what: 'contexts and components that may be unused',
    pattern: /^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm,
    replacement: '$1/* @__PURE__ */ $2',
  },
  {
    what: 'classes of components that may be unused',
    pattern: /^(var \w+ = )(class extends React\d*\.Component \{\n[\s\S]*?^\});$/gm,
    replacement: '$1/* @__PURE__ */ (() => $2)();',
  },
  {
    what: 'sets that may be unused',
    pattern: /^(var \w+ = )(new Set\()/gm,
    replacement: '$1/* @__PURE__ */ $2',
  },
  {
    what: 'sorted names that may be unused',
    pattern: /^(var \w+ = )(Object\.getOwnPropertyNames\(Object\.prototype\)\.sort\(\)\.join\("\\0"\));$/gm,
    replacement: '$1/* @__PURE__ */ (() => $2)();',
  },
  {
    what: 'context of an unused class',
    pattern: /^RenderErrorBoundary\.contextType = RSCRouterContext;$/m,
    replacement: '',
  },
  {
    what: 'state of a data router',
    pattern: /let dataRouterState = dataRouterOpts\?\.state;/,
    replacement: 'const dataRouterState = void 0;',
  },
  {
    what: 'error page of a data router',
    pattern: /= match\.route\.errorElement \|\| defaultErrorElement;/,
    replacement: '= match.route.errorElement;',
  },
  {
    what: 'error boundary of a data router',
    pattern:
      /return dataRouterState && \([^?]*\? \/\* @__PURE__ \*\/ React\d*\.createElement\(\s*RenderErrorBoundary,[\s\S]*?\) : getChildren\(\);/,
    replacement: 'return getChildren();',
  },
  {
    what: 'navigation of a data router',
    pattern: /return isDataRoute \? useNavigateStable\(\) : useNavigateUnstable\(\);/,
    replacement: 'return useNavigateUnstable();',
  },
  {
    what: 'preloading by the framework',
    pattern: /let \[shouldPrefetch, prefetchRef, prefetchHandlers\] = usePrefetchBehavior\([^)]*\);/,
    replacement: 'let prefetchRef, prefetchHandlers;',
  },
  {
    what: 'links for preloading by the framework',
    pattern: /return shouldPrefetch && !isAbsolute \? [^;]*PrefetchPageLinks[^;]* : link;/,
    replacement: 'return link;',
  },
  {
    what: 'marks of links for the framework',
    pattern: /"data-discover": [^\n]* "true" : void 0$/gm,
    replacement: '',
  },
  {
    what: 'checks for a router around',
    pattern: /^ {2}invariant\(\s*!?useInRouterContext\(\),[\s\S]*?^ {2}\);$/gm,
    replacement: '',
  },
]

/** Removes what we don't use from react-router's code; names the cuts that found nothing. */
export function cutRouter(code: string): { readonly lean: string; readonly unmatched: readonly string[] } {
  let lean = code
  const unmatched: string[] = []
  for (const { what, pattern, replacement } of cuts) {
    const cut = lean.replace(pattern, replacement)
    if (cut === lean) unmatched.push(what)
    lean = cut
  }
  return { lean, unmatched }
}

/** Removes from react-router what we don't use: a third of its code, which every page loads. */
export function leanRouter(): Plugin {
  /** What the cuts found nothing for; undefined until the router is read. */
  let unmatched: readonly string[] | undefined
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]development[\\/]chunk-[^\\/]+[.]mjs$/ },
      handler(code) {
        // Its components lie in one of several files.
        if (!code.includes('function useRoutesImpl(')) return null
        const cut = cutRouter(code)
        unmatched = cut.unmatched
        return { code: cut.lean, map: null }
      },
    },
    buildEnd(error) {
      if (error || unmatched?.length === 0) return
      throw new Error(
        `Found no ${unmatched?.join(', ') ?? 'code'} to remove from react-router: adapt the patterns in build/lean-router.ts to its new build`,
      )
    },
  }
}
