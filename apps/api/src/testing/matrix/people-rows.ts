import * as messages from '@wordhoard/contracts/chats'
import * as people from '@wordhoard/contracts/profiles'
import {
  byAccess,
  nothing,
  ofClassChat,
  ofClassroom,
  ofPair,
  ofSelf,
  ownRow,
  type Row,
  row,
  runs,
} from './row'
import type { Scene } from './scene'

export const peopleRows: Row[] = [
  row(people.getProfile, (s) => ({ params: { username: s.self.username } }), 200, { blocked: 404 }),
  row(people.getUserInfo, ofSelf, 200, { blocked: 404 }),
  row(people.getMyConnectionsNum, nothing, 200),
  row(people.getConnectionsNum, ofSelf, 200, { blocked: 404 }),
  row(people.amIFollowed, ofSelf, 200, { blocked: 404 }),
  row(people.follow, ofSelf, 200, { self: 400, blocked: 404 }),
  row(people.unfollow, ofSelf, 200, { blocked: 404 }),
  row(people.listFollowers, ofSelf, 200, { blocked: 404 }),
  row(people.listFollowing, ofSelf, 200, { blocked: 404 }),
  row(people.listPublicVocabularies, ofSelf, 200, { blocked: 404 }),
  row(people.getMyPrivacy, nothing, 200),
  ownRow(people.updateMyPrivacy, () => ({ body: {} }), 200),
  ownRow(people.dismissPrivacyNotice, nothing, 204),
  row(people.listBlocked, nothing, 200),
  row(people.block, ofSelf, 200, { self: 400, blocked: 404 }),
  row(people.unblock, ofSelf, 200, { blocked: 404 }),
  row(people.report, (s) => ({ ...ofSelf(s), body: { reason: 'spam' as const } }), 204, {
    self: 400,
    blocked: 404,
  }),
]

export const messageRows: Row[] = [
  row(messages.listChats, nothing, 200),
  row(messages.getUnread, nothing, 200),
  row(messages.getChat, ofPair, 404, { self: 200 }),
  row(messages.getChat, ofClassChat, 404, byAccess(200)),
  row(messages.getClassroomChat, ofClassroom, 404, byAccess(200)),
  row(messages.listMessages, ofPair, 404, { self: 200 }),
  row(messages.listMessages, ofClassChat, 404, byAccess(200)),
  row(messages.sendMessage, (s) => ({ body: { chat_id: s.pairChat, content: 'x' } }), 404, { self: 201 }),
  row(messages.sendMessage, (s) => ({ body: { chat_id: s.chat, content: 'x' } }), 404, byAccess(201)),
  row(
    messages.sendFirstMessage,
    (s) => ({ body: { participant_user_id: s.self.userId, content: 'x' } }),
    201,
    {
      self: 400,
      blocked: 404,
      // Their school keeps students' chats within it.
      student: 403,
      otherStudent: 403,
    },
  ),
  row(messages.markRead, (s) => ({ body: { chat_id: s.pairChat, message_id: s.ownMessage } }), 404, {
    self: 200,
  }),
  row(
    messages.markRead,
    (s) => ({ body: { chat_id: s.chat, message_id: s.classMessage } }),
    404,
    byAccess(200),
  ),
  row(messages.deleteMessage, (s) => ({ params: { id: s.ownMessage } }), 404, { self: 204 }),
  row(messages.deleteMessage, (s) => ({ params: { id: s.classMessage } }), 404, {
    student: 403,
    teacher: 204,
    ...runs(204),
  }),
  row(messages.updateChat, (s) => ({ ...ofPair(s), body: { is_open: true } }), 404, { self: 403 }),
  row(messages.updateChat, (s) => ({ ...ofClassChat(s), body: { is_open: true } }), 404, byAccess(200, 403)),
  row(
    messages.muteMember,
    (s) => ({ params: { id: s.chat, user_id: s.student.userId }, body: { minutes: 1 } }),
    404,
    byAccess(200, 403),
  ),
  row(
    messages.muteMember,
    (s) => ({ params: { id: s.pairChat, user_id: s.student.userId }, body: { minutes: 1 } }),
    404,
    { self: 403 },
  ),
]

messageRows.push(
  row(messages.listMuted, ofPair, 404, { self: 403 }),
  row(messages.listMuted, ofClassChat, 404, byAccess(200, 403)),
)

const ofOtherStudent = (s: Scene) => ({ params: { id: s.otherStudent.userId } })
/** A student, whom the school keeps private. */
export const studentRows: Row[] = [
  row(people.getProfile, (s) => ({ params: { username: s.otherStudent.username } }), 200),
  row(people.getUserInfo, ofOtherStudent, 200),
  row(people.listFollowers, ofOtherStudent, 403, {
    ...{ otherStudent: 200, otherTeacher: 200, student: 200, teacher: 200 },
    ...runs(200),
  }),
]
