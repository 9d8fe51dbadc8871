import { expect, it } from 'vitest'
import { relayEvents, takeEvents } from '../../lib/events/outbox.queries'
import { formatSql } from '../../testing/format-sql'
import { sendMessage } from '../chat-events/chat-events.queries'
import { findChat } from './chat-access.queries'
import { chatsPage, countUnreadChats } from './list-chats.queries'
import { messagesPage } from './list-messages.queries'
import { moveMark } from './read-marks.queries'
import {
  chatsOfUsers,
  messagesSince,
  newMessages,
  otherChanges,
  othersSince,
  readersOf,
} from './stream/stream-rows.queries'

it.each(
  Object.entries({
    'chats-page': chatsPage,
    'count-unread-chats': countUnreadChats,
    'find-chat': findChat,
    'messages-page': messagesPage,
    'send-message': sendMessage,
    'move-mark': moveMark,
    'new-messages': newMessages,
    'readers-of': readersOf,
    'messages-since': messagesSince,
    'others-since': othersSince,
    'other-changes': otherChanges,
    'chats-of-users': chatsOfUsers,
    'relay-events': relayEvents,
    'take-events': takeEvents,
  }),
)('%s matches the reviewed SQL', async (name, { text }) => {
  await expect(formatSql(text)).toMatchFileSnapshot(`sql/${name}.sql`)
})
