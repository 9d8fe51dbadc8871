import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type PrismaClient, prismaOn } from '@wordhoard/database/client'
import { openPool } from '@wordhoard/database/pool'
import { projectRoot } from '@wordhoard/database/project-root'
import { createSpeech, type Speech } from '@wordhoard/dictionary/speech/speech'
import { asApplication } from '@wordhoard/testkit/database/test-dictionary'
import { workerDatabase } from '@wordhoard/testkit/database/worker-database'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { buildApp } from '../app'
import { readEnv } from '../env'
import { type ThreadTurns, threadTurns } from '../lib/threads/thread-pool'
import { MarkdownRenderer } from '../modules/articles/markdown-renderer'
import { AudioService } from '../modules/dictionary/audio/audio.service'
import { type Dictionary, openDictionary } from '../modules/dictionary/open-dictionary'
import { openRanker } from '../modules/senses/open-ranker'
import { EmbeddingsService } from '../modules/senses/senses.service'
import { TextWork } from '../modules/vocabulary/texts/text-work'
import { undeclaredErrors } from './undeclared-errors'
import { writeWebClient } from './web-client'

export interface TestApp {
  readonly app: FastifyInstance
  readonly pool: pg.Pool
  readonly db: PrismaClient
  /** Runs SQL that only the owner of the tables may, such as making a trigger. */
  ownerQuery(sql: string): Promise<void>
  readonly dictionary: Dictionary
  /** Lines for who runs the server. */
  readonly said: readonly string[]
  /** As the environment gave it, or a folder of this application's own. */
  readonly dataDir: string
  /** Rejects when an endpoint has answered an error that its contract does not declare. */
  close(): Promise<void>
}

/**
 * The whole application on the real dictionary, as server.ts puts it together, without listening.
 *
 * @param withPages serve a web client beside the API, as the product is served
 * @param turns at work in threads; as the product has them unless given
 * @param textTimeLimit milliseconds for reading a text in a thread
 */
export async function openTestApp(
  environment: Record<string, string> = {},
  {
    withPages = false,
    turns = threadTurns(),
    textTimeLimit,
  }: {
    readonly withPages?: boolean
    readonly turns?: ThreadTurns
    readonly textTimeLimit?: number
  } = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wordhoard-api-'))
  const connectionString = await workerDatabase()
  const pool = openPool(asApplication(connectionString), { connections: 4 })
  const db = prismaOn(pool)
  const dictionary = await openDictionary(pool, join(projectRoot(), '.data-test'))
  const said: string[] = []
  const env = readEnv({ DATA_DIR: dataDir, ...environment })
  const markdown = new MarkdownRenderer({ origin: new URL(env.publicUrl).origin, turns })
  const textWork = new TextWork(dictionary, {
    turns,
    ...(textTimeLimit !== undefined && { timeLimit: textTimeLimit }),
  })
  const undeclared = undeclaredErrors()
  let speech: Promise<Speech> | undefined
  const app = await buildApp({
    env,
    version: '0.0.0',
    pool,
    db,
    databaseLacksRoom: () => false,
    dictionary,
    textWork,
    embeddings: new EmbeddingsService(pool, dictionary, await openRanker(env)),
    audio: new AudioService({
      dataDir,
      pool,
      speech: () => {
        speech ??= createSpeech()
        return speech
      },
    }),
    markdown,
    logger: undeclared.logger,
    say: (line) => void said.push(line),
    webClient: withPages ? writeWebClient(join(dataDir, 'web-client')) : undefined,
  })
  await app.ready()
  return {
    app,
    pool,
    db,
    ownerQuery: (sql) => queryOnce(connectionString, sql),
    dictionary,
    said,
    dataDir: environment.DATA_DIR ?? dataDir,
    close: async () => {
      await app.close()
      await (await speech)?.close()
      await markdown.close()
      await textWork.close()
      await pool.end()
      rmSync(dataDir, { recursive: true, force: true })
      undeclared.assertNone()
    },
  }
}

async function queryOnce(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
