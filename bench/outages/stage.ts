import { chmodSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@wordhoard/database/open'
import { openPool } from '@wordhoard/database/pool'
import { asRole } from '@wordhoard/database/roles'
import { copySmallDictionary } from '@wordhoard/dictionary-build/testing/small-dictionary'
import { type Collector, startCollector } from '@wordhoard/testkit/server/collector'
import { freePort } from '@wordhoard/testkit/server/free-port'
import {
  hasPostgres15,
  type ReplicatedPostgres,
  startReplicatedPostgres,
} from '@wordhoard/testkit/server/replicated-postgres'
import { hasValkey, startValkey, type Valkey } from '@wordhoard/testkit/server/valkey'
import { type Caller, type Outcome, signIn } from './caller'
import {
  callerThrough,
  hasDeployTools,
  type RunningProgram,
  startDeployedNginx,
  startDeployedPgBouncer,
} from './deployed'
import type { ServerKit } from './server-kit'
import type { ServerProcess } from './server-process'

/** Whether everything that the stage consists of is installed; the test says so when it is left out. */
export const hasStageTools = () => hasPostgres15() && hasDeployTools() && hasValkey()

const PASSWORD = 'stage'
/** For the figures of the processes. */
export const METRICS_TOKEN = 'for whoever watches the stage'
const PROCESSES = 3
/** Number of words in the dictionary. */
const WORDS = 2_000

/** nginx, three API processes, PgBouncer, PostgreSQL with a replica, and Valkey, as deploy/ configures them. */
export interface Stage {
  readonly servers: ServerProcess[]
  readonly postgres: ReplicatedPostgres
  readonly bouncer: RunningProgram
  readonly valkey: Valkey
  readonly collector: Collector
  /** Kills one of the processes and starts it again, as a supervisor does. */
  replaceServer(index: number): Promise<void>
  /** Makes an account whose calls go to one process. */
  memberOf(index: number): Promise<Caller>
  /** Makes an account whose calls go through nginx to any process. */
  memberThroughProxy(): Promise<Caller>
  /** Calls as a visitor, through nginx. */
  visit(path: string): Promise<Outcome>
  stop(): Promise<void>
}

/** Starts all pieces. */
export async function startStage(kit: ServerKit, dictionaryDatabase: string): Promise<Stage> {
  const scratch = mkdtempSync(join(tmpdir(), 'wordhoard-stage-'))
  // PgBouncer runs under another account.
  chmodSync(scratch, 0o755)
  const folderOf = (name: string) => {
    const folder = join(scratch, name)
    mkdirSync(folder, { mode: 0o755 })
    return folder
  }
  const postgres = await startReplicatedPostgres()
  const ownerUrl = postgres.primary.url
  await fillDatabase(ownerUrl, dictionaryDatabase)
  const [pooledPort, httpsPort, httpPort, ...ports] = await Promise.all(
    Array.from({ length: 3 + PROCESSES }, () => freePort()),
  )
  const withPort = (address: string, port: string | number) => {
    const url = new URL(address)
    url.port = String(port)
    return url.href
  }
  const directUrl = asRole(ownerUrl, 'wordhoard_app', PASSWORD)
  const publicUrl = `https://127.0.0.1:${httpsPort}`
  // Its password has to be there before PgBouncer logs in with it.
  await postgres.primary.query(`CREATE ROLE wordhoard_app LOGIN PASSWORD '${PASSWORD}'`)
  const bouncer = await startDeployedPgBouncer(folderOf('pgbouncer'), {
    port: pooledPort!,
    postgresPort: Number(new URL(ownerUrl).port),
    password: PASSWORD,
  })
  const valkey = await startValkey()
  const collector = await startCollector()
  const startOne = (index: number) =>
    kit.start({
      DATABASE_URL: withPort(directUrl, pooledPort!),
      DATABASE_DIRECT_URL: directUrl,
      DATABASE_OWNER_URL: ownerUrl,
      DATABASE_REPLICA_URLS: withPort(directUrl, new URL(postgres.replica.url).port),
      VALKEY_URL: valkey.url,
      METRICS_TOKEN,
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      // Enough for a delay that a slow machine doesn’t outlast.
      DATABASE_REPLICA_MAX_LAG_MS: '60000',
      DATABASE_STATEMENT_TIMEOUT_MS: '3000',
      DATABASE_CONNECTION_TIMEOUT_MS: '3000',
      DATA_DIR: join(scratch, `api-${index}`),
      PORT: String(ports[index]),
      PUBLIC_URL: publicUrl,
      JWT_SECRET: 'the same secret for all three processes',
      TRUST_PROXY: '1',
    })
  const servers = [await startOne(0)]
  servers.push(...(await Promise.all([startOne(1), startOne(2)])))
  const nginx = await startDeployedNginx(folderOf('nginx'), {
    port: httpsPort!,
    httpPort: httpPort!,
    processes: [`127.0.0.1:${ports[0]}`, `127.0.0.1:${ports[1]}`, `127.0.0.1:${ports[2]}`],
  })
  const call = callerThrough(httpsPort!, nginx.certificate)
  const callProxy = async <Body>(
    method: string,
    path: string,
    headers: Record<string, string>,
    body?: object,
  ): Promise<Outcome<Body>> => {
    const began = performance.now()
    const { status, text } = await call(method, `/api${path}`, headers, body)
    const parsed = (/^[[{]/.test(text) ? JSON.parse(text) : undefined) as Body
    return { status, retryAfter: null, body: parsed, milliseconds: performance.now() - began }
  }
  const memberOf = (index: number) => signIn(servers[index]!.url, postgres.primary, true)
  return {
    servers,
    postgres,
    bouncer,
    valkey,
    collector,
    replaceServer: async (index) => {
      servers[index]!.signal('SIGKILL')
      await servers[index]!.ended
      servers[index] = await startOne(index)
    },
    memberOf,
    memberThroughProxy: async () => {
      const member = await memberOf(0)
      return {
        ...member,
        call: (method, path, body, headers) =>
          callProxy(method, path, { ...member.headers(), ...headers }, body),
      }
    },
    visit: (path) => callProxy('GET', path, {}),
    stop: async () => {
      await nginx.stop()
      await kit.close()
      await bouncer.stop()
      await valkey.stop()
      await collector.close()
      await postgres.stop()
      rmSync(scratch, { recursive: true, force: true })
    },
  }
}

async function fillDatabase(ownerUrl: string, dictionaryDatabase: string): Promise<void> {
  const database = await openDatabase({ databaseUrl: ownerUrl, dataDir: '' })
  const dictionary = openPool(dictionaryDatabase, { connections: 1 })
  await copySmallDictionary(dictionary, database.pool, WORDS)
  await dictionary.end()
  await database.close()
}
