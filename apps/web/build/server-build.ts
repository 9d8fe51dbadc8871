import { build, type Plugin } from 'vite'

const EMPTY = '\0empty'

/** Leaves out everything that is loaded on demand: rendering a page needs none of it. */
const withoutLazyParts: Plugin = {
  name: 'without-lazy-parts',
  enforce: 'pre',
  resolveDynamicImport: () => EMPTY,
  load: (id) => (id === EMPTY ? 'export default undefined' : undefined),
}

/**
 * Writes characters beyond ASCII as escapes: a single one of them doubles the memory that the server needs for the source.
 */
const escapeAll: Plugin = {
  name: 'escape-all',
  generateBundle(_options, files) {
    for (const file of Object.values(files)) {
      if (file.type !== 'chunk') continue
      file.code = file.code.replace(
        /[^\0-\x7f]/g,
        (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
      )
    }
  },
}

/**
 * The few names of a browser that the client's modules use while they load, with nothing stored. They lie in the module
 * itself, so that the server's own code isn't taken for a browser's. Names of ours begin with a dollar, which no module's
 * does: the bundler doesn't know of them.
 */
const fakeBrowser = `
const $nothing = () => undefined
const $emptyStorage = { getItem: () => null, setItem: $nothing, removeItem: $nothing }
const speechSynthesis = { getVoices: () => [], addEventListener: $nothing }
const window = { addEventListener: $nothing, removeEventListener: $nothing, speechSynthesis }
const document = { cookie: '', addEventListener: $nothing, querySelector: () => null, querySelectorAll: () => [], getElementById: () => null }
const navigator = { onLine: true }
const localStorage = $emptyStorage
const sessionStorage = $emptyStorage
`

/**
 * Builds one of the client's modules for Node, without assets. `prerender` runs once, in the build, with React from the
 * project. `renderer` runs in the server, so it contains all that it needs.
 */
export async function buildForServer(
  root: string,
  outDir: string,
  entry: 'prerender' | 'renderer',
): Promise<void> {
  const isAlone = entry === 'renderer'
  await build({
    root,
    logLevel: 'warn',
    plugins: [withoutLazyParts, ...(isAlone ? [escapeAll] : [])],
    define: {
      // A channel would keep the process from ending.
      BroadcastChannel: 'undefined',
      ...(isAlone && { 'process.env.NODE_ENV': '"production"' }),
    },
    build: {
      ssr: `src/${entry}.tsx`,
      outDir,
      emptyOutDir: !isAlone,
      copyPublicDir: false,
      rolldownOptions: {
        output: {
          entryFileNames: `${entry}.mjs`,
          ...(isAlone && { banner: fakeBrowser, codeSplitting: false }),
        },
      },
    },
    ssr: { noExternal: true, ...(!isAlone && { external: ['react', 'react-dom', 'react-dom/server'] }) },
  })
}
