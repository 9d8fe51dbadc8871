import type Mailer from 'nodemailer/lib/mailer'
import type { OutgoingMail } from './mail'

/** One address and nothing that could be a second one, a name or another header. */
const plainAddress = /^[^\s\p{Cc}<>,;:"()[\]\\@]+@[^\s\p{Cc}<>,;:"()[\]\\@]+$/u

/**
 * A mail as nodemailer takes it.
 *
 * @throws Error when the recipient is anything but one plain address
 */
export function messageOf(mail: OutgoingMail): Mailer.Options {
  if (!plainAddress.test(mail.to)) throw new Error('The recipient of a mail is not a plain address')
  return {
    from: mail.from,
    to: { name: '', address: mail.to },
    subject: mail.subject.replace(/\p{Cc}+/gu, ' '),
    text: mail.text,
    html: mail.html,
    // Away notices would only come back to an address that nobody reads.
    headers: {
      'Auto-Submitted': 'auto-generated',
      'X-Auto-Response-Suppress': 'All',
      ...(mail.unsubscribeUrl && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}
