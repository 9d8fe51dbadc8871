import * as messages from '@wordhoard/contracts/chats'
import type { FastifyInstance } from 'fastify'
import { route } from '../../lib/route'
import type { ApiServices } from '../../services/services'
import { openChat, openClassroomChat, presentedChat } from './chat-access'
import { chatsOf, unreadChats } from './list-chats'
import { messagesOf } from './list-messages'
import { eraseMessage, mutedIn, muteStudent, switchChat } from './moderation'
import { moveReadMark } from './read-marks'

export function messagesRoutes(app: FastifyInstance, { pool, sending }: ApiServices): void {
  route(app, messages.listChats, ({ query }, { actor }) => chatsOf(pool, actor, query))
  route(app, messages.getUnread, (_input, { actor }) => unreadChats(pool, actor))
  route(app, messages.getChat, async ({ params }, { actor }) =>
    presentedChat(await openChat(pool, actor, params.id)),
  )
  route(app, messages.getClassroomChat, async ({ params }, { actor }) =>
    presentedChat(await openClassroomChat(pool, actor, params.id)),
  )
  route(app, messages.listMessages, ({ params, query }, { actor }) =>
    messagesOf(pool, actor, params.id, query),
  )
  // Not kept as it is answered: a card of a text says who wrote it.
  route(
    app,
    messages.sendMessage,
    ({ body }, { actor, runIdempotently }) => sending.send(pool, actor, body, runIdempotently),
    {
      keeps: 'result',
    },
  )
  route(app, messages.sendFirstMessage, ({ body }, { actor, runIdempotently }) =>
    sending.sendFirst(actor, body, runIdempotently),
  )
  route(app, messages.markRead, ({ body }, { actor }) =>
    moveReadMark(pool, actor, body.chat_id, body.message_id),
  )
  route(app, messages.deleteMessage, ({ params }, { actor }) => eraseMessage(pool, actor, params.id))
  route(app, messages.updateChat, ({ params, body }, { actor }) =>
    switchChat(pool, actor, params.id, body.is_open),
  )
  route(app, messages.muteMember, ({ params, body }, { actor }) =>
    muteStudent(pool, actor, params.id, params.user_id, body.minutes),
  )
  route(app, messages.listMuted, ({ params, query }, { actor }) => mutedIn(pool, actor, params.id, query))
}
