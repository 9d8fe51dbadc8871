import type { FastifyInstance, FastifyReply } from 'fastify'
import type pg from 'pg'
import { plainPage, plainPageStyle } from '../../lib/plain-page'
import { type PageLimitOptions, pageLimit } from '../../plugins/page-limit'
import { reminderPageMessages } from '../mail/messages/reminder-messages'
import type { ReminderLinks } from './reminder-links'
import { stopReminder } from './reminders.queries'

interface ReminderPageDeps extends Pick<PageLimitOptions, 'refuse' | 'limits'> {
  readonly pool: pg.Pool
  readonly links: ReminderLinks
}

/**
 * Registers the page that stops a reminder. It needs no login. Nothing happens until the button is pressed, because mail
 * scanners follow links. The unsubscribe button of mail programs posts to the same address (RFC 8058).
 */
export async function reminderPages(
  app: FastifyInstance,
  { pool, links, refuse, limits }: ReminderPageDeps,
): Promise<void> {
  await app.register(pageLimit, { name: 'pages of reminders', refuse, limits })
  app.allowInlineStyle(plainPageStyle)
  // The address says everything, so the body that a mail program posts is ignored.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 16 * 1024 }, async () => undefined)

  const path = '/reminder-mail/:token/stop'
  type Route = { Params: { token: string } }
  const { stop, stopped, unknown } = reminderPageMessages
  app.get<Route>(path, ({ params }, reply) => {
    const reminder = links.read(params.token)
    return reminder ? send(reply, 200, stop(reminder.kind)) : send(reply, 404, unknown)
  })
  app.post<Route>(path, async ({ params }, reply) => {
    const reminder = links.read(params.token)
    if (!reminder) return send(reply, 404, unknown)
    await stopReminder.execute(pool, reminder)
    return send(reply, 200, stopped)
  })
}

function send(reply: FastifyReply, status: number, page: Parameters<typeof plainPage>[0]): FastifyReply {
  return reply
    .status(status)
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    })
    .send(plainPage(page))
}
