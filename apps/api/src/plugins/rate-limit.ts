import type { IncomingMessage } from 'node:http'
import * as accounts from '@wordhoard/contracts/accounts'
import type { Endpoint } from '@wordhoard/contracts/endpoint'
import { getInvitation, joinSchool } from '@wordhoard/contracts/invitations'
import * as knowledge from '@wordhoard/contracts/learner/knowledge'
import { isUsernameAvailable } from '@wordhoard/contracts/my-profile'
import { registerPupil } from '@wordhoard/contracts/pupils'
import { getReadiness, listReadiness } from '@wordhoard/contracts/reading/readiness'
import { logout, refresh } from '@wordhoard/contracts/sessions'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { addressKey } from '../lib/address-key'
import { AppError } from '../lib/app-error'
import { type CallCounter, type Limit, type Limits, whenCounted } from '../lib/limits/limits'

declare module 'fastify' {
  interface FastifyInstance {
    /** Counts a call of an address at a time in ms; returns how long it has to wait, in seconds. */
    countCall(address: string, now: number): number | Promise<number>
    /** How long calls have to wait that were counted before the hooks ran. */
    countedCalls: WeakMap<IncomingMessage, number>
  }
}

/**
 * Enough for a class of 40 behind one address, where everybody taps a word a second and prefetches a screen of words.
 */
const allCalls = { burst: 1200, perSecond: 80 }

/**
 * Extra limits by address for calls that guess, send mail or cost much. They allow a class of 40 to register behind one
 * address within ten minutes (everybody with several user names, two mails, three human checks and three attempts), and
 * to log in at the same moment.
 */
const groups: readonly { readonly calls: readonly Endpoint[]; readonly limit: Limit }[] = [
  { calls: [isUsernameAvailable], limit: { burst: 400, perSecond: 2 } },
  // Enough for a class that looks at its codes and joins; guessing a code would take years.
  { calls: [getInvitation, joinSchool], limit: { burst: 300, perSecond: 0.5 } },
  // Enough for a class of visitors that answers an item each in two seconds.
  { calls: [knowledge.nextPlacementItem], limit: { burst: 400, perSecond: 20 } },
  // Enough for a staff room that plans its lessons; each call reads texts for a whole class.
  { calls: [getReadiness, listReadiness], limit: { burst: 120, perSecond: 1 } },
  { calls: [accounts.getHumanCheck], limit: { burst: 300, perSecond: 1 } },
  {
    calls: [accounts.sendVerificationEmail, accounts.forgotPassword, accounts.sendDeviceCode],
    limit: { burst: 100, perSecond: 0.1 },
  },
  // Each has its own, because in a class of both kinds everybody may need several attempts.
  { calls: [accounts.register], limit: { burst: 150, perSecond: 0.2 } },
  { calls: [registerPupil], limit: { burst: 150, perSecond: 0.2 } },
  { calls: [accounts.login], limit: { burst: 150, perSecond: 0.5 } },
  { calls: [logout, refresh], limit: { burst: 400, perSecond: 10 } },
  {
    calls: [
      accounts.resetPassword,
      accounts.changePassword,
      accounts.requestEmailChange,
      accounts.confirmEmailChange,
    ],
    limit: { burst: 100, perSecond: 0.2 },
  },
]

/**
 * Limits calls by address. With `refuse: false` (load tests) calls are counted but never refused, so that load tests
 * measure the same code.
 */
export const rateLimit = fp(
  async (app: FastifyInstance, { refuse, limits }: { refuse: boolean; limits: Limits }) => {
    const all = limits.open('calls of an address', allCalls)
    const countersOf = new Map<Endpoint, CallCounter>(
      groups.flatMap(({ calls, limit }) => {
        const shared = limits.open(`calls of an address: ${calls.map(({ path }) => path).join(' ')}`, limit)
        return calls.map((call) => [call, shared] as const)
      }),
    )
    const counted = new WeakMap<IncomingMessage, number>()
    app.decorate('countCall', (address, now) => all.take(address, now))
    app.decorate('countedCalls', counted)
    app.addHook('onRequest', (request, _reply, done) => {
      const address = addressKey(request.ip)
      const now = Date.now()
      const { endpoint } = request.routeOptions.config
      const answer = (wait: number) => done(wait > 0 && refuse ? AppError.tooMany(wait) : undefined)
      whenCounted(counted.get(request.raw) ?? all.take(address, now), (wait) => {
        const own = endpoint && wait === 0 ? countersOf.get(endpoint) : undefined
        whenCounted(own?.take(address, now) ?? wait, answer)
      })
    })
  },
  { name: 'rate-limit' },
)
