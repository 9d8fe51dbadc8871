import type { reportReasons } from '@wordhoard/contracts/profiles'
import { brand } from '@wordhoard/contracts/site/brand'
import { pathTo } from '@wordhoard/contracts/site/page-address'
import type { Logger } from 'pino'
import type { Mail } from '../mail/mail'
import { type MailSite, mailOf } from '../mail/mail-template'

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
    const { contactEmail } = this.#site
    const recipients = addresses.length > 0 ? addresses : contactEmail ? [contactEmail] : []
    // Happens only outside production, which requires the address.
    if (recipients.length === 0) this.#logger.warn('CONTACT_EMAIL is not set, so a report was not mailed')
    for (const to of recipients) {
      this.#send(
        mailOf(this.#site, {
          to,
          subject: `${brand.name}: a member was reported (${reason})`,
          heading: `${reported} was reported`,
          paragraphs: [
            `${reporter} reports ${reported}${school ? `, both members of ${school}` : ''}. Reason: ${reason}.`,
            ...(text ? [`In their words: ${text}`] : []),
            ...(quoted === undefined ? [] : [`The message: ${quoted}`]),
          ],
          links: [
            {
              label: `Profile of ${reported}`,
              url: this.#site.publicUrl + pathTo('user', { username: reported }),
            },
            {
              label: `Profile of ${reporter}`,
              url: this.#site.publicUrl + pathTo('user', { username: reporter }),
            },
          ],
          notes: [
            addresses.length > 0
              ? `You get this because you run ${school}. Whoever was reported does not know who reported them.`
              : 'Whoever was reported does not know who reported them.',
          ],
        }),
      )
    }
  }
}
