import * as profiles from '@wordhoard/contracts/profiles'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { blockUser, listBlockedUsers, unblockUser } from './blocks'
import { connectionsNum, followUser, isFollowedBy, listConnections, unfollowUser } from './follows'
import { changePrivacy, dismissNotice, privacyOf } from './privacy'
import { personById, profileOf } from './profile'
import { publicVocabularies } from './public-vocabularies'

export function profilesRoutes(app: FastifyInstance, { pool }: ApiServices): void {
  /** Where to read about a user: what is one's own is never old. */
  const of = (request: FastifyRequest, id: number) =>
    id === request.actor?.userId ? pool : request.readFrom()
  route(app, profiles.getProfile, ({ params }, { actor, request }) =>
    profileOf(pool, actor, params.username, request.readFrom()),
  )
  route(app, profiles.getUserInfo, ({ params }, { actor, request }) =>
    personById(of(request, params.id), actor, params.id),
  )
  route(app, profiles.getMyConnectionsNum, (_input, { actor }) => connectionsNum(pool, actor, actor.userId))
  route(app, profiles.getConnectionsNum, ({ params }, { actor, request }) =>
    connectionsNum(of(request, params.id), actor, params.id),
  )
  route(app, profiles.amIFollowed, ({ params }, { actor }) => isFollowedBy(pool, actor, params.id))
  route(app, profiles.follow, ({ params }, { actor }) => followUser(pool, actor, params.id))
  route(app, profiles.unfollow, ({ params }, { actor }) => unfollowUser(pool, actor, params.id))
  route(app, profiles.listFollowers, ({ params, query }, { actor, request }) =>
    listConnections(of(request, params.id), actor, params.id, 'followers', query),
  )
  route(app, profiles.listFollowing, ({ params, query }, { actor, request }) =>
    listConnections(of(request, params.id), actor, params.id, 'following', query),
  )
  route(app, profiles.listPublicVocabularies, ({ params, query }, { actor, request }) =>
    publicVocabularies(of(request, params.id), actor, params.id, query),
  )
  route(app, profiles.getMyPrivacy, (_input, { actor }) => privacyOf(pool, actor))
  route(app, profiles.updateMyPrivacy, ({ body }, { actor }) => changePrivacy(pool, actor, body))
  route(app, profiles.dismissPrivacyNotice, (_input, { actor }) => dismissNotice(pool, actor))
  route(app, profiles.listBlocked, ({ query }, { actor }) => listBlockedUsers(pool, actor, query))
  route(app, profiles.block, ({ params }, { actor }) => blockUser(pool, actor, params.id))
  route(app, profiles.unblock, ({ params }, { actor }) => unblockUser(pool, actor, params.id))
}
