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
import { program } from './programs'

/** What there is to read and to look up. */
export interface Content {
  readonly dictionary: Dictionary
  /** Articles of the library that are yet to be offered. */
  readonly articles: readonly RenderedArticle[]
}

/** A database that whoever opened it closes. */
export type ServiceDatabase = Omit<OpenDatabase, 'close'>

/** What content is opened with. */
export interface ContentDeps {
  readonly env: Env
  readonly database: ServiceDatabase
  /** Waits as long as the work of a start takes. */
  readonly patientPool: pg.Pool
  readonly markdown: MarkdownRenderer
  readonly cleanups: Cleanups
}

/** Builds the dictionary where its sources have changed and opens it, and renders new articles of the library beside that. */
export async function newestContent(deps: ContentDeps): Promise<Content> {
  const [dictionary, articles] = await Promise.all([
    currentDictionary(deps),
    renderLibrary(deps.patientPool, deps.markdown),
  ])
  // Packing 600,000 words leaves as much behind as it makes; the server lives long with what it has at its start.
  collectGarbage()
  return { dictionary, articles }
}

async function currentDictionary({ env, database, patientPool, cleanups }: ContentDeps): Promise<Dictionary> {
  if (!(await isDictionaryCurrent(patientPool)))
    await buildDictionary(database.ownerConnectionString, cleanups)
  return openDictionary(database.pool, env.dataDir, patientPool)
}

/** Builds the dictionary in a process of its own: what that takes of memory is given back when it is done. */
async function buildDictionary(connectionString: string, cleanups: Cleanups): Promise<void> {
  // A tighter heap costs a tenth more time and keeps a merge into a full database below 400 MB.
  // The server's small room for new objects would have it collect garbage a fifth of the time.
  const heap = ['--max-old-space-size=300', '--max-semi-space-size=32']
  const file = fileURLToPath(program('dictionary-build'))
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
    throw new Error('The dictionary could not be built; the reason stands above.')
}
