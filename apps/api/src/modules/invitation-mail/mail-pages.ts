import type { FastifyInstance, FastifyReply } from 'fastify'
import type pg from 'pg'
import { plainPage, plainPageStyle } from '../../lib/plain-page'
import { type PageLimitOptions, pageLimit } from '../../plugins/page-limit'
import { invitationPageMessages } from '../mail/messages/invitation-messages'
import { reportInvitation, stopInvitations } from './answers'
import type { InvitationMails } from './invitation-mails'
import type { MailLinks } from './mail-links'

interface PageTexts {
  readonly heading: string
  readonly text: string
  /** Undefined if there is nothing to confirm. */
  readonly button?: string
}

interface MailPageDeps extends Pick<PageLimitOptions, 'refuse' | 'limits'> {
  readonly pool: pg.Pool
  readonly links: MailLinks
  readonly mails: InvitationMails
}

/**
 * Registers the pages that the links of an invitation lead to. They need no account. Nothing happens until the button
 * is pressed, because mail scanners follow links. The unsubscribe button of mail programs posts to the same address
 * (RFC 8058).
 */
export async function invitationMailPages(app: FastifyInstance, parts: MailPageDeps): Promise<void> {
  const { pool, links, mails } = parts
  await app.register(pageLimit, { name: 'pages of invitations', refuse: parts.refuse, limits: parts.limits })
  app.allowInlineStyle(plainPageStyle)
  // The address says everything, so the body that a mail program posts is ignored.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: 16 * 1024 }, async () => undefined)

  const path = '/invitation-mail/:token'
  type Route = { Params: { token: string } }
  for (const what of ['stop', 'report'] as const) {
    app.get<Route>(`${path}/${what}`, ({ params }, reply) =>
      links.read(params.token)
        ? send(reply, 200, invitationPageMessages[what])
        : send(reply, 404, invitationPageMessages.unknown),
    )
  }
  app.post<Route>(`${path}/stop`, async ({ params }, reply) => {
    const invitation = links.read(params.token)
    if (!invitation) return send(reply, 404, invitationPageMessages.unknown)
    await stopInvitations(pool, invitation)
    return send(reply, 200, invitationPageMessages.stopped)
  })
  app.post<Route>(`${path}/report`, async ({ params }, reply) => {
    const invitation = links.read(params.token)
    if (!invitation) return send(reply, 404, invitationPageMessages.unknown)
    const report = await reportInvitation(pool, invitation)
    if (report) mails.mailReport(report)
    return send(reply, 200, invitationPageMessages.mailReport)
  })
}

function send(reply: FastifyReply, status: number, page: PageTexts): FastifyReply {
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
