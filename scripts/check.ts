/** `pnpm check`: runs all checks and prints the outcome of each. Exits with code 1 if any fails. */
import { spawnSync } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { checks } from './checks'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
let failed = 0
for (const { name, args } of checks(root)) {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
  console.info(`${status === 0 ? '✓' : '✗'} ${name}`)
  if (status === 0) continue
  failed++
  console.info(stdout + stderr)
}
process.exit(failed > 0 ? 1 : 0)
