import type { Plugin } from 'vite'

/**
 * Takes out of react-router what only development needs: warnings, and names of components, whose assignment keeps those
 * in the bundle that nobody uses. Its package gives that build to every bundler, and the other one by no name.
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
        throw new Error('react-router is built otherwise now: nothing of it was left out')
    },
  }
}
