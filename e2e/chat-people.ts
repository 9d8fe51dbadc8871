import type { Browser, BrowserContext, Page } from '@playwright/test'
import type { AccountRows } from '@wordhoard/testkit/database/account-rows'
import { randomName } from '@wordhoard/testkit/random-name'
import { type Api, apiOf } from './api-of'
import { inDatabase, signInMember } from './people'

/** A user with their own browser context. */
export interface Chatter extends AccountRows {
  readonly context: BrowserContext
  readonly page: Page
  /** Calls the API as this user. */
  readonly api: Api
}

/** Makes a new user with their own browser context. */
export async function createChatter(browser: Browser): Promise<Chatter> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const account = await signInMember(page)
  return { ...account, context, page, api: await apiOf(page) }
}

/** Starts a chat between two users with a message from the first one. Returns its id. */
export async function beginChat(
  from: { readonly api: Api },
  to: { readonly userId: number },
  content = 'Hello',
): Promise<number> {
  const body = { participant_user_id: to.userId, content }
  return (await from.api<{ chat_id: number }>('POST', '/messages/send-init', body)).chat_id
}

/** Fills a chat with messages by its authors in turn, `minutes` apart, up to now; the last is number `count`. */
export async function fillChat(
  chatId: number,
  authors: readonly number[],
  count: number,
  minutes = 7,
): Promise<void> {
  await inDatabase((client) =>
    client.query(
      `WITH sent AS (
         INSERT INTO message (id, chat_id, user_id, content, created_at)
         SELECT nextval('chat_event_number'), $1, ($2::int[])[1 + n % array_length($2::int[], 1)],
           'Message ' || n || repeat(' and so on', n % 9), now() - make_interval(mins => ($3::int - n)::int * $4::int)
         FROM generate_series(1, $3::int) n RETURNING id)
       UPDATE chat SET last_message_id = sent.id, last_event_id = sent.id
       FROM (SELECT max(id) AS id FROM sent) sent WHERE chat.id = $1`,
      [chatId, authors, count, minutes],
    ),
  )
}

/** Makes a school with one class: its founder is the teacher, the others are students. */
export async function createClassWithChat(
  teacher: { readonly api: Api },
  students: readonly { readonly api: Api }[],
): Promise<{ classroom: number; chat: number }> {
  const slug = `S${randomName()}`
  const school = await teacher.api<{ id: number }>('POST', '/school', {
    name: 'Hill School',
    description: 'On the hill',
    username: slug,
  })
  const { id: classroom } = await teacher.api<{ id: number }>('POST', '/school/classroom', {
    name: 'Year 7',
    description: 'A class',
    school_id: school.id,
  })
  const { code } = await teacher.api<{ code: string }>('POST', `/school/${school.id}/invitations`, {
    role: 'student',
    classroom_id: classroom,
    max_uses: Math.max(students.length, 1),
  })
  for (const student of students) await student.api('POST', '/school/join', { code })
  const { chat_id: chat } = await teacher.api<{ chat_id: number }>('GET', `/school/classroom/${classroom}`)
  return { classroom, chat }
}
