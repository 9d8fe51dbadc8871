import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import * as accountContract from '@wordhoard/contracts/accounts'
import * as articles from '@wordhoard/contracts/articles'
import type { Endpoint } from '@wordhoard/contracts/endpoint'
import * as learning from '@wordhoard/contracts/learning'
import * as learningStatistics from '@wordhoard/contracts/learning-statistics'
import * as myAccount from '@wordhoard/contracts/my-account'
import * as vocabulary from '@wordhoard/contracts/vocabulary'
import type { FastifyInstance, FastifyReply } from 'fastify'
import fp from 'fastify-plugin'
import { addressKey } from '../lib/address-key'
import { FairQueue } from '../lib/threads/fair-queue'

/** Calls that cost tens of milliseconds, or hold megabytes. */
const dearCalls: readonly Endpoint[] = [
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
  ...[vocabulary.addFromText, vocabulary.addFromArticle, vocabulary.getTextStates],
  ...[vocabulary.importWords, vocabulary.exportWords, myAccount.downloadMyData],
  ...[articles.createArticle, articles.updateArticle, articles.previewArticle],
]

/** Of an account: its tabs. */
const ofAccount = { atOnceEach: 2, waitingEach: 64, waiting: 2_000 }
/** Of an address: a class of forty may log in behind it at the same moment. */
const ofAddress = { atOnceEach: 4, waitingEach: 200, waiting: 2_000 }

/** Whoever has more than these waiting is no person at one page, and leaves the others most of the time. */
const FEW_WAITING = 3
/** How much longer than a call has kept the main thread busy its caller's next one then waits. */
const REST = 9
const LONGEST_REST_MS = 1_000

/**
 * Lets each client make only a few dear calls at a time, by account or, without a session, by address. The rest wait their
 * turn before their bodies are read, so that they cost neither time nor memory; beyond a number of them the answer
 * is `unavailable`. Nobody waits for another client's calls here.
 */
export const admission = fp(
  async (app: FastifyInstance) => {
    const dear = new Set(dearCalls)
    const accounts = new FairQueue<number>(ofAccount)
    const addresses = new FairQueue<string>(ofAddress)
    app.addHook('preParsing', async (request, reply) => {
      const { endpoint } = request.routeOptions.config
      if (!endpoint || !dear.has(endpoint)) return
      const isAdmitted = request.actor
        ? await admitToQueue(accounts, request.actor.userId, reply)
        : await admitToQueue(addresses, addressKey(request.ip), reply)
      // Nobody is there any more to be answered.
      if (!isAdmitted) reply.hijack()
    })
  },
  { name: 'admission' },
)

/** Waits for the call's turn, which lasts until it is answered; false when the caller has gone before it came. */
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
      if (queue.countWaiting(key) <= FEW_WAITING) return
      const { active } = performance.eventLoopUtilization(before)
      await sleep(Math.min(REST * active, LONGEST_REST_MS), undefined, { ref: false })
    }
    queue.run(key, 0, turn, gone.signal).catch((error: unknown) => {
      if (gone.signal.aborted) resolve(false)
      else reject(error)
    })
  })
}
