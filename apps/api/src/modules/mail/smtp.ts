import type { MailTransport } from './mail'
import { messageOf } from './message'

/** Sends mails through a mail server, over a few connections that stay open while there are mails to send. */
export function smtp(url: string): MailTransport {
  const open = async () => {
    // Loaded for the first mail: it takes 3 MB, and a thirtieth of the time of a start.
    const { createTransport } = await import('nodemailer')
    return createTransport({
      url,
      pool: true,
      maxConnections: 2,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      dnsTimeout: 5_000,
    })
  }
  let transport: ReturnType<typeof open> | undefined
  return {
    retries: true,
    async deliver(mail) {
      transport ??= open()
      await (await transport).sendMail(messageOf(mail))
    },
    close: async () => (await transport)?.close(),
  }
}
