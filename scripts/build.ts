/** `pnpm build`: Prisma's client, the server's bundle, the web client, the browser extension. */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { bundleExtension } from './bundle-extension'
import { bundleServer } from './bundle-server'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const vite = join(root, 'apps', 'web', 'node_modules', 'vite', 'bin', 'vite.js')

/** The server that the extension begins with; its options set another. */
const extensionServer = new URL(process.env.PUBLIC_URL ?? 'http://127.0.0.1:3000').origin

async function node(args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new Error(`${args[0]} failed`)
}

mkdirSync(join(root, 'apps', 'api', 'dist'), { recursive: true })
await Promise.all([
  node([vite, 'build', '--logLevel', 'warn'], join(root, 'apps', 'web')),
  node([join(root, 'scripts', 'generate-client.mjs')], root).then(() => bundleServer(root)),
  bundleExtension(root, { server: extensionServer }),
])
