/**
 * `pnpm migration:new NAME`: writes the SQL that leads from the schema of the last migration, stored in
 * `migrations/schema.prisma`, to prisma/schema.prisma. The schema engine asks a server for its version, so an empty
 * server is started for the moment; its databases aren't used.
 */
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedPostgres } from '../embedded-postgres'
import { projectRoot } from '../project-root'
import { openSchemaEngine } from '../schema-engine'
import { nextMigrationNumber } from './migration-number'

const name = process.argv[2]
if (!name || !/^[a-z0-9_]+$/.test(name)) {
  console.error('Usage: pnpm migration:new NAME (lower-case letters, digits and _)')
  process.exit(2)
}

const folder = join(projectRoot(), 'prisma')
const migrations = join(folder, 'migrations')
const snapshot = join(migrations, 'schema.prisma')
const wanted = readFileSync(join(folder, 'schema.prisma'), 'utf8')
const before = existsSync(snapshot) ? readFileSync(snapshot, 'utf8') : undefined

const scratch = mkdtempSync(join(tmpdir(), 'wordhoard-migration-'))
const server = await startEmbeddedPostgres({ dataDir: scratch })
const datamodel = (content: string) => ({
  tag: 'schemaDatamodel' as const,
  files: [{ path: 'schema.prisma', content }],
})
let sql: string
try {
  const engine = await openSchemaEngine(server.connectionString, wanted)
  const result = await engine.diff({
    from: before === undefined ? { tag: 'empty' } : datamodel(before),
    to: datamodel(wanted),
    script: true,
    exitCode: null,
    filters: { externalTables: [], externalEnums: [] },
  })
  sql = result.stdout ?? ''
} finally {
  await server.stop()
  rmSync(scratch, { recursive: true, force: true })
}
if (!sql.trim() || sql.includes('This is an empty migration')) {
  console.info('No migration written: schema.prisma has not changed.')
  process.exit(0)
}
const number = nextMigrationNumber(readdirSync(migrations))
const target = join(migrations, `${number}_${name}`)
mkdirSync(target, { recursive: true })
writeFileSync(join(target, 'migration.sql'), sql)
writeFileSync(snapshot, wanted)
console.info(`Wrote prisma/migrations/${number}_${name}/migration.sql`)
process.exit(0)
