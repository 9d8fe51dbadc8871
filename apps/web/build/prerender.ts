import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build, type Plugin, type ResolvedConfig, type Rolldown } from 'vite'
import { enterNobodysBrowser, leaveNobodysBrowser } from './nobodys-browser.ts'

/** The client's screens that are drawn ahead, by their file; the same list as src/prerender.tsx has. */
const screenFiles: Record<string, string> = {
  '/': 'screens/home/home.screen.tsx',
  '/about': 'screens/about/about.screen.tsx',
  '/privacy-policy': 'screens/legal/legal.screen.tsx',
  '/terms-of-service': 'screens/legal/legal.screen.tsx',
  '/security-disclosure-policy': 'screens/security-policy/security-policy.screen.tsx',
}

/**
 * Draws the public pages ahead, once the client is built, into dist/prerendered.json, from which the server answers them:
 * `{links: {path: HTML for the head}, html: {human check: {path: HTML for the root}}}`.
 */
export function prerender(): Plugin {
  let config: ResolvedConfig
  let links: Record<string, string> = {}
  return {
    name: 'prerender',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    writeBundle(_, bundle) {
      links = Object.fromEntries(
        Object.entries(screenFiles).map(([path, file]) => [path, linksOf(bundle, file)]),
      )
    },
    async closeBundle() {
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
        enterNobodysBrowser('altcha')
        const { renderPages } = (await import(pathToFileURL(join(outDir, 'prerender.mjs')).href)) as {
          renderPages: () => Record<string, string>
        }
        const altcha = renderPages()
        enterNobodysBrowser('turnstile')
        const html = { altcha, off: altcha, turnstile: renderPages() }
        const file = resolve(config.root, config.build.outDir, 'prerendered.json')
        writeFileSync(file, JSON.stringify({ links, html }))
      } finally {
        leaveNobodysBrowser()
        rmSync(outDir, { recursive: true, force: true })
      }
    },
  }
}

/** The styles and scripts of a screen beside those of the entry, so that the browser asks for them at once. */
function linksOf(bundle: Rolldown.OutputBundle, screenFile: string): string {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byName = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))
  const reach = (from: Rolldown.OutputChunk, seen = new Set<Rolldown.OutputChunk>()) => {
    if (seen.has(from)) return seen
    seen.add(from)
    for (const name of from.imports) {
      const chunk = byName.get(name)
      if (chunk) reach(chunk, seen)
    }
    return seen
  }
  const entry = chunks.find((chunk) => chunk.isEntry)
  const screen = chunks.find((chunk) => chunk.facadeModuleId?.endsWith(screenFile))
  if (!entry || !screen) throw new Error(`No chunk of ${screenFile}`)
  const already = reach(entry)
  const more = [...reach(screen)].filter((chunk) => !already.has(chunk))
  const styles = new Set(more.flatMap((chunk) => [...(chunk.viteMetadata?.importedCss ?? [])]))
  return [
    ...[...styles].map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`),
    ...more.map((chunk) => `<link rel="modulepreload" crossorigin href="/${chunk.fileName}">`),
  ].join('\n    ')
}
