import * as z from 'zod/mini'
import { type AnswerOf, endpoint, type HandlerInput } from './endpoint'
import { isBlank, userId } from './fields/fields'
import { WAITING_DAYS } from './fields/given-time'
import { pageFields } from './fields/list-fields'

/** Maximum length of a message, in characters. */
export const MAX_MESSAGE_LENGTH = 4_000

const id = z.int().check(z.positive(), z.maximum(2147483647))
/** Number of an event: messages, deletions and read marks share one sequence, in the order in which they happened. */
const eventId = z.int().check(z.positive())
const eventIdText = z.coerce.number().check(z.int(), z.positive(), z.maximum(Number.MAX_SAFE_INTEGER))
const chatId = userId

/** What can be attached to a message; shown as a card. */
export const attachmentReference = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('word'), spell_id: id }),
  z.object({ kind: z.literal('article'), article_id: id }),
  z.object({ kind: z.literal('vocabulary'), voc_id: id }),
])
export type AttachmentReference = z.infer<typeof attachmentReference>

/** A card shown for an attachment; `id` and the texts are null if it was deleted or the viewer may not read it. */
export const card = z.object({
  kind: z.enum(['word', 'article', 'vocabulary']),
  id: z.nullable(z.int()),
  title: z.nullable(z.string()),
  /** A word's first definition, an article's author or a vocabulary's description. */
  text: z.nullable(z.string()),
  /** Level of an article or a word. */
  level: z.nullable(z.string()),
  /** Number of words in an article or a vocabulary. */
  word_count: z.nullable(z.int()),
})
export type Card = z.infer<typeof card>

/** The author of a message. For a deleted account, `id` and `username` are null; `first_name` is 'Deleted user'. */
export const messageUser = z.object({
  id: z.nullable(z.int()),
  username: z.nullable(z.string()),
  first_name: z.string(),
  last_name: z.string(),
  avatarId: z.nullable(z.string()),
})

export const messageItem = z.object({
  message: z.object({
    id: z.int(),
    /** As typed: plain text, never HTML; empty once deleted. */
    content: z.string(),
    created_at: z.string(),
    is_deleted: z.boolean(),
    attachment: z.nullable(card),
  }),
  user: messageUser,
  is_me: z.boolean(),
})
export type MessageItem = z.infer<typeof messageItem>

export const chatListItem = z.object({
  id: z.int(),
  classroom_name: z.nullable(z.string()),
  classroom_id: z.nullable(z.int()),
  /** The other participant in a chat of two; null in classrooms, and once their account is deleted. */
  participant_id: z.nullable(z.int()),
  participant_username: z.nullable(z.string()),
  participant_first_name: z.nullable(z.string()),
  participant_last_name: z.nullable(z.string()),
  participant_avatarId: z.nullable(z.string()),
  /** Text of the newest message; null in a classroom's chat without messages. */
  content: z.nullable(z.string()),
  message_created_at: z.nullable(z.string()),
  message_id: z.nullable(z.int()),
  /** Name of the author; null if the viewer wrote it. */
  message_author: z.nullable(z.string()),
  message_attachment_kind: z.nullable(z.enum(['word', 'article', 'vocabulary'])),
  message_is_deleted: z.boolean(),
  last_read_message_id: z.nullable(z.int()),
  /** Messages by others after the read mark, counted up to 100. */
  unread: z.int(),
})
export type ChatListItem = z.infer<typeof chatListItem>

/** Reasons why a user may not write in a chat; `school`: their school keeps its students’ chats within the school. */
export const writeRestrictions = ['deleted', 'blocked', 'school', 'closed', 'muted', 'archived'] as const

export const chatDetail = z.object({
  chat: z.object({
    id: z.int(),
    created_at: z.string(),
    /** For a classroom's chat: whether students may write. */
    is_open: z.boolean(),
  }),
  classroom: z.nullable(
    z.object({ id: z.int(), name: z.string(), school_username: z.string(), is_archived: z.boolean() }),
  ),
  /** The other participant in a chat of two; null in classrooms. */
  user: z.nullable(messageUser),
  current_chat_member: z.object({
    last_read_message_id: z.nullable(z.int()),
    muted_until: z.nullable(z.string()),
  }),
  /** The last message that the other participant in a chat of two has read. */
  participant_last_read_message_id: z.nullable(z.int()),
  abilities: z.object({
    write: z.boolean(),
    /** Whether the caller may delete others' messages, mute members, and open and close the chat. */
    moderate: z.boolean(),
    /** Why the caller may not write; null if they may. */
    silence: z.nullable(z.enum(writeRestrictions)),
  }),
})
export type ChatDetail = z.infer<typeof chatDetail>

const content = z.string({ error: 'Type a message' }).check(
  z.maxLength(MAX_MESSAGE_LENGTH, {
    error: `A message has at most ${MAX_MESSAGE_LENGTH.toLocaleString('en-GB')} characters`,
  }),
  z.refine((text) => !text.includes('\0') && text.isWellFormed(), {
    error: 'A message must not contain broken characters',
  }),
)
/** Refuses a blank message, unless it has an attachment. */
const hasContent = z.refine<{ content: string; attachment?: AttachmentReference | undefined }>(
  (body) => body.attachment !== undefined || !isBlank(body.content),
  { error: 'Type a message', path: ['content'] },
)
const messageFields = { content, attachment: z.optional(attachmentReference) }

const params = z.object({ id: chatId })

export const listChats = endpoint({
  method: 'GET',
  path: '/messages/chats',
  auth: 'session',
  keep: 'page',
  summary: 'List my chats, newest message first',
  query: z.object(pageFields(50)),
  response: z.array(chatListItem),
})

export const getUnread = endpoint({
  method: 'GET',
  path: '/messages/unread',
  auth: 'session',
  summary: 'Count my chats with unread messages, up to 100',
  response: z.object({ count: z.int() }),
})

export const getChat = endpoint({
  method: 'GET',
  path: '/messages/chat/:id',
  auth: 'session',
  keep: 'chat',
  summary: 'Get a chat, with its participants and my permissions in it',
  params,
  response: chatDetail,
  errors: ['chat_not_found', 'forbidden'],
})

export const getClassroomChat = endpoint({
  method: 'GET',
  path: '/messages/chat/classroom/:id',
  auth: 'session',
  summary: 'Get a classroom’s chat',
  params,
  response: chatDetail,
  errors: ['classroom_not_found', 'forbidden'],
})

export const listMessages = endpoint({
  method: 'GET',
  path: '/messages/chat/:id/messages',
  auth: 'session',
  keep: 'chat',
  summary:
    'List a chat’s messages, newest first; `before_id` gets older ones without repeats, `after_id` newer ones',
  params,
  query: z.object({
    ...pageFields(20),
    before_id: z.optional(eventIdText),
    after_id: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(Number.MAX_SAFE_INTEGER))),
  }),
  response: z.array(messageItem),
  errors: ['chat_not_found', 'forbidden'],
})
export type MessagesQuery = HandlerInput<typeof listMessages>['query']

export const sendMessage = endpoint({
  method: 'POST',
  path: '/messages/send',
  auth: 'session',
  summary: 'Send a message',
  idempotent: true,
  keyDays: WAITING_DAYS,
  body: z.object({ ...messageFields, chat_id: id }).check(hasContent),
  status: 201,
  response: z.object({ ...messageItem.shape, chat_id: z.int() }),
  errors: [
    'chat_not_found',
    'forbidden',
    'cannot_write',
    'chat_closed',
    'muted',
    'word_not_found',
    'article_not_found',
    'vocabulary_not_found',
    'not_shareable',
  ],
})
export type OutgoingMessage = HandlerInput<typeof sendMessage>['body']
export type SentMessage = AnswerOf<typeof sendMessage>

export const sendFirstMessage = endpoint({
  method: 'POST',
  path: '/messages/send-init',
  auth: 'session',
  summary: 'Send a message to a user in our chat, which is created if there is none',
  idempotent: true,
  keyDays: WAITING_DAYS,
  body: z.object({ ...messageFields, participant_user_id: id }).check(hasContent),
  status: 201,
  response: z.object({ chat_id: z.int() }),
  errors: [
    'user_not_found',
    'cannot_write',
    'word_not_found',
    'article_not_found',
    'vocabulary_not_found',
    'not_shareable',
  ],
})
export type FirstMessage = HandlerInput<typeof sendFirstMessage>['body']

export const markRead = endpoint({
  method: 'PATCH',
  path: '/messages/read',
  auth: 'session',
  summary: 'Move my read mark up to a message; it never moves back',
  body: z.object({ chat_id: id, message_id: eventId }),
  response: z.object({ last_read_message_id: z.int() }),
  errors: ['chat_not_found', 'forbidden', 'message_not_found'],
})

export const deleteMessage = endpoint({
  method: 'DELETE',
  path: '/messages/message/:id',
  auth: 'session',
  summary: 'Delete a message of mine; in a classroom’s chat, its teachers can delete any message',
  params: z.object({ id: eventIdText }),
  status: 204,
  errors: ['message_not_found', 'forbidden'],
})

export const updateChat = endpoint({
  method: 'PATCH',
  path: '/messages/chat/:id',
  auth: 'session',
  summary: 'Open or close a classroom’s chat for students',
  params,
  body: z.object({ is_open: z.boolean() }),
  response: z.object({ is_open: z.boolean() }),
  errors: ['chat_not_found', 'forbidden'],
})

/** One week, in minutes. */
export const LONGEST_MUTE_MINUTES = 7 * 24 * 60

export const muteMember = endpoint({
  method: 'PUT',
  path: '/messages/chat/:id/mute/:user_id',
  auth: 'session',
  summary: 'Mute a student in a classroom’s chat for some minutes; 0 unmutes them',
  params: z.object({ id: chatId, user_id: userId }),
  body: z.object({ minutes: z.int().check(z.minimum(0), z.maximum(LONGEST_MUTE_MINUTES)) }),
  response: z.object({ muted_until: z.nullable(z.string()) }),
  errors: ['chat_not_found', 'member_not_found', 'forbidden'],
})

export const listMuted = endpoint({
  method: 'GET',
  path: '/messages/chat/:id/muted',
  auth: 'session',
  summary: 'List the muted students of a classroom’s chat, soonest unmuted first',
  params,
  query: z.object(pageFields(50)),
  response: z.array(z.object({ user: messageUser, muted_until: z.string() })),
  errors: ['chat_not_found', 'forbidden'],
})
export type MutedMember = AnswerOf<typeof listMuted>[number]
