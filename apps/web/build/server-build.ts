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
    plugins: [withoutLazyParts],
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
