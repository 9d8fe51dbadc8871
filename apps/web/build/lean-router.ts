import type { Plugin } from 'vite'

/**
 * Removes development code from react-router: warnings, and component names, whose assignment keeps unused components
 * in the bundle. Its package gives every bundler the development build and does not export the other one.
 */
export function leanRouter(): Plugin {
  let isLean = false
  return {
    name: 'lean-router',
    apply: 'build',
    transform: {
      filter: { id: /react-router[\\/]dist[\\/]development[\\/]chunk-[^\\/]+[.]mjs$/ },
      handler(code) {
        const lean = code
          .replace('var ENABLE_DEV_WARNINGS = true;', 'var ENABLE_DEV_WARNINGS = false;')
          .replace(/^\w+\.displayName = "\w+";$/gm, '')
          .replace(/^(var \w+ = )(React\d*\.(?:forwardRef|createContext|memo)\()/gm, '$1/* @__PURE__ */ $2')
        isLean ||= lean !== code
        return { code: lean, map: null }
      },
    },
    buildEnd(error) {
      if (!error && !isLean)
        throw new Error(
          'Found no development code to remove from react-router: adapt the patterns in build/lean-router.ts to its new build',
        )
    },
  }
}
