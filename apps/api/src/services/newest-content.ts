import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import type { OpenDatabase } from '@wordhoard/database/open'
import { collectGarbage } from '@wordhoard/dictionary/collect-garbage'
import { isDictionaryCurrent } from '@wordhoard/dictionary-build/build'
import type pg from 'pg'
import type { Env } from '../env'
import type { MarkdownRenderer } from '../modules/articles/markdown-renderer'
import { type Dictionary, openDictionary } from '../modules/dictionary/open-dictionary'
import { type RenderedArticle, renderLibrary } from '../modules/library/seed-library'
import type { Cleanups } from './cleanups'
import { programFile } from './programs'

/** The dictionary and the library. */
export interface Content {
  readonly dictionary: Dictionary
  /** New articles of the library, to be published. */
  readonly articles: readonly RenderedArticle[]
}

/** An open database; the code that opened it closes it. */
export type ServiceDatabase = Omit<OpenDatabase, 'close'>

/** Dependencies of opening the content. */
export interface ContentDeps {
  readonly env: Env
  readonly database: ServiceDatabase
  /** Pool without a statement timeout, for long work at start-up. */
  readonly startupPool: pg.Pool
  readonly markdown: MarkdownRenderer
  readonly cleanups: Cleanups
}

/**
 * Opens the dictionary, after building it if its sources have changed. Renders new articles of the library at the same
 * time.
 */
export async function newestContent(deps: ContentDeps): Promise<Content> {
  const [dictionary, articles] = await Promise.all([
    currentDictionary(deps),
    renderLibrary(deps.startupPool, deps.markdown),
  ])
  // Packing 600,000 words leaves as much garbage as it keeps, and the server would hold on to that memory.
  collectGarbage()
  return { dictionary, articles }
}

async function currentDictionary({ env, database, startupPool, cleanups }: ContentDeps): Promise<Dictionary> {
  if (!(await isDictionaryCurrent(startupPool)))
    await buildDictionary(database.ownerConnectionString, cleanups)
  return openDictionary(database.pool, env.dataDir, { startupPool, documents: database.replicas.reader })
}

/** Builds the dictionary in a separate process, so that its memory is released afterwards. */
async function buildDictionary(connectionString: string, cleanups: Cleanups): Promise<void> {
  // The small heap takes a tenth more time and keeps a merge into a full database below 400 MB. With the server's small
  // space for new objects, the build would spend a fifth of its time collecting garbage. V8 would take a process that
  // waits for PostgreSQL for idle, and collect garbage thoroughly each time. scripts/first-dictionary.mjs says the rest.
  const heap = [
    ...['--max-old-space-size=300', '--min-semi-space-size=16', '--max-semi-space-size=16'],
    ...['--single-threaded-gc', '--no-memory-reducer', '--max-inlined-bytecode-size-cumulative=400'],
  ]
  const file = fileURLToPath(programFile('dictionary-build'))
  const child = spawn(process.execPath, [...process.execArgv, ...heap, file], {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, DATABASE_URL: connectionString, DATABASE_OWNER_URL: connectionString },
  })
  cleanups.add(async () => child.kill('SIGTERM'))
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0 && !cleanups.isRunning)
    throw new Error('The dictionary could not be built. The reason is in the lines above.')
}
