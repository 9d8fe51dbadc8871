import * as chats from '@wordhoard/contracts/chats'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { openChat, openClassroomChat, presentChat } from './chat-access'
import { chatsOf, unreadChats } from './list-chats'
import { messagesOf } from './list-messages'
import { eraseMessage, listMutedMembers, muteStudent, switchChat } from './moderation'
import { moveReadMark } from './read-marks'

export function chatsRoutes(app: FastifyInstance, { pool, messageSender }: ApiServices): void {
  route(app, chats.listChats, ({ query }, { actor }) => chatsOf(pool, actor, query))
  route(app, chats.getUnread, (_input, { actor }) => unreadChats(pool, actor))
  route(app, chats.getChat, async ({ params }, { actor }) =>
    presentChat(await openChat(pool, actor, params.id)),
  )
  route(app, chats.getClassroomChat, async ({ params }, { actor }) =>
    presentChat(await openClassroomChat(pool, actor, params.id)),
  )
  route(app, chats.listMessages, ({ params, query }, { actor }) => messagesOf(pool, actor, params.id, query))
  // Stores the result rather than the answer, because an article's card contains its author's name.
  route(
    app,
    chats.sendMessage,
    ({ body }, { actor, runIdempotently }) => messageSender.send(pool, actor, body, runIdempotently),
    {
      keeps: 'result',
    },
  )
  route(app, chats.sendFirstMessage, ({ body }, { actor, runIdempotently }) =>
    messageSender.sendFirst(actor, body, runIdempotently),
  )
  route(app, chats.markRead, ({ body }, { actor }) =>
    moveReadMark(pool, actor, body.chat_id, body.message_id),
  )
  route(app, chats.deleteMessage, ({ params }, { actor }) => eraseMessage(pool, actor, params.id))
  route(app, chats.updateChat, ({ params, body }, { actor }) =>
    switchChat(pool, actor, params.id, body.is_open),
  )
  route(app, chats.muteMember, ({ params, body }, { actor }) =>
    muteStudent(pool, actor, params.id, params.user_id, body.minutes),
  )
  route(app, chats.listMuted, ({ params, query }, { actor }) =>
    listMutedMembers(pool, actor, params.id, query),
  )
}
