import * as people from '@wordhoard/contracts/profiles'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { blockUser, listBlockedUsers, unblockUser } from './blocks'
import { connectionsNum, followUser, isFollowedBy, listConnections, unfollowUser } from './follows'
import { changePrivacy, dismissNotice, privacyOf } from './privacy'
import { personById, profileOf } from './profile'
import { publicVocabularies } from './public-vocabularies'

export function peopleRoutes(app: FastifyInstance, { pool }: ApiServices): void {
  route(app, people.getProfile, ({ params }, { actor }) => profileOf(pool, actor, params.username))
  route(app, people.getUserInfo, ({ params }, { actor }) => personById(pool, actor, params.id))
  route(app, people.getMyConnectionsNum, (_input, { actor }) => connectionsNum(pool, actor, actor.userId))
  route(app, people.getConnectionsNum, ({ params }, { actor }) => connectionsNum(pool, actor, params.id))
  route(app, people.amIFollowed, ({ params }, { actor }) => isFollowedBy(pool, actor, params.id))
  route(app, people.follow, ({ params }, { actor }) => followUser(pool, actor, params.id))
  route(app, people.unfollow, ({ params }, { actor }) => unfollowUser(pool, actor, params.id))
  route(app, people.listFollowers, ({ params, query }, { actor }) =>
    listConnections(pool, actor, params.id, 'followers', query),
  )
  route(app, people.listFollowing, ({ params, query }, { actor }) =>
    listConnections(pool, actor, params.id, 'following', query),
  )
  route(app, people.listPublicVocabularies, ({ params, query }, { actor }) =>
    publicVocabularies(pool, actor, params.id, query),
  )
  route(app, people.getMyPrivacy, (_input, { actor }) => privacyOf(pool, actor))
  route(app, people.updateMyPrivacy, ({ body }, { actor }) => changePrivacy(pool, actor, body))
  route(app, people.dismissPrivacyNotice, (_input, { actor }) => dismissNotice(pool, actor))
  route(app, people.listBlocked, ({ query }, { actor }) => listBlockedUsers(pool, actor, query))
  route(app, people.block, ({ params }, { actor }) => blockUser(pool, actor, params.id))
  route(app, people.unblock, ({ params }, { actor }) => unblockUser(pool, actor, params.id))
}
