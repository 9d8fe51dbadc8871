import type { reportReasons } from '@wordhoard/contracts/profiles'
import { pathTo } from '@wordhoard/contracts/site/page-address'
import type { Logger } from 'pino'
import type { Mail } from '../mail/mail'
import { type MailSite, mailOf } from '../mail/mail-template'
import { reportMessages } from '../mail/messages/report-messages'

/** A report as shown to the people who decide about it. */
export interface Report {
  readonly reason: (typeof reportReasons)[number]
  readonly text: string
  readonly reporter: string
  readonly reported: string
  /** The reported message, as typed. */
  readonly quoted: string | undefined
  /** The school whose staff decide; undefined if the operator decides. */
  readonly school: string | undefined
}

/** Sends reports by mail. */
export class ReportMails {
  readonly #send: (mail: Mail) => void
  readonly #site: MailSite
  readonly #logger: Pick<Logger, 'warn'>

  constructor(mail: { send(mail: Mail): void }, site: MailSite, logger: Pick<Logger, 'warn'>) {
    this.#send = (written) => mail.send(written)
    this.#site = site
    this.#logger = logger
  }

  /** Sends a report to the addresses, or to the operator if there are none. */
  report(addresses: readonly string[], report: Report): void {
    const { reason, text, reporter, reported, quoted, school } = report
    const { contactEmail, publicUrl } = this.#site
    const operator = contactEmail === undefined ? [] : [contactEmail]
    const recipients = addresses.length > 0 ? addresses : operator
    // Happens only outside production, which requires the address.
    if (recipients.length === 0) this.#logger.warn('CONTACT_EMAIL is not set, so a report was not mailed')
    const profileOf = (username: string) => ({
      label: reportMessages.profile(username),
      url: publicUrl + pathTo('user', { username }),
    })
    for (const to of recipients) {
      this.#send(
        mailOf(this.#site, {
          to,
          subject: reportMessages.subject(reason),
          heading: reportMessages.heading(reported),
          paragraphs: [
            reportMessages.text(reporter, reported, school, reason),
            ...(text ? [reportMessages.words(text)] : []),
            ...(quoted === undefined ? [] : [reportMessages.message(quoted)]),
          ],
          links: [profileOf(reported), profileOf(reporter)],
          notes: [
            ...(school !== undefined && addresses.length > 0 ? [reportMessages.whyYou(school)] : []),
            reportMessages.anonymous,
          ],
        }),
      )
    }
  }
}
