import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { PrerenderedPage } from '@wordhoard/contracts/site/pages'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { clientFiles, linkTagsFor } from './client-links.ts'
import { enterFakeBrowser, leaveFakeBrowser } from './fake-browser.ts'

/** Prerendered screens by file; keep in step with src/prerender.tsx. */
const screenFiles: Record<PrerenderedPage, string> = {
  home: 'screens/home/home.screen.tsx',
  about: 'screens/about/about.screen.tsx',
  privacyPolicy: 'screens/legal/legal.screen.tsx',
  termsOfService: 'screens/legal/legal.screen.tsx',
  whoSeesWhat: 'screens/who-sees-what/who-sees-what.screen.tsx',
  securityPolicy: 'screens/security-policy/security-policy.screen.tsx',
  offline: 'screens/offline/offline.screen.tsx',
}

/** Screens that users see instead of the ones above; keep in step with `userScreens` in src/app/screens.ts. */
const userScreenFiles: Partial<typeof screenFiles> = { home: 'screens/home/my-home.screen.tsx' }

/**
 * Prerenders the public pages into dist/prerendered.json once the client is built. The server sends them from there:
 * `{links: {page: HTML for the head}, userLinks: the same for users, html: {human check: {page: HTML for the root}}}`.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  let links: Record<'links' | 'userLinks', Record<string, string>> | undefined
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    writeBundle(_, bundle) {
      const linksTo = (files: Record<string, string>) =>
        Object.fromEntries(
          Object.entries(files).map(([page, file]) => [page, linkTagsFor(bundle, file, clientFiles)]),
        )
      links = { links: linksTo(screenFiles), userLinks: linksTo({ ...screenFiles, ...userScreenFiles }) }
    },
    async closeBundle() {
      // closeBundle also runs after a failed build, whose own error must be the one shown.
      if (!links) return
      // Lies inside the project so that imports resolve; the process id keeps parallel builds apart.
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
        writeFileSync(file, JSON.stringify({ ...links, html }))
      } finally {
        leaveFakeBrowser()
        rmSync(outDir, { recursive: true, force: true })
      }
    },
  }
}
