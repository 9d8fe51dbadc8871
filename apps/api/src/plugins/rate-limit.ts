import * as auth from '@wordhoard/contracts/auth'
import type { Endpoint } from '@wordhoard/contracts/endpoint'
import { getInvitation, joinSchool } from '@wordhoard/contracts/invitations'
import * as people from '@wordhoard/contracts/people'
import { logout, refresh } from '@wordhoard/contracts/session'
import { getShortUserInfo, isUsernameAvailable } from '@wordhoard/contracts/user-info'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { addressKey } from '../lib/address-key'
import { AppError } from '../lib/app-error'
import { type Limit, TokenBuckets } from '../lib/token-bucket'

/** A class of 40 behind one address, each tapping a word a second and fetching a screen of words ahead. */
const allCalls = { burst: 1200, perSecond: 80 }

/**
 * Calls that guess, send mail or cost much, by address, besides the limit of all calls. A class of 40 signs up behind one
 * address within ten minutes (each looking up several user names, with two mails, three human checks and three tries),
 * and logs in at the same moment.
 */
const groups: readonly { readonly calls: readonly Endpoint[]; readonly limit: Limit }[] = [
  { calls: [isUsernameAvailable], limit: { burst: 400, perSecond: 2 } },
  // A class looks at its codes and joins; whoever guesses needs years.
  { calls: [getInvitation, joinSchool], limit: { burst: 300, perSecond: 0.5 } },
  { calls: [auth.getHumanCheck], limit: { burst: 300, perSecond: 1 } },
  { calls: [auth.sendVerificationEmail, auth.forgotPassword], limit: { burst: 100, perSecond: 0.1 } },
  { calls: [auth.register], limit: { burst: 150, perSecond: 0.2 } },
  { calls: [auth.login], limit: { burst: 150, perSecond: 0.5 } },
  { calls: [logout, refresh], limit: { burst: 400, perSecond: 10 } },
  {
    calls: [auth.resetPassword, auth.changePassword, auth.requestEmailChange, auth.confirmEmailChange],
    limit: { burst: 100, perSecond: 0.2 },
  },
]

/**
 * Calls that tell whether somebody has a number or a user name, and who it is: people look at profiles one after another,
 * programs count all of them. By address for a class that does so together, and by account wherever it comes from.
 */
const lookingAtPeople = {
  calls: [
    ...[
      people.getProfile,
      people.getUserInfo,
      getShortUserInfo,
      people.getConnectionsNum,
      people.amIFollowed,
    ],
    ...[people.listFollowers, people.listFollowing, people.listPublicVocabularies],
    ...[people.follow, people.unfollow, people.block, people.unblock],
  ] as readonly Endpoint[],
  ofAddress: { burst: 800, perSecond: 2 },
  ofAccount: { burst: 200, perSecond: 0.3 },
}

/**
 * Limits calls by address, and those that look at people by account, too. With `refuse: false` (load tests) everything is counted as usual and nothing is refused, so
 * that what is measured is what runs.
 */
export const rateLimit = fp(
  async (app: FastifyInstance, options: { refuse: boolean }) => {
    const buckets = new TokenBuckets(allCalls)
    const accounts = new TokenBuckets(lookingAtPeople.ofAccount)
    const looksAtPeople = new Set<Endpoint>(lookingAtPeople.calls)
    const bucketsOf = new Map(
      [...groups, { calls: lookingAtPeople.calls, limit: lookingAtPeople.ofAddress }].flatMap(
        ({ calls, limit }) => {
          const shared = new TokenBuckets(limit)
          return calls.map((call) => [call, shared] as const)
        },
      ),
    )
    app.addHook('onRequest', (request, _reply, done) => {
      const address = addressKey(request.ip)
      const now = Date.now()
      let wait = buckets.take(address, now)
      const endpoint = request.routeOptions.config.endpoint
      if (endpoint && wait === 0) wait = bucketsOf.get(endpoint)?.take(address, now) ?? 0
      done(wait > 0 && options.refuse ? AppError.tooMany(wait) : undefined)
    })
    // Who calls is known only after this plugin's turn at the request.
    app.addHook('preParsing', (request, _reply, _payload, done) => {
      const { endpoint } = request.routeOptions.config
      const { actor } = request
      const isLimited = endpoint && looksAtPeople.has(endpoint)
      const wait = actor && isLimited ? accounts.take(String(actor.userId), Date.now()) : 0
      done(wait > 0 && options.refuse ? AppError.tooMany(wait) : null)
    })
  },
  { name: 'rate-limit' },
)
