/** `pnpm build`: builds Prisma's client, the server's bundle, the web client and the browser extension. */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const vite = join(root, 'apps', 'web', 'node_modules', 'vite', 'bin', 'vite.js')

async function runNode(args: readonly string[], cwd: string): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, stdio: ['ignore', 'inherit', 'inherit'] })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0)
    throw new Error(`node ${args.join(' ')} exited with code ${code}. Its output above says why.`)
}

/** Bundles a part with the part's own build program. */
function bundle(part: 'api' | 'extension', ...args: string[]): Promise<void> {
  return runNode(['--import', 'tsx', join(root, 'apps', part, 'build', 'bundle.ts'), ...args], root)
}

mkdirSync(join(root, 'apps', 'api', 'dist'), { recursive: true })
await Promise.all([
  runNode([vite, 'build', '--logLevel', 'warn'], join(root, 'apps', 'web')),
  runNode([join(root, 'scripts', 'generate-client.mjs')], root).then(() => bundle('api')),
  bundle('extension', ...(process.env.PUBLIC_URL ? [process.env.PUBLIC_URL] : [])),
])
