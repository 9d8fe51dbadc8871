import { sendFirstMessage } from '@wordhoard/contracts/chats'
import type { Endpoint } from '@wordhoard/contracts/endpoint'
import { getShortUserInfo } from '@wordhoard/contracts/my-profile'
import * as profiles from '@wordhoard/contracts/profiles'
import type { FastifyInstance, onRequestHookHandler } from 'fastify'
import fp from 'fastify-plugin'
import { addressKey } from '../lib/address-key'
import { AppError } from '../lib/app-error'
import { type Limits, whenCounted } from '../lib/limits/limits'

/** Calls that reveal whether a user id or user name exists, and whose it is. */
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
/** Enough for a class that looks at each other's profiles together. */
const ofAddress = { burst: 800, perSecond: 2 }
/** Enough for a user who browses profiles; enumerating all accounts would take months. */
const ofAccount = { burst: 200, perSecond: 0.3 }

/**
 * Limits calls that look up users, by address and by account, to prevent enumeration. Register it after `access`, which
 * identifies the caller.
 */
export const profilesLimit = fp(
  async (app: FastifyInstance, { refuse, limits }: { refuse: boolean; limits: Limits }) => {
    const addresses = limits.open('profiles for an address', ofAddress)
    const accounts = limits.open('profiles for an account', ofAccount)
    const check: onRequestHookHandler = (request, _reply, done) => {
      const now = Date.now()
      const { actor } = request
      const answer = (wait: number) => done(wait > 0 && refuse ? AppError.tooMany(wait) : undefined)
      whenCounted(addresses.take(addressKey(request.ip), now), (wait) => {
        whenCounted(wait === 0 && actor ? accounts.take(String(actor.userId), now) : wait, answer)
      })
    }
    // Added to these routes only, so that it costs the others nothing. It runs after the hooks of all routes.
    app.addHook('onRoute', (route) => {
      const endpoint = route.config?.endpoint
      if (!endpoint || !calls.has(endpoint)) return
      route.onRequest = [...[route.onRequest ?? []].flat(), check]
    })
  },
  { name: 'profiles-limit', dependencies: ['access'] },
)
