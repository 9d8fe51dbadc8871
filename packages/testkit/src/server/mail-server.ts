import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  readonly url: string
  /** Messages in order of arrival. */
  readonly received: readonly string[]
  close(): Promise<void>
}

/**
 * Starts a real mail server on a port of its own.
 *
 * @param answers status codes with which the first messages are rejected, one each
 */
export async function openMailServer(answers: number[] = []): Promise<MailServer> {
  const received: string[] = []
  const smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const responseCode = answers.shift()
        // Quotes the address, as real servers do.
        const words = `not for ${envelope.rcptTo.map(({ address }) => address).join()}`
        if (responseCode) return done(Object.assign(new Error(words), { responseCode }))
        received.push(Buffer.concat(chunks).toString())
        done()
      })
    },
  })
  const port = await new Promise<number>((resolve) => {
    const listening = smtp.listen(0, '127.0.0.1', () => resolve((listening.address() as AddressInfo).port))
  })
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise<void>((resolve) => smtp.close(() => resolve())),
  }
}
