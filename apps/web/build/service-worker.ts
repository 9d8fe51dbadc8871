import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build, type Plugin, type ResolvedConfig } from 'vite'
import { checkShellSize, commonParts, findPartFiles, findShellFiles, shellSize } from './shell-files.ts'

/**
 * Builds the service worker (worker/service-worker.ts) into dist/sw.js once the client is built, and tells it which of
 * the client's files to keep. Does what vite-plugin-pwa would, without its 300 packages (docs/decisions/021).
 */
export function serviceWorker(): Plugin {
  let config: ResolvedConfig
  return {
    name: 'service-worker',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved
    },
    async writeBundle(_, bundle) {
      const outDir = join(config.root, config.build.outDir)
      const files = findShellFiles(bundle)
      checkShellSize(shellSize(bundle, files))
      // The names of files change with their content; the page’s doesn’t.
      const version = createHash('sha256')
        .update(readFileSync(join(outDir, 'index.html')))
        .update(Object.keys(bundle).sort().join('\n'))
        .digest('hex')
        .slice(0, 12)
      const shell = { version, files: files.map(addressOf), parts: packParts(findPartFiles(bundle, files)) }
      await build({
        configFile: false,
        root: config.root,
        logLevel: 'warn',
        publicDir: false,
        define: {
          'process.env.NODE_ENV': '"production"',
          __SHELL__: JSON.stringify(shell),
        },
        build: {
          outDir,
          emptyOutDir: false,
          target: config.build.target,
          reportCompressedSize: false,
          modulePreload: false,
          rolldownOptions: {
            input: join(config.root, 'worker', 'service-worker.ts'),
            output: { format: 'iife', entryFileNames: 'sw.js' },
          },
        },
      })
    },
  }
}

const addressOf = (file: string) => `/${file}`

/** Names each file once: many parts share one. */
function packParts(parts: Record<string, string[]>) {
  const files = [...new Set(Object.values(parts).flat())]
  const places = new Map(files.map((file, index) => [file, index]))
  const byName = Object.entries(parts).map(([name, own]) => [name, own.map((file) => places.get(file))])
  return { files: files.map(addressOf), byName: Object.fromEntries(byName), common: commonParts }
}
