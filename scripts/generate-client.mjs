/**
 * Generates Prisma's client from prisma/schema.prisma. Prisma looks for a schema engine binary and would download one,
 * but `generate` never runs it, so any existing program can take its place.
 */
import { spawnSync } from 'node:child_process'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const database = join(dirname(fileURLToPath(import.meta.url)), '..', 'prisma')
const cli = join(database, 'node_modules', 'prisma', 'build', 'index.js')
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
