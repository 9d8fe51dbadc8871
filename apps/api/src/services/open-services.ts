import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { prismaOn } from '@wordhoard/database/client'
import { projectRoot } from '@wordhoard/database/project-root'
import { createSpeech, type Speech } from '@wordhoard/dictionary/speech/speech'
import type { Logger } from 'pino'
import type { Env } from '../env'
import { JobLeases } from '../lib/job-leases/job-leases'
import { openLimits } from '../lib/limits/open-limits'
import { type ThreadQueue, threadQueue } from '../lib/threads/thread-pool'
import { inSpan } from '../lib/tracing/spans'
import { openTracing } from '../lib/tracing/tracing'
import { ValkeyConnection } from '../lib/valkey/valkey-connection'
import { openPasswordThreads } from '../modules/accounts/passwords/password-hash'
import { MarkdownRenderer } from '../modules/articles/markdown-renderer'
import { AudioService } from '../modules/dictionary/audio/audio.service'
import { SentenceAudio } from '../modules/dictionary/audio/sentence-audio'
import { openLearnerModel } from '../modules/knowledge/learner-model'
import { chancesOfWords } from '../modules/knowledge/word-chances'
import { publishLibrary } from '../modules/library/seed-library'
import { LookUpPacks } from '../modules/look-up-pack/look-up-packs.service'
import { PageImportService } from '../modules/page-import/page-import.service'
import { openRanker } from '../modules/senses/open-ranker'
import { SensesService } from '../modules/senses/senses.service'
import { Translations } from '../modules/translations/translations.service'
import { TextProcessor } from '../modules/vocabulary/texts/text-processor'
import type { Cleanups } from './cleanups'
import type { Content, ContentDeps, ServiceDatabase } from './newest-content'
import { programFile } from './programs'
import type { Services } from './services'

/** Options for opening services, besides the configuration. */
interface ServiceOptions {
  /** May still be opening; the sense model is loaded meanwhile. The caller closes it. */
  readonly database: ServiceDatabase | Promise<ServiceDatabase>
  /** Collects functions that close what has been opened. */
  readonly cleanups: Cleanups
  /** Brings dictionary and library up to date and opens them. */
  readonly openContent: (deps: ContentDeps) => Promise<Content>
  readonly logger: Logger
  /** Prints a line for the operator. */
  readonly printLine: (line: string) => void
  /** Folder of the built web client; undefined serves no pages. */
  readonly webClient: string | undefined
  /** Queue of work in threads; defaults to the product's. */
  readonly queue?: ThreadQueue
  /** Time limit for reading a text in a thread, in ms; defaults to the product's. */
  readonly textTimeLimit?: number | undefined
}

/** Opens the application's services. Both the server and its tests get their services from here. */
export async function openServices(env: Env, options: ServiceOptions): Promise<Services> {
  const { cleanups, logger, printLine, webClient, queue = threadQueue(), textTimeLimit } = options
  const version = readVersion()
  const tracing = env.isTraced ? await openTracing(version, logger) : undefined
  if (tracing) cleanups.add(() => tracing.close())
  const [database, ranker] = await Promise.all([options.database, openRanker(env)])
  const { pool, replicas } = database
  const startupPool = database.openStartupPool()
  const leases = new JobLeases(pool, logger)
  cleanups.add(() => leases.close())
  const valkey = await openValkey(env, logger, cleanups)
  const limits = openLimits(env, { pool, valkey, logger, countProcesses: () => leases.countProcesses() })
  cleanups.add(() => limits.close())
  const passwords = openPasswordThreads(programFile('password-worker'))
  cleanups.add(() => passwords.close())
  const markdown = new MarkdownRenderer({
    queue,
    origin: new URL(env.publicUrl).origin,
    workerUrl: programFile('markdown-worker'),
  })
  cleanups.add(() => markdown.close())
  const pageImports = new PageImportService({
    pool,
    queue,
    publicUrl: env.publicUrl,
    rateLimit: env.rateLimit,
    workerUrl: programFile('page-worker'),
    allowedOrigins: env.pageImportAllow,
  })
  cleanups.add(() => pageImports.close())
  const { dictionary, articles } = await options.openContent({
    env,
    database,
    startupPool,
    markdown,
    cleanups,
  })
  const textProcessor = new TextProcessor(dictionary, {
    queue,
    workerUrl: programFile('text-worker'),
    // Workers share the memory of one machine.
    keepsThread: env.workers === 1,
    ...(textTimeLimit !== undefined && { timeLimit: textTimeLimit }),
  })
  cleanups.add(() => textProcessor.close())
  await publishLibrary(startupPool, textProcessor.textWords, articles)
  await startupPool.end()
  replicas.start()
  const speech = openSpeechOnDemand(cleanups)
  const learnerModel = openLearnerModel(pool, dictionary)
  const translations = new Translations(pool)
  cleanups.add(() => translations.close())
  const { dataDir = env.dataDir } = dictionary
  const lookUpPacks = new LookUpPacks({ pool, dictionary, translations, dataDir })
  cleanups.add(async () => lookUpPacks.close())
  return {
    env,
    version,
    tracing,
    pool,
    replicas,
    valkey,
    db: prismaOn(pool),
    isStopping: () => cleanups.isAnnounced,
    isDatabaseDiskFull: database.isDiskFull,
    limits,
    leases,
    dictionary,
    learnerModel,
    wordChances: (userId, spellIds) => chancesOfWords(learnerModel, userId, spellIds),
    textProcessor,
    queue,
    senses: new SensesService(pool, dictionary, ranker),
    translations,
    lookUpPacks,
    audio: new AudioService({ dataDir: env.dataDir, pool, speech }),
    sentenceAudio: new SentenceAudio({ pool, speech, rateLimit: env.rateLimit }),
    markdown,
    pageImports,
    logger,
    printLine,
    webClient,
  }
}

/** Connects to Valkey if there is one. Without an answer the server starts all the same. */
async function openValkey(
  env: Env,
  logger: Logger,
  cleanups: Cleanups,
): Promise<ValkeyConnection | undefined> {
  if (env.valkeyUrl === undefined) return undefined
  const valkey = new ValkeyConnection(env.valkeyUrl, logger, { name: 'wordhoard' })
  cleanups.add(() => valkey.close())
  await valkey.open()
  return valkey
}

/** Returns a function that starts the speech thread on its first call. */
function openSpeechOnDemand(cleanups: Cleanups): () => Promise<Speech> {
  let speech: Promise<Speech> | undefined
  cleanups.add(async () => (await speech)?.close())
  const start = async (): Promise<Speech> => {
    const thread = await createSpeech({ workerUrl: programFile('speech-worker') })
    return {
      speak: (text) => inSpan('thread speech-worker', () => thread.speak(text)),
      pronounce: (ipa) => inSpan('thread speech-worker', () => thread.pronounce(ipa)),
      close: () => thread.close(),
    }
  }
  return () => {
    speech ??= start()
    return speech
  }
}

function readVersion(): string {
  const { version } = JSON.parse(readFileSync(join(projectRoot(), 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}
