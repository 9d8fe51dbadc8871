import { brand } from '@wordhoard/contracts/site/brand'
import { pathTo } from '@wordhoard/contracts/site/page-address'
import type { Logger } from 'pino'
import type { Mail } from '../mail/mail'
import { type MailSite, mailOf } from '../mail/mail-template'
import { type NewReport, REPORTS_THAT_STOP } from './answers'
import { REPORTS_DAYS } from './answers.queries'
import type { MailLinks } from './mail-links'
import { plainName } from './plain-name'

/** The contents of an invitation; the names are those the school has chosen. */
export interface Invitation {
  readonly code: string
  readonly url: string
  readonly schoolId: number
  readonly school: string
  readonly classroom: string
}

/** Sends codes by mail to students of a class list, and reports of those mails to the operator. */
export class InvitationMails {
  readonly #send: (mail: Mail) => void
  readonly #site: MailSite
  readonly #links: MailLinks
  readonly #logger: Pick<Logger, 'warn'>

  constructor(
    mail: { send(mail: Mail): void },
    site: MailSite,
    links: MailLinks,
    logger: Pick<Logger, 'warn'>,
  ) {
    this.#send = (written) => mail.send(written)
    this.#site = site
    this.#links = links
    this.#logger = logger
  }

  /** Sends an invitation with its code and the links to opt out and to report it. */
  invitation(to: string, { code, url, schoolId, school, classroom }: Invitation): void {
    const { stop, report } = this.#links.linksFor(schoolId, to)
    const who = plainName(school) || 'A school'
    const what = plainName(classroom)
    const mail = mailOf(this.#site, {
      to,
      // The subject holds no text chosen by a user, since the mail goes to a stranger.
      subject: `You’re invited to a class on ${brand.name}`,
      heading: 'You’re invited to a class',
      paragraphs: [
        `${who} invites you to ${what ? `the class “${what}”` : 'a class'}. Follow the link, or type this code on the Schools page:`,
      ],
      code,
      links: [
        { label: 'Join the class', url },
        { label: 'Get no more invitations', url: stop },
        { label: 'Report this invitation', url: report },
      ],
      notes: [
        'The code is for you alone and works once.',
        'You don’t know this school? Just ignore this email, and we won’t make an account.',
      ],
    })
    this.#send({ ...mail, unsubscribeUrl: stop })
  }

  /** Tells the operator of the installation that a recipient has reported a school. */
  mailReport({ schoolId, school, reports }: NewReport): void {
    const to = this.#site.contactEmail
    // Happens only outside production, which requires the address.
    if (!to) {
      this.#logger.warn('CONTACT_EMAIL is not set, so a report was not mailed')
      return
    }
    const name = school
      ? `the school “${school}” (number ${schoolId})`
      : `school number ${schoolId}, now deleted`
    this.#send(
      mailOf(this.#site, {
        to,
        subject: `${brand.name}: an invitation was reported`,
        heading: 'An invitation was reported',
        paragraphs: [
          `Someone reported an invitation by ${name}. Recipients who reported it in ${REPORTS_DAYS} days: ${reports}.`,
          ...(reports >= REPORTS_THAT_STOP
            ? [
                'The school sends no more invitations by email until the reports are older. Its codes still work.',
              ]
            : []),
        ],
        links: school
          ? [{ label: 'The school’s page', url: this.#site.publicUrl + pathTo('school', { slug: school }) }]
          : [],
        notes: ['We don’t know who reported it: we keep a hash of the address only.'],
      }),
    )
  }
}
