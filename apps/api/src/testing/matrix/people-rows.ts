import * as chats from '@wordhoard/contracts/chats'
import * as profiles from '@wordhoard/contracts/profiles'
import {
  forClassroom,
  forManagers,
  nothing,
  ofClassChat,
  ofClassroom,
  ofPair,
  ofSelf,
  ownRow,
  type Row,
  row,
} from './row'
import type { Scene } from './scene'

export const peopleRows: Row[] = [
  row(profiles.getProfile, (s) => ({ params: { username: s.self.username } }), 200, { blocked: 404 }),
  row(profiles.getUserInfo, ofSelf, 200, { blocked: 404 }),
  row(profiles.getMyConnectionsNum, nothing, 200),
  row(profiles.getConnectionsNum, ofSelf, 200, { blocked: 404 }),
  row(profiles.amIFollowed, ofSelf, 200, { blocked: 404 }),
  row(profiles.follow, ofSelf, 200, { self: 400, blocked: 404 }),
  row(profiles.unfollow, ofSelf, 200, { blocked: 404 }),
  row(profiles.listFollowers, ofSelf, 200, { blocked: 404 }),
  row(profiles.listFollowing, ofSelf, 200, { blocked: 404 }),
  row(profiles.listPublicVocabularies, ofSelf, 200, { blocked: 404 }),
  row(profiles.getMyPrivacy, nothing, 200),
  ownRow(profiles.updateMyPrivacy, () => ({ body: {} }), 200),
  ownRow(profiles.dismissPrivacyNotice, nothing, 204),
  row(profiles.listBlocked, nothing, 200),
  row(profiles.block, ofSelf, 200, { self: 400, blocked: 404 }),
  row(profiles.unblock, ofSelf, 200, { blocked: 404 }),
  row(profiles.report, (s) => ({ ...ofSelf(s), body: { reason: 'spam' as const } }), 204, {
    self: 400,
    blocked: 404,
  }),
]

export const messageRows: Row[] = [
  row(chats.listChats, nothing, 200),
  row(chats.getUnread, nothing, 200),
  row(chats.getChat, ofPair, 404, { self: 200 }),
  row(chats.getChat, ofClassChat, 404, forClassroom(200)),
  row(chats.getClassroomChat, ofClassroom, 404, forClassroom(200)),
  row(chats.listMessages, ofPair, 404, { self: 200 }),
  row(chats.listMessages, ofClassChat, 404, forClassroom(200)),
  row(chats.sendMessage, (s) => ({ body: { chat_id: s.pairChat, content: 'x' } }), 404, { self: 201 }),
  row(chats.sendMessage, (s) => ({ body: { chat_id: s.chat, content: 'x' } }), 404, forClassroom(201)),
  row(chats.sendFirstMessage, (s) => ({ body: { participant_user_id: s.self.userId, content: 'x' } }), 201, {
    self: 400,
    blocked: 404,
    // Their school keeps students' chats within it.
    student: 403,
    otherStudent: 403,
  }),
  row(chats.markRead, (s) => ({ body: { chat_id: s.pairChat, message_id: s.ownMessage } }), 404, {
    self: 200,
  }),
  row(
    chats.markRead,
    (s) => ({ body: { chat_id: s.chat, message_id: s.classMessage } }),
    404,
    forClassroom(200),
  ),
  row(chats.deleteMessage, (s) => ({ params: { id: s.ownMessage } }), 404, { self: 204 }),
  row(chats.deleteMessage, (s) => ({ params: { id: s.classMessage } }), 404, {
    student: 403,
    teacher: 204,
    ...forManagers(204),
  }),
  row(chats.updateChat, (s) => ({ ...ofPair(s), body: { is_open: true } }), 404, { self: 403 }),
  row(chats.updateChat, (s) => ({ ...ofClassChat(s), body: { is_open: true } }), 404, forClassroom(200, 403)),
  row(
    chats.muteMember,
    (s) => ({ params: { id: s.chat, user_id: s.student.userId }, body: { minutes: 1 } }),
    404,
    forClassroom(200, 403),
  ),
  row(
    chats.muteMember,
    (s) => ({ params: { id: s.pairChat, user_id: s.student.userId }, body: { minutes: 1 } }),
    404,
    { self: 403 },
  ),
]

messageRows.push(
  row(chats.listMuted, ofPair, 404, { self: 403 }),
  row(chats.listMuted, ofClassChat, 404, forClassroom(200, 403)),
)

const ofOtherStudent = (s: Scene) => ({ params: { id: s.otherStudent.userId } })
/** Calls about a student, whose data the school keeps private. */
export const studentRows: Row[] = [
  row(profiles.getProfile, (s) => ({ params: { username: s.otherStudent.username } }), 200),
  row(profiles.getUserInfo, ofOtherStudent, 200),
  row(profiles.listFollowers, ofOtherStudent, 403, {
    ...{ otherStudent: 200, otherTeacher: 200, student: 200, teacher: 200 },
    ...forManagers(200),
  }),
]
