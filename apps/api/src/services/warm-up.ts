import { setTimeout as sleep } from 'node:timers/promises'
import { compactHeap } from '@wordhoard/dictionary/collect-garbage'
import { systemOwner } from '../lib/threads/thread-pool'
import { renewLevels } from '../modules/articles/renew-levels'
import { learningDeps } from '../modules/learning/learning-deps'
import { warmWordCache } from '../modules/library/warm-word-cache'
import type { Services } from './services'

/** Delay before the first ranking, in ms, so that calls that waited for the server go first. */
const RANKING_DELAY_MS = 1_000

/**
 * Prepares what the first caller would otherwise wait for: the words that every text has, the difficulties of words, and
 * the tagger. Estimates old levels of articles again, if an update has left any.
 */
export function warmUp(services: Services): void {
  const { env, pool, textProcessor, dictionary, learnerModel, senses, leases, logger } = services
  const warmRanker = async () => {
    await sleep(RANKING_DELAY_MS)
    const example = dictionary.index.idOf('bank')
    if (example !== undefined) await senses.topDefinitions(example, 'on the bank of the river')
  }
  const renewOldLevels = async () => {
    const isOurs = leases.claim('levels of articles')
    await leases.beat()
    if (isOurs()) await renewLevels(pool, (text) => textProcessor.perform(systemOwner, 'article', { text }))
  }
  renewOldLevels().catch((error: unknown) =>
    logger.warn({ err: error }, 'levels of articles could not be estimated again'),
  )
  const warmDifficulties = async () => {
    await sleep(RANKING_DELAY_MS)
    await learnerModel.difficulties()
  }
  const warmTexts = async () => {
    if (textProcessor.keepsThread) await warmWordCache(textProcessor)
  }
  // Loading has begun when the server began to listen.
  const warmGames = () => learningDeps({ ...services, secret: env.jwtSecret() }).distractors()
  const works = [warmRanker(), warmDifficulties(), warmTexts(), warmGames()].map((work: Promise<unknown>) =>
    work.catch((error: unknown) => logger.debug({ err: error }, 'warming up failed')),
  )
  // The start leaves half as much garbage as the process needs, and V8 collects little while calls are few.
  Promise.all(works)
    .then(compactHeap)
    .catch((error: unknown) => logger.debug({ err: error }, 'compacting the heap failed'))
}
