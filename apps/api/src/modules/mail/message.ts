import type Mailer from 'nodemailer/lib/mailer'
import type { OutgoingMail } from './mail'

/** Exactly one address: no second one, no name and no header. */
const plainAddress = /^[^\s\p{Cc}<>,;:"()[\]\\@]+@[^\s\p{Cc}<>,;:"()[\]\\@]+$/u

/**
 * Converts a mail to nodemailer's options.
 *
 * @throws Error if the recipient isn't one plain address
 */
export function messageOf(mail: OutgoingMail): Mailer.Options {
  if (!plainAddress.test(mail.to)) throw new Error('The recipient of a mail is not a plain address')
  return {
    from: mail.from,
    to: { name: '', address: mail.to },
    subject: mail.subject.replace(/\p{Cc}+/gu, ' '),
    text: mail.text,
    html: mail.html,
    // Suppresses out-of-office replies, which would go to an address that nobody reads.
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
