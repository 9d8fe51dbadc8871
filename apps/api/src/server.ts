import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { prismaOn } from '@wordhoard/database/client'
import { DatabaseError } from '@wordhoard/database/database-error'
import { type OpenDatabase, openDatabase } from '@wordhoard/database/open'
import { projectRoot } from '@wordhoard/database/project-root'
import { collectGarbage } from '@wordhoard/dictionary/collect-garbage'
import { createSpeech, type Speech } from '@wordhoard/dictionary/speech/speech'
import { isDictionaryCurrent } from '@wordhoard/dictionary-build/build'
import type pg from 'pg'
import { pino } from 'pino'
import { buildApp } from './app'
import { ConfigurationError, readEnv } from './env'
import { threadTurns } from './lib/threads/thread-pool'
import { openPasswordThreads } from './modules/accounts/passwords/password-hash'
import { MarkdownRenderer } from './modules/articles/markdown-renderer'
import { closeDemo, openDemo } from './modules/demo/demo-accounts'
import { AudioService } from './modules/dictionary/audio/audio.service'
import { type Dictionary, openDictionary } from './modules/dictionary/open-dictionary'
import { offerLibrary, renderLibrary } from './modules/library/seed-library'
import { warmWordCache } from './modules/library/warm-word-cache'
import { openRanker } from './modules/senses/open-ranker'
import { EmbeddingsService } from './modules/senses/senses.service'
import { TextWork } from './modules/vocabulary/texts/text-work'

/** In-flight requests get this long to finish. */
const STOP_LIMIT_MS = 9_000
/** From the first answer until the warm-up. Calls that have been waiting for the server go first. */
const WARM_UP_MS = 1_000

/** Undone in reverse order when the process stops, whatever had been started by then. */
const cleanups: (() => Promise<void>)[] = []
let stopping = false

async function start(): Promise<void> {
  const env = readEnv(process.env)
  const say = (sentence: string) => console.info(sentence)
  const logger = pino({ level: env.logLevel })
  // The database starts in processes of its own while this one reads what ranks senses.
  const opening = openDatabase({
    databaseUrl: env.databaseUrl,
    ownerUrl: env.databaseOwnerUrl,
    role: 'application',
    dataDir: env.dataDir,
    limits: env.databaseLimits,
    log: say,
    onGivenUp: (sentence) => {
      console.error(sentence)
      void stop(1)
    },
  })
  // Why it could not be opened is said below.
  cleanups.push(async () => (await opening.catch(() => undefined))?.close())
  const [database, ranker] = await Promise.all([opening, openRanker(env)])
  const patientPool = database.openPatientPool()
  const passwords = openPasswordThreads(
    program('password-worker', 'apps/api/src/modules/accounts/passwords/password-worker'),
  )
  cleanups.push(() => passwords.close())
  const turns = threadTurns()
  const markdown = new MarkdownRenderer({
    turns,
    origin: new URL(env.publicUrl).origin,
    workerUrl: program('markdown-worker', 'apps/api/src/modules/articles/markdown-worker'),
  })
  cleanups.push(() => markdown.close())
  const [dictionary, articles] = await Promise.all([
    currentDictionary(database, patientPool, env.dataDir),
    renderLibrary(patientPool, markdown),
  ])
  // Packing 600,000 words leaves as much behind as it makes; the server lives long with what it has at its start.
  collectGarbage()
  const textWork = new TextWork(dictionary, {
    turns,
    workerUrl: program('text-worker', 'apps/api/src/modules/vocabulary/texts/text-worker'),
  })
  cleanups.push(() => textWork.close())
  await offerLibrary(patientPool, textWork.textWords, articles)
  await patientPool.end()

  const embeddings = new EmbeddingsService(database.pool, dictionary, ranker)
  /** Ranks once to load the tagger, so that nobody's first tap waits for it. */
  const rankOnce = async () => {
    const example = dictionary.index.idOf('bank')
    if (example !== undefined) await embeddings.topDefinitions(example, 'on the bank of the river')
  }
  const whileStopping = (error: unknown) => logger.debug({ err: error }, 'not made ready before the end')

  let speech: Promise<Speech> | undefined
  const openSpeech = () => {
    speech ??= createSpeech({
      workerUrl: program('speech-worker', 'packages/dictionary/src/speech/speech-worker'),
    })
    return speech
  }
  cleanups.push(async () => (await speech)?.close())

  const app = await buildApp({
    env,
    version: readVersion(),
    pool: database.pool,
    db: prismaOn(database.pool),
    databaseLacksRoom: database.lacksRoom,
    dictionary,
    textWork,
    embeddings,
    audio: new AudioService({ dataDir: env.dataDir, pool: database.pool, speech: openSpeech }),
    markdown,
    logger,
    say,
    webClient: webClient(),
  })
  cleanups.push(() => app.close())
  const demo = env.demo ? await openDemo(database.pool) : await closeDemo(database.pool)
  try {
    await app.listen({ port: env.port, host: env.host })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new ConfigurationError(
      `Port ${env.port} on ${env.host} is already taken. Stop the program that uses it, or choose another PORT.`,
    )
  }
  if (
    !env.production &&
    env.publicUrl.startsWith('http:') &&
    !/^http:\/\/(localhost|127\.|\[::1\])/.test(env.publicUrl)
  ) {
    say('Warning: PUBLIC_URL is plain http. Good for a class on a local network; use https everywhere else.')
  }
  for (const line of demo) say(line)
  say(`Ready: ${env.publicUrl}`)
  setTimeout(() => void rankOnce().catch(whileStopping), WARM_UP_MS)
  warmWordCache(textWork).catch(whileStopping)
}

async function currentDictionary(
  { pool, ownerConnectionString }: OpenDatabase,
  patientPool: pg.Pool,
  dataDir: string,
): Promise<Dictionary> {
  if (!(await isDictionaryCurrent(patientPool))) await buildDictionary(ownerConnectionString)
  return openDictionary(pool, dataDir, patientPool)
}

function readVersion(): string {
  return (JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as { version: string })
    .version
}

function webClient(): string | undefined {
  const folder = join(projectRoot(), 'apps', 'web', 'dist')
  if (existsSync(join(folder, 'index.html'))) return folder
  console.warn('The web client is not built (pnpm build); only the API answers.')
  return undefined
}

/** Another program of ours: built beside the bundle, or the source when run from there. */
function program(built: string, source: string): URL {
  const beside = new URL(`./${built}.js`, import.meta.url)
  return existsSync(beside) ? beside : new URL(`../../../${source}.ts`, import.meta.url)
}

/** Builds the dictionary in a process of its own: what that takes of memory is given back when it is done. */
async function buildDictionary(connectionString: string): Promise<void> {
  const file = fileURLToPath(program('dictionary-build', 'packages/dictionary-build/src/cli/build'))
  // A tighter heap costs a tenth more time and keeps a merge into a full database below 400 MB.
  // The server's small room for new objects would have it collect garbage a fifth of the time.
  const heap = ['--max-old-space-size=300', '--max-semi-space-size=32']
  const child = spawn(process.execPath, [...process.execArgv, ...heap, file], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DATABASE_URL: connectionString, DATABASE_OWNER_URL: connectionString },
  })
  cleanups.push(async () => void child.kill('SIGTERM'))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0 && !stopping) throw new Error('The dictionary could not be built; the reason stands above.')
}

async function stop(code: number): Promise<void> {
  if (stopping) return
  stopping = true
  const limit = setTimeout(() => process.exit(1), STOP_LIMIT_MS)
  limit.unref()
  for (const cleanup of cleanups.reverse()) {
    await cleanup().catch((error: unknown) => console.error('While stopping:', error))
  }
  process.exit(code)
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => void stop(0))

start().catch((error: unknown) => {
  const expected = error instanceof ConfigurationError || error instanceof DatabaseError
  console.error(expected ? error.message : error)
  void stop(1)
})
