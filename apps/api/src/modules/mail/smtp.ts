import { createTransport } from 'nodemailer'
import type { MailTransport } from './mail'
import { messageOf } from './message'

/** Sends through a mail server, over few connections that are kept open while there is something to send. */
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
