import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PrerenderedPage } from '@wordhoard/contracts/site/pages'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { clientFiles, linksOf } from './client-links.ts'
import { enterFakeBrowser, leaveFakeBrowser } from './fake-browser.ts'

/** The client's screens that are drawn ahead, by their file; the same list as src/prerender.tsx has. */
const screenFiles: Record<PrerenderedPage, string> = {
  home: 'screens/home/home.screen.tsx',
  about: 'screens/about/about.screen.tsx',
  privacyPolicy: 'screens/legal/legal.screen.tsx',
  termsOfService: 'screens/legal/legal.screen.tsx',
  whoSeesWhat: 'screens/who-sees-what/who-sees-what.screen.tsx',
  securityPolicy: 'screens/security-policy/security-policy.screen.tsx',
}

/**
 * Draws the public pages ahead, once the client is built, into dist/prerendered.json, from which the server answers them:
 * `{links: {page: HTML for the head}, html: {human check: {page: HTML for the root}}}`.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  let links: Record<string, string> | undefined
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    writeBundle(_, bundle) {
      links = Object.fromEntries(
        Object.entries(screenFiles).map(([page, file]) => [page, linksOf(bundle, file, clientFiles)]),
      )
    },
    async closeBundle() {
      // A build that failed is closed too; its own error must be the one that is shown.
      if (!links) return
      // Inside the project, or its imports would not be found; builds may run side by side.
      const outDir = join(config.root, 'node_modules', `.prerender-${process.pid}`)
      await build({
        root: config.root,
        logLevel: 'warn',
        build: {
          ssr: 'src/prerender.tsx',
          outDir,
          emptyOutDir: true,
          copyPublicDir: false,
          rolldownOptions: { output: { entryFileNames: 'prerender.mjs' } },
        },
        ssr: { noExternal: true, external: ['react', 'react-dom', 'react-dom/server'] },
      })
      try {
        enterFakeBrowser('altcha')
        const { renderPages } = (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as {
          renderPages: () => Record<string, string>
        }
        const altcha = renderPages()
        enterFakeBrowser('turnstile')
        const html = { altcha, off: altcha, turnstile: renderPages() }
        const file = resolve(config.root, config.build.outDir, 'prerendered.json')
        writeFileSync(file, JSON.stringify({ links, html }))
      } finally {
        leaveFakeBrowser()
        rmSync(outDir, { recursive: true, force: true })
      }
    },
  }
}
