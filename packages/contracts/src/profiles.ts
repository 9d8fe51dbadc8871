import * as z from 'zod/mini'
import { type AnswerOf, endpoint, type HandlerInput } from './endpoint'
import { userId, username, visibleText } from './fields/fields'
import { pageFields } from './fields/list-fields'

/**
 * What a profile shows and to whom, and who may start a chat with its owner. Everything is open to everybody until the
 * owner changes it, or joins a school as a student. Staff of the user's schools always see their name, as the join page
 * says.
 */
export const privacy = z.object({
  /**
   * Who sees the profile; everybody else sees only the username and picture. `school`: members of the owner's schools.
   */
  visible_to: z._default(z.enum(['everyone', 'school']), 'everyone'),
  shows_name: z._default(z.boolean(), true),
  shows_bio: z._default(z.boolean(), true),
  /** Whether the lists of followers and followed users are shown; their numbers always are. */
  shows_connections: z._default(z.boolean(), true),
  shows_vocabularies: z._default(z.boolean(), true),
  shows_articles: z._default(z.boolean(), true),
  /** `followed`: users whom the owner follows; `school`: members of the owner's schools. */
  messages_from: z._default(z.enum(['everyone', 'followed', 'school', 'nobody']), 'everyone'),
})
export type Privacy = z.infer<typeof privacy>

/**
 * The user's own choices. If a student's school keeps its students private, `everyone` is saved as `school`, and people
 * outside the school can't write to the student.
 */
export const ownPrivacy = z.object({
  ...privacy.shape,
  is_kept_private: z.boolean(),
  is_in_school: z.boolean(),
})
export type OwnPrivacy = z.infer<typeof ownPrivacy>

/** A user as others see them; fields that they don't show are empty. */
export const publicUserInfo = z.object({
  id: z.int(),
  username: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  bio: z.string(),
  /** Null: the picture is generated from the user's name. */
  avatarId: z.nullable(z.string()),
})
export type PublicUserInfo = z.infer<typeof publicUserInfo>

export const connectionsNum = z.object({ followers: z.int(), following: z.int() })
export type ConnectionsNum = z.infer<typeof connectionsNum>

export const profile = z.object({
  /** `created_at` is null for viewers who may not see the profile. */
  user_info: z.object({ ...publicUserInfo.shape, created_at: z.nullable(z.string()) }),
  /** Zeros for viewers who may not see the profile. */
  connections_num: connectionsNum,
  /** Whether the viewer follows the user. */
  is_followed: z.boolean(),
  /** The chat between viewer and user, if there is one. */
  chat_id: z.nullable(z.int()),
  /** Whether the user follows the viewer. */
  follows_me: z.boolean(),
  /** Whether the viewer has blocked the user. A viewer whom the user has blocked doesn't see the profile at all. */
  is_blocked: z.boolean(),
  is_me: z.boolean(),
  /** Number of public ones; null if the profile doesn't show them. */
  vocabularies_num: z.nullable(z.int()),
  articles_num: z.nullable(z.int()),
  abilities: z.object({
    /** Whether the viewer may start or continue a chat with the user. */
    write: z.boolean(),
    follow: z.boolean(),
    see_connections: z.boolean(),
    block: z.boolean(),
    report: z.boolean(),
  }),
})
export type Profile = z.infer<typeof profile>

/** An entry in a list of followers or followed users. */
export const connection = z.object({
  user_info: publicUserInfo,
  /** Whether the viewer follows the user. */
  is_followed: z.boolean(),
  created_at: z.string(),
})
export type Connection = z.infer<typeof connection>

const params = z.object({ id: userId })

export const getProfile = endpoint({
  method: 'GET',
  path: '/user-info/@:username',
  auth: 'session',
  keep: 'page',
  summary: 'Get a user’s profile by username',
  params: z.object({ username }),
  response: profile,
  errors: ['user_not_found'],
})

export const getUserInfo = endpoint({
  method: 'GET',
  path: '/user-info/:id',
  auth: 'session',
  summary: 'Get a user’s name, bio and picture by id',
  params,
  response: publicUserInfo,
  errors: ['user_not_found'],
})

export const getMyConnectionsNum = endpoint({
  method: 'GET',
  path: '/user-info/connections-num/me',
  auth: 'session',
  keep: 'page',
  summary: 'Count my followers and the users I follow',
  response: connectionsNum,
})

export const getConnectionsNum = endpoint({
  method: 'GET',
  path: '/user-info/connections-num/:id',
  auth: 'session',
  summary: 'Count a user’s followers and the users they follow',
  params,
  response: connectionsNum,
  errors: ['user_not_found'],
})

export const amIFollowed = endpoint({
  method: 'GET',
  path: '/user-info/am-i-followed/:id',
  auth: 'session',
  summary: 'Check whether a user follows me',
  params,
  response: z.boolean(),
  errors: ['user_not_found'],
})

export const follow = endpoint({
  method: 'POST',
  path: '/user-info/follow/:id',
  auth: 'session',
  summary: 'Follow a user; repeating it changes nothing',
  params,
  response: z.object({ is_followed: z.boolean() }),
  errors: ['user_not_found', 'forbidden'],
})

export const unfollow = endpoint({
  method: 'DELETE',
  path: '/user-info/follow/:id',
  auth: 'session',
  summary: 'Unfollow a user; repeating it changes nothing',
  params,
  response: z.object({ is_followed: z.boolean() }),
  errors: ['user_not_found'],
})

export const listFollowers = endpoint({
  method: 'GET',
  path: '/user-info/followers/:id',
  auth: 'session',
  summary: 'List a user’s followers, newest first',
  params,
  query: z.object(pageFields(50)),
  response: z.array(connection),
  errors: ['user_not_found', 'connections_hidden'],
})

export const listFollowing = endpoint({
  method: 'GET',
  path: '/user-info/following/:id',
  auth: 'session',
  summary: 'List the users that a user follows, newest first',
  params,
  query: z.object(pageFields(50)),
  response: z.array(connection),
  errors: ['user_not_found', 'connections_hidden'],
})

export const listPublicVocabularies = endpoint({
  method: 'GET',
  path: '/user-info/vocabularies/:id',
  auth: 'session',
  keep: 'page',
  summary:
    'List a user’s public vocabularies, most recently changed first; `GET /articles?user_id=` lists their articles',
  params,
  query: z.object(pageFields(50)),
  response: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      description: z.string(),
      created_at: z.string(),
      updated_at: z.string(),
      stat: z.object({ total_spells: z.int() }),
    }),
  ),
  errors: ['user_not_found'],
})
export type ProfileVocabulary = AnswerOf<typeof listPublicVocabularies>[number]

export const getMyPrivacy = endpoint({
  method: 'GET',
  path: '/user-info/me/privacy',
  auth: 'session',
  keep: 'account',
  summary: 'Get what my profile shows, and who may start a chat with me',
  response: ownPrivacy,
})

export const updateMyPrivacy = endpoint({
  method: 'PUT',
  path: '/user-info/me/privacy',
  auth: 'session',
  summary: 'Set what my profile shows, and who may start a chat with me',
  body: privacy,
  response: ownPrivacy,
})

export const dismissPrivacyNotice = endpoint({
  method: 'DELETE',
  path: '/user-info/me/privacy/notice',
  auth: 'session',
  summary: 'Dismiss the notice that my profile was made private',
  status: 204,
})

export const listBlocked = endpoint({
  method: 'GET',
  path: '/user-info/me/blocked',
  auth: 'session',
  summary: 'List the users that I have blocked, most recently blocked first',
  query: z.object(pageFields(50)),
  response: z.array(z.object({ user_info: publicUserInfo, created_at: z.string() })),
})

export const block = endpoint({
  method: 'POST',
  path: '/user-info/block/:id',
  auth: 'session',
  summary: 'Block a user: neither can follow or write to the other, and my profile is hidden from them',
  params,
  response: z.object({ is_blocked: z.boolean() }),
  errors: ['user_not_found'],
})

export const unblock = endpoint({
  method: 'DELETE',
  path: '/user-info/block/:id',
  auth: 'session',
  summary: 'Unblock a user',
  params,
  response: z.object({ is_blocked: z.boolean() }),
  errors: ['user_not_found'],
})

export const reportReasons = ['harassment', 'spam', 'inappropriate', 'impersonation', 'other'] as const
export const MAX_REPORT_LENGTH = 2_000

export const report = endpoint({
  method: 'POST',
  path: '/user-info/report/:id',
  auth: 'session',
  summary:
    'Report a user to the owner and managers of a school that we share, or else to the operator of this installation',
  params,
  body: z.object({
    reason: z.enum(reportReasons, { error: 'Choose a reason' }),
    text: z._default(visibleText({ most: MAX_REPORT_LENGTH, lines: true }), ''),
    /** The reported user's message that the report quotes. */
    message_id: z.optional(z.int().check(z.positive())),
  }),
  status: 204,
  errors: ['user_not_found', 'message_not_found'],
})
export type UserReport = HandlerInput<typeof report>['body']
