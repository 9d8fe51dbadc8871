import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { MailTransport } from './mail'
import { messageOf } from './message'

/**
 * Writes mails as .eml files instead of sending them, for trying out the application and for classes without a mail
 * server. File names sort by the order in which mails were sent. Prints the subject, which contains the code if there is one, because the person
 * running the server needs it.
 *
 * @param printLine prints one line for the operator
 */
export function outbox(folder: string, printLine: (line: string) => void): MailTransport {
  /** Number of mails so far. Several may be sent within a millisecond, and long ones take longer to compose. */
  let sent = 0
  const open = async () => {
    // Loaded for the first mail, as in `smtp`.
    const { createTransport } = await import('nodemailer')
    return createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  }
  let composer: ReturnType<typeof open> | undefined
  return {
    retries: false,
    async deliver(mail) {
      const stamp = new Date().toISOString().replace(/[:.]/g, '-')
      sent += 1
      const number = String(sent).padStart(9, '0')
      composer ??= open()
      const { message } = await (await composer).sendMail(messageOf(mail))
      await mkdir(folder, { recursive: true, mode: 0o700 })
      const file = join(folder, `${stamp}-${number}-${randomBytes(3).toString('hex')}.eml`)
      // Written under another name first, so that nothing watching the folder reads half a mail.
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600, flag: 'wx' })
      await rename(`${file}.part`, file)
      printLine(`Mail to ${mail.to}: ${mail.subject} (${file})`)
    },
    async forget(address) {
      const files = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
        // No mail has been written yet.
        if (error.code === 'ENOENT') return []
        throw error
      })
      for (const name of files) {
        const file = join(folder, name)
        // The operator may be clearing the folder at the same time.
        const mail = await readFile(file, 'utf8').catch(() => '')
        if (recipientOf(mail) === address.toLowerCase()) await rm(file, { force: true })
      }
    },
    close: async () => (await composer)?.close(),
  }
}

/** Returns the address in a message's `To:` header, in lower case. */
function recipientOf(message: string): string | undefined {
  const headers = message.split('\r\n\r\n', 1)[0]!
  return /^To:\s*<?([^\s<>]+)>?\s*$/im.exec(headers)?.[1]?.toLowerCase()
}
