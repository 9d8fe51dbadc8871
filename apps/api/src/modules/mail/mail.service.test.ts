import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openMailServer } from '@wordhoard/testkit/server/mail-server'
import { pino } from 'pino'
import PostalMime from 'postal-mime'
import { afterEach, describe, expect, it } from 'vitest'
import { readEnv } from '../../env'
import type { Mail } from './mail'
import { MailService } from './mail.service'

const mail: Mail = {
  to: 'ann@example.org',
  subject: '048213 is your code',
  text: 'Your code: 048213\n',
  html: '<p>Your code: <b>048213</b></p>',
}

const undo: (() => unknown)[] = []
afterEach(async () => {
  for (const step of undo.splice(0).reverse()) await step()
})

function service(environment: Record<string, string>, pauses = [20, 20]) {
  const lines: string[] = []
  const printedLines: string[] = []
  const env = readEnv({ PUBLIC_URL: 'https://words.example.org', ...environment })
  const logger = pino({ level: 'info' }, { write: (line) => lines.push(line) })
  const mails = new MailService({ env, logger, printLine: (line) => printedLines.push(line), pauses })
  return { mails, lines, printedLines }
}

/** A mail server that gives the listed answers to the first messages, then accepts the rest. */
async function server(answers: number[] = []) {
  const mailServer = await openMailServer(answers)
  undo.push(mailServer.close)
  return mailServer
}

describe('without a mail server', () => {
  function outbox() {
    const dataDir = mkdtempSync(join(tmpdir(), 'outbox-'))
    undo.push(() => rmSync(dataDir, { recursive: true }))
    return { dataDir, folder: join(dataDir, 'outbox') }
  }

  it('writes each mail to a file that only the owner can read, in order of time, and prints its code', async () => {
    const { dataDir, folder } = outbox()
    const { mails, printedLines } = service({ DATA_DIR: dataDir })
    for (const to of ['ann@example.org', 'ben@example.org']) {
      mails.send({ ...mail, to })
      await mails.waitForDelivery()
    }
    await mails.close()
    const files = readdirSync(folder).sort()
    expect(files).toHaveLength(2)
    expect(statSync(join(folder, files[0]!)).mode & 0o777).toBe(0o600)
    const first = await PostalMime.parse(readFileSync(join(folder, files[0]!)))
    expect(first).toMatchObject({
      from: { name: 'Wordhoard', address: 'no-reply@words.example.org' },
      to: [{ address: 'ann@example.org' }],
      subject: mail.subject,
    })
    expect(first.text?.trim()).toBe(mail.text.trim())
    expect(first.html?.trim()).toBe(mail.html)
    expect(printedLines[0]).toContain('ann@example.org: 048213 is your code')
  })

  it('names files in the order in which mails were sent, even at the same moment', async () => {
    const { dataDir, folder } = outbox()
    const { mails } = service({ DATA_DIR: dataDir })
    const numbers = Array.from({ length: 60 }, (_, at) => String(at))
    // The longer a mail, the longer it takes to compose.
    for (const number of numbers)
      mails.send({ ...mail, subject: number, text: 'Word. '.repeat((60 - Number(number)) * 50) })
    await mails.close()
    const files = readdirSync(folder).sort()
    const subjects = await Promise.all(
      files.map(async (file) => (await PostalMime.parse(readFileSync(join(folder, file)))).subject),
    )
    expect(subjects).toEqual(numbers)
  })

  it('lets nothing in a mail become a header or a second recipient', async () => {
    const { dataDir, folder } = outbox()
    const { mails, lines } = service({ DATA_DIR: dataDir })
    for (const to of ['a@b.org, c@d.org', 'a@b.org\r\nBcc: c@d.org', 'x <a@b.org>', 'a@b.org;c@d.org', '']) {
      mails.send({ ...mail, to })
    }
    mails.send({ ...mail, subject: 'One\r\nBcc: c@d.org' })
    await mails.close()
    expect(lines).toHaveLength(5)
    const files = readdirSync(folder)
    expect(files).toHaveLength(1)
    const { headers, subject } = await PostalMime.parse(readFileSync(join(folder, files[0]!)))
    expect(headers.map(({ key }) => key)).not.toContain('bcc')
    expect(subject).toBe('One Bcc: c@d.org')
  })
})

describe('with a mail server', () => {
  it('delivers text and HTML from the configured sender', async () => {
    const { received, url } = await server()
    const { mails, printedLines } = service({
      SMTP_URL: url,
      MAIL_FROM: 'Hill Road School <words@hillroad.example>',
    })
    mails.send(mail)
    await mails.close()
    const arrived = await PostalMime.parse(received[0]!)
    expect(arrived.from).toEqual({ name: 'Hill Road School', address: 'words@hillroad.example' })
    expect(arrived.text).toContain('048213')
    expect(arrived.html).toContain('<b>048213</b>')
    expect(received[0]).toMatch(/^Auto-Submitted: auto-generated\r$/m)
    expect(printedLines).toEqual([])
  })

  it('returns from `send` before the delivery', async () => {
    const { received, url } = await server()
    const { mails } = service({ SMTP_URL: url })
    mails.send(mail)
    expect(received).toHaveLength(0)
    await mails.waitForDelivery()
    expect(received).toHaveLength(1)
    await mails.close()
  })

  it('tries again when the server is busy', async () => {
    const { received, url } = await server([451, 421])
    const { mails, lines } = service({ SMTP_URL: url })
    mails.send(mail)
    await mails.waitForDelivery()
    await mails.close()
    expect(received).toHaveLength(1)
    expect(lines).toHaveLength(2)
  })

  it('logs final failures without address, subject or code', async () => {
    const refusing = await server([550])
    const attempts = [
      { url: refusing.url, tries: 1 },
      { url: 'smtp://127.0.0.1:9', tries: 3 },
    ]
    for (const { url, tries } of attempts) {
      const { mails, lines } = service({ SMTP_URL: url })
      mails.send(mail)
      await mails.waitForDelivery()
      await mails.close()
      expect(lines).toHaveLength(tries)
      expect(lines.join('')).not.toMatch(/ann|example|048213/)
    }
    expect(refusing.received).toHaveLength(0)
  })

  it('sends mails waiting for a retry when it closes', async () => {
    const { received, url } = await server([451])
    const { mails } = service({ SMTP_URL: url }, [60_000, 60_000])
    mails.send(mail)
    await new Promise((resolve) => setTimeout(resolve, 200))
    await mails.close()
    expect(received).toHaveLength(1)
  })
})
