import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import * as accountContract from '@wordhoard/contracts/accounts'
import * as articles from '@wordhoard/contracts/articles'
import type { Endpoint } from '@wordhoard/contracts/endpoint'
import * as knowledge from '@wordhoard/contracts/learner/knowledge'
import * as learning from '@wordhoard/contracts/learning'
import * as learningStatistics from '@wordhoard/contracts/learning-statistics'
import * as myAccount from '@wordhoard/contracts/my-account'
import * as textWords from '@wordhoard/contracts/reading/text-words'
import * as vocabulary from '@wordhoard/contracts/vocabulary'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import { addressKey } from '../lib/address-key'
import { FairQueue } from '../lib/threads/fair-queue'

/** Expensive calls: they take tens of milliseconds or hold megabytes. */
const expensiveCalls: readonly Endpoint[] = [
  ...[
    accountContract.login,
    accountContract.register,
    accountContract.resetPassword,
    accountContract.changePassword,
    accountContract.requestEmailChange,
  ],
  ...[
    learning.getPriorityWords,
    learning.createGames,
    learningStatistics.getInsights,
    learningStatistics.getLearningStat,
  ],
  ...[textWords.addFromText, textWords.addFromArticle, textWords.getTextStates],
  ...[knowledge.getKnowledge, knowledge.estimateWords, knowledge.overruleWords],
  ...[vocabulary.importWords, vocabulary.exportWords, myAccount.downloadMyData],
  ...[articles.createArticle, articles.updateArticle, articles.previewArticle],
]

/** Limits for an account with several tabs. */
const accountLimits = { atOnceEach: 2, waitingEach: 64, waiting: 2_000 }
/** Limits for an address: a class of forty may log in behind it at the same moment. */
const addressLimits = { atOnceEach: 4, waitingEach: 200, waiting: 2_000 }

/** A client with more calls waiting than this isn't one person on one page, and has to pause between calls. */
const MAX_WAITING_UNPAUSED = 3
/** Length of that pause, as a multiple of the time for which the call kept the main thread busy. */
const PAUSE_FACTOR = 9
const MAX_PAUSE_MS = 1_000

/**
 * Limits how many expensive calls a client may run at a time, by account or, without a session, by address. The rest
 * wait before their bodies are read, so that they cost neither time nor memory. Beyond a number of waiting calls the
 * answer is `unavailable`. Clients don't wait for each other's calls here.
 */
export const admission = fp(
  async (app: FastifyInstance) => {
    const expensive = new Set(expensiveCalls)
    const accounts = new FairQueue<number>(accountLimits)
    const addresses = new FairQueue<string>(addressLimits)
    const admit = async (request: FastifyRequest, reply: FastifyReply) => {
      const isAdmitted = request.actor
        ? await admitToQueue(accounts, request.actor.userId, reply)
        : await admitToQueue(addresses, addressKey(request.ip), reply)
      // The client has disconnected, so there is nobody to answer.
      if (!isAdmitted) reply.hijack()
    }
    // Added to these routes only: an asynchronous hook would cost each look-up a promise.
    app.addHook('onRoute', (route) => {
      const endpoint = route.config?.endpoint
      if (!endpoint || !expensive.has(endpoint)) return
      route.preParsing = [admit, ...[route.preParsing ?? []].flat()]
    })
  },
  { name: 'admission' },
)

/**
 * Waits for the call's turn, which lasts until the call is answered. Resolves to false if the client disconnects first.
 */
function admitToQueue<Key extends string | number>(
  queue: FairQueue<Key>,
  key: Key,
  { raw }: FastifyReply,
): Promise<boolean> {
  const gone = new AbortController()
  const answered = new Promise<void>((resolve) => {
    raw.once('finish', resolve)
    raw.once('close', resolve)
  })
  raw.once('close', () => gone.abort())
  return new Promise((resolve, reject) => {
    const turn = async () => {
      const before = performance.eventLoopUtilization()
      resolve(true)
      await answered
      if (queue.countWaiting(key) <= MAX_WAITING_UNPAUSED) return
      const { active } = performance.eventLoopUtilization(before)
      await sleep(Math.min(PAUSE_FACTOR * active, MAX_PAUSE_MS), undefined, { ref: false })
    }
    queue.run(key, 0, turn, gone.signal).catch((error: unknown) => {
      if (gone.signal.aborted) resolve(false)
      else reject(error)
    })
  })
}
