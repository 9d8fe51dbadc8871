/**
 * Makes Prisma's client from prisma/schema.prisma. Prisma looks for a schema engine binary and would download one, but
 * `generate` never runs it, so any existing program stands in for it.
 */
import { spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const database = join(dirname(fileURLToPath(import.meta.url)), '..', 'prisma')
const require = createRequire(join(database, 'package.json'))
const cli = join(dirname(require.resolve('prisma/package.json')), 'build', 'index.js')
const { status, stdout, stderr } = spawnSync(
  process.execPath,
  [cli, 'generate', '--schema', 'schema.prisma', '--no-hints'],
  {
    cwd: database,
    env: {
      ...process.env,
      PRISMA_SCHEMA_ENGINE_BINARY: process.execPath,
      PRISMA_HIDE_UPDATE_MESSAGE: '1',
      CHECKPOINT_DISABLE: '1',
    },
    encoding: 'utf8',
  },
)
if (status !== 0) {
  console.error(stdout + stderr)
  process.exit(status ?? 1)
}
