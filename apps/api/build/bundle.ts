/**
 * `bundle.ts [FOLDER [PROGRAM]]`: bundles the server, or one of its programs, into a folder inside the project
 * (`apps/api/dist` by default). The project's own code becomes eight files: the server, the dictionary builder, and the
 * workers for speech, markdown, web pages, texts, password hashing and learners' memories. Packages stay where pnpm put them.
 *
 * Each package is resolved from the file that imports it and referred to by its path, because pnpm gives every part of
 * the workspace its own packages and the bundle belongs to only one part. For the same reason `import.meta.url` keeps
 * pointing at the source file: data files and packages are found from it.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { isBuiltin } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'esbuild'

const api = dirname(dirname(fileURLToPath(import.meta.url)))
const packages = join(api, '..', '..', 'packages')
const modules = join(api, 'src', 'modules')
const outdir = resolve(process.argv[2] ?? join(api, 'dist'))
const programs: Record<string, string> = {
  server: join(api, 'src', 'server.ts'),
  'dictionary-build': join(packages, 'dictionary-build', 'src', 'cli', 'build.ts'),
  'speech-worker': join(packages, 'dictionary', 'src', 'speech', 'speech-worker.ts'),
  'memory-fit-worker': join(modules, 'learning', 'memory', 'memory-fit-worker.ts'),
  'markdown-worker': join(modules, 'articles', 'markdown-worker.ts'),
  'page-worker': join(modules, 'page-import', 'page-worker.ts'),
  'password-worker': join(modules, 'accounts', 'passwords', 'password-worker.ts'),
  'text-worker': join(modules, 'vocabulary', 'texts', 'text-worker.ts'),
}
const [, , , wanted] = process.argv

await build({
  entryPoints: wanted === undefined ? programs : { [wanted]: programs[wanted]! },
  outdir,
  bundle: true,
  platform: 'node',
  format: 'esm',
  target: 'node20',
  // As Node resolves packages: files for bundlers, under the condition “module”, don't load by themselves.
  conditions: ['node', 'import'],
  sourcemap: true,
  logLevel: 'warning',
  plugins: [packagesByPath(), ownLocation()],
})
for (const name of await readdir(outdir)) if (name.endsWith('.js')) await escapeAll(join(outdir, name))

/**
 * Replaces non-ASCII characters with escapes: a single such character doubles the memory a source takes. The bundler
 * has already escaped strings; this handles what it leaves, regular expressions (where the escapes mean the same) and
 * comments.
 */
async function escapeAll(file: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const escaped = text.replace(
    /[^\0-\x7f]/g,
    (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
  if (escaped !== text) await writeFile(file, escaped)
}

function packagesByPath(): Plugin {
  return {
    name: 'packages-by-path',
    setup(build) {
      build.onResolve({ filter: /^[^./]/ }, async (args) => {
        if (args.kind === 'entry-point' || args.path.startsWith('@wordhoard/')) return undefined
        // Bundled: their 400 small files would take longer to read than everything else the server imports, and of zod
        // the server needs a seventh.
        if (/^(?:kysely|zod)(?:\/|$)/.test(args.path)) return undefined
        if (isBuiltin(args.path)) return { path: args.path, external: true }
        if (args.pluginData === 'resolving') return undefined
        const found = await build.resolve(args.path, {
          kind: args.kind,
          importer: args.importer,
          resolveDir: args.resolveDir,
          pluginData: 'resolving',
        })
        if (found.errors.length > 0) return { errors: found.errors }
        const path = relative(outdir, found.path).replaceAll('\\', '/')
        return { path: path.startsWith('.') ? path : `./${path}`, external: true }
      })
    },
  }
}

function ownLocation(): Plugin {
  return {
    name: 'own-location',
    setup(build) {
      build.onLoad({ filter: /\.ts$/ }, async ({ path }) => {
        // Keeps its real `import.meta.url`: it looks for the programs next to the bundle.
        if (path === join(api, 'src', 'services', 'programs.ts')) return undefined
        const text = await readFile(path, 'utf8')
        if (!text.includes('import.meta.url')) return undefined
        const place = relative(outdir, path).replaceAll('\\', '/')
        const contents = text.replaceAll(
          'import.meta.url',
          `new URL(${JSON.stringify(place)}, import.meta.url).href`,
        )
        return { contents, loader: 'ts' }
      })
    },
  }
}
