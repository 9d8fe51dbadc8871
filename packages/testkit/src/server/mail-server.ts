import type { AddressInfo } from 'node:net'
import { SMTPServer } from 'smtp-server'

export interface MailServer {
  readonly url: string
  /** Messages as they arrived. */
  readonly received: readonly string[]
  close(): Promise<void>
}

/**
 * A real mail server on a port of its own.
 *
 * @param answers status codes that the first messages are refused with, one each
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
        // As real ones do, it quotes the address.
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
