import { brand } from '@wordhoard/contracts/brand'
import type { Mail } from '../mail/mail'
import { type MailSite, mailOf } from '../mail/mail-template'

/** The mail by which a student of a class list gets a code. */
export class InvitationMails {
  readonly #send: (mail: Mail) => void
  readonly #site: MailSite

  constructor(mail: { send(mail: Mail): void }, site: MailSite) {
    this.#send = (written) => mail.send(written)
    this.#site = site
  }

  invitation(
    to: string,
    { code, url, school, classroom }: { readonly [K in 'code' | 'url' | 'school' | 'classroom']: string },
  ): void {
    this.#send(
      mailOf(this.#site, {
        to,
        subject: `Join ${classroom} at ${brand.name}`,
        heading: `Join ${classroom}`,
        paragraphs: [
          `Your school, ${school}, invites you to the classroom ${classroom}. Follow the link, or type this code on the page for schools:`,
        ],
        code,
        links: [{ label: 'Join the classroom', url }],
        notes: [
          'The code is for you alone and good for one use.',
          'You do not know this school? Then you need do nothing, and no account is made.',
        ],
      }),
    )
  }
}
