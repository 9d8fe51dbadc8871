import type pg from 'pg'
import {
  deleteChat,
  deletedClassrooms,
  deleteSomeMessages,
  forgetDeletedClassroom,
} from './deleted-classrooms.queries'

/**
 * Deletes the chats of a deleted school’s classrooms. Call it after the deletion was committed. A deletion stands even
 * if this fails: housekeeping goes on with it.
 */
export async function followDeletedSchool(pool: pg.Pool, schoolId: number): Promise<void> {
  await followDeletedClassrooms(pool, schoolId).catch(() => undefined)
}

/**
 * Deletes the chats of deleted classrooms, of one school or of all, in steps that keep nobody waiting. Once is enough: a
 * classroom’s chat is made with it, and whoever writes in it locks it. Several processes may do so at once.
 */
export async function followDeletedClassrooms(pool: pg.Pool, ofSchool: number | null): Promise<void> {
  const deleted = await deletedClassrooms.fetchAll(pool, { schoolId: ofSchool })
  for (const { school_id: schoolId, id, chat_id: chatId } of deleted) {
    let changed: number
    do changed = await deleteSomeMessages.execute(pool, { chatId })
    while (changed > 0)
    await deleteChat.execute(pool, { chatId })
    await forgetDeletedClassroom.execute(pool, { schoolId, id })
  }
}
