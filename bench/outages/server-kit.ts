import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openDatabase } from '@wordhoard/database/open'
import { openPool } from '@wordhoard/database/pool'
import { findPostmaster } from '@wordhoard/database/postmaster'
import { projectRoot } from '@wordhoard/database/project-root'
import { copySmallDictionary } from '@wordhoard/dictionary-build/testing/small-dictionary'
import { signalAll } from './own-postgres'
import { type ServerProcess, startServerProcess } from './server-process'

/** Number of words in a test server's dictionary: enough to read and to learn with. */
const WORDS = 2_000

/** Starts servers for a test file, from data directories with a small dictionary and the bundled server. */
export interface ServerKit {
  /** Makes a data directory with a stopped embedded database in it. */
  dataDir(parent?: string): string
  /** Starts a server process and waits until it is ready. */
  start(environment: Record<string, string>): Promise<ServerProcess>
  /** Ends all running processes and removes all files. */
  close(): Promise<void>
}

/**
 * Bundles the server and prepares a data directory as a template.
 * @param dictionaryDatabase address of a database with the whole dictionary
 */
export async function serverKit(dictionaryDatabase: string): Promise<ServerKit> {
  const scratch = mkdtempSync(join(tmpdir(), 'wordhoard-outage-'))
  const bundle = join(projectRoot(), 'apps', 'api', 'dist', `outages-${process.pid}`)
  const template = join(scratch, 'template')
  await Promise.all([bundleServer(bundle), makeTemplate(template, dictionaryDatabase)])
  const processes: ServerProcess[] = []
  const dataDirs: string[] = []
  return {
    dataDir: (parent = scratch) => {
      const dataDir = join(parent, `data-${dataDirs.length}`)
      dataDirs.push(dataDir)
      mkdirSync(dataDir)
      // Keeps owners: the database's files may belong to another account.
      execFileSync('cp', ['-a', `${template}/.`, dataDir])
      return dataDir
    },
    start: async (environment) => {
      const server = await startServerProcess(join(bundle, 'server.js'), environment)
      processes.push(server)
      await server.ready()
      return server
    },
    close: async () => {
      for (const server of processes) server.signal('SIGTERM')
      await Promise.all(processes.map((server) => server.ended))
      // A failed test may have left a database running or frozen.
      for (const dataDir of dataDirs) {
        const left = findPostmaster(join(dataDir, 'postgres'))
        if (left) signalAll([left.pid], 'SIGKILL')
      }
      for (const folder of [bundle, scratch]) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Bundles the server with its own build program, as `pnpm build` does. */
async function bundleServer(folder: string): Promise<void> {
  const program = join('apps', 'api', 'build', 'bundle.ts')
  await promisify(execFile)(process.execPath, ['--import', 'tsx', program, folder], { cwd: projectRoot() })
}

async function makeTemplate(dataDir: string, dictionaryDatabase: string): Promise<void> {
  const database = await openDatabase({ dataDir })
  const dictionary = openPool(dictionaryDatabase, { connections: 1 })
  await copySmallDictionary(dictionary, database.pool, WORDS)
  await dictionary.end()
  await database.close()
}
