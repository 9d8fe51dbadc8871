import { pathTo } from '@wordhoard/contracts/site/page-address'
import type { Logger } from 'pino'
import type { Mail } from '../mail/mail'
import { type MailSite, mailOf } from '../mail/mail-template'
import { invitationMessages, invitationReportMessages } from '../mail/messages/invitation-messages'
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
    const who = plainName(school) || invitationMessages.school
    const what = invitationMessages.class(plainName(classroom))
    const mail = mailOf(this.#site, {
      to,
      subject: invitationMessages.subject,
      heading: invitationMessages.heading,
      paragraphs: [invitationMessages.text(who, what)],
      code,
      links: [
        { label: invitationMessages.join, url },
        { label: invitationMessages.stop, url: stop },
        { label: invitationMessages.report, url: report },
      ],
      notes: [invitationMessages.code, invitationMessages.unexpected],
    })
    this.#send({ ...mail, unsubscribeUrl: stop })
  }

  /** Tells the operator of the installation that a recipient has reported a school; does nothing without their address. */
  mailReport({ schoolId, school, reports }: NewReport): void {
    const { contactEmail, publicUrl } = this.#site
    // Happens only outside production, which requires the address.
    if (contactEmail === undefined) {
      this.#logger.warn('CONTACT_EMAIL is not set, so a report was not mailed')
      return
    }
    const { subject, heading, text, stopped, page, anonymous, ...names } = invitationReportMessages
    const who = school ? names.school(school, schoolId) : names.deletedSchool(schoolId)
    this.#send(
      mailOf(this.#site, {
        to: contactEmail,
        subject,
        heading,
        paragraphs: [text(who, REPORTS_DAYS, reports), ...(reports >= REPORTS_THAT_STOP ? [stopped] : [])],
        links: school ? [{ label: page, url: publicUrl + pathTo('school', { slug: school }) }] : [],
        notes: [anonymous],
      }),
    )
  }
}
