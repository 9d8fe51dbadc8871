import { sendFirstMessage } from '@wordhoard/contracts/chats'
import type { Endpoint } from '@wordhoard/contracts/endpoint'
import { getShortUserInfo } from '@wordhoard/contracts/my-profile'
import * as profiles from '@wordhoard/contracts/profiles'
import type { FastifyInstance } from 'fastify'
import fp from 'fastify-plugin'
import { addressKey } from '../lib/address-key'
import { AppError } from '../lib/app-error'
import { TokenBuckets } from '../lib/token-bucket'

/** Calls that tell whether somebody has a number or a user name, and who it is. */
const calls = new Set<Endpoint>([
  ...[
    profiles.getProfile,
    profiles.getUserInfo,
    getShortUserInfo,
    profiles.getConnectionsNum,
    profiles.amIFollowed,
  ],
  ...[profiles.listFollowers, profiles.listFollowing, profiles.listPublicVocabularies],
  ...[
    profiles.follow,
    profiles.unfollow,
    profiles.block,
    profiles.unblock,
    profiles.report,
    sendFirstMessage,
  ],
])
/** A class that looks at one another's profiles together. */
const ofAddress = { burst: 800, perSecond: 2 }
/** Somebody who goes from profile to profile; who counts through all accounts needs months. */
const ofAccount = { burst: 200, perSecond: 0.3 }

/**
 * Limits calls that look at people, by address and by account, since programs would count through all of them. To be
 * registered after `access`, which finds out who calls.
 */
export const profilesLimit = fp(
  async (app: FastifyInstance, options: { refuse: boolean }) => {
    const addresses = new TokenBuckets(ofAddress)
    const accounts = new TokenBuckets(ofAccount)
    app.addHook('onRequest', (request, _reply, done) => {
      const { endpoint } = request.routeOptions.config
      if (!endpoint || !calls.has(endpoint)) return done()
      const now = Date.now()
      const { actor } = request
      const wait =
        addresses.take(addressKey(request.ip), now) || (actor ? accounts.take(String(actor.userId), now) : 0)
      done(wait > 0 && options.refuse ? AppError.tooMany(wait) : undefined)
    })
  },
  { name: 'profiles-limit', dependencies: ['access'] },
)
