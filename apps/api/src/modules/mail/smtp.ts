import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail'
import { messageOf } from './message'

/** Sends mails through a mail server, over a few connections that stay open while there are mails to send. */
export function smtp(url: string): MailTransport {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 2,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    dnsTimeout: 5_000,
  })
  return {
    retries: true,
    async deliver(mail) {
      await transport.sendMail(messageOf(mail))
    },
    close: async () => transport.close(),
  }
}
