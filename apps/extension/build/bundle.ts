/**
 * Builds the browser extension into `apps/extension/dist/{chrome,firefox}`, each with a zip file beside it. Usage:
 * `bundle.ts [SERVER]`. SERVER is the default server address, which users can change in the extension's options. The
 * code isn't minified, so that extension stores, and anyone else, can read it.
 */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { brand } from '@wordhoard/contracts/site/brand'
import { build } from 'esbuild'
import { manifest, type Target, targets } from './manifest'
import { zip } from './zip'

/** Names of the built files, each with its entry point. */
const entries = {
  background: 'background.ts',
  popup: 'popup/popup.ts',
  options: 'options/options.ts',
  'page/extract': 'page/extract.ts',
  'page/deliver': 'page/deliver.ts',
}
const styles = { popup: 'popup/popup.css', options: 'options/options.css' }

const folder = dirname(dirname(fileURLToPath(import.meta.url)))

async function bundle(target: Target, version: string, server: string): Promise<void> {
  const source = (file: string) => join(folder, 'src', file)
  const common = {
    outdir: join(folder, 'dist', target),
    absWorkingDir: folder,
    bundle: true,
    write: false,
    target: target === 'chrome' ? 'chrome123' : 'firefox128',
    legalComments: 'inline',
    logLevel: 'warning',
  } as const
  const inputs = (files: Record<string, string>) =>
    Object.fromEntries(Object.entries(files).map(([name, file]) => [name, source(file)]))
  const built = await Promise.all([
    build({
      ...common,
      entryPoints: inputs(entries),
      format: 'iife',
      define: { BUILT_FOR: JSON.stringify(target), DEFAULT_SERVER: JSON.stringify(server) },
    }),
    build({
      ...common,
      entryPoints: inputs(styles),
      loader: { '.woff2': 'file' },
      assetNames: 'fonts/[name]',
    }),
  ])

  const files = new Map<string, Buffer>()
  files.set('manifest.json', Buffer.from(`${JSON.stringify(manifest(target, version, server), null, 2)}\n`))
  for (const page of ['popup', 'options']) {
    const html = readFileSync(source(`${page}/${page}.html`), 'utf8')
    files.set(`${page}.html`, Buffer.from(html.replaceAll('%BRAND%', brand.name)))
  }
  for (const icon of readdirSync(join(folder, 'icons'))) {
    files.set(`icons/${icon}`, readFileSync(join(folder, 'icons', icon)))
  }
  for (const { outputFiles } of built) {
    for (const { path, contents } of outputFiles) {
      files.set(path.slice(common.outdir.length + 1).replaceAll('\\', '/'), Buffer.from(contents))
    }
  }

  for (const [path, data] of files) {
    const place = join(common.outdir, path)
    mkdirSync(dirname(place), { recursive: true })
    writeFileSync(place, data)
  }
  writeFileSync(`${common.outdir}.zip`, zip(files))
}

const { origin } = new URL(process.argv[2] ?? 'http://127.0.0.1:3000')
rmSync(join(folder, 'dist'), { recursive: true, force: true })
const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { version: string }
await Promise.all(targets.map((target) => bundle(target, version, origin)))
