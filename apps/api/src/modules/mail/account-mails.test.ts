import { describe, expect, it } from 'vitest'
import { AccountMails, maskAddress } from './account-mails'
import type { Mail } from './mail'
import type { MailSite } from './mail-template'

const site = {
  publicUrl: 'https://words.example.org',
  operator: 'Hill Road <School>',
  contactEmail: 'office@example.org',
}

function mailWrittenBy(write: (mails: AccountMails) => void, from: MailSite = site): Mail {
  const sent: Mail[] = []
  write(new AccountMails({ send: (mail) => sent.push(mail) }, from))
  return sent[0]!
}

const to = 'ann@example.org'
const all: Record<string, (mails: AccountMails) => void> = {
  'registration code': (mails) => mails.registrationCode(to, '048213'),
  'already registered': (mails) => mails.alreadyRegistered(to),
  'password reset': (mails) => mails.passwordReset(to, '048213'),
  'password changed': (mails) => mails.passwordChanged(to),
  'device code': (mails) => mails.deviceCode(to, '048213'),
  'new address': (mails) => mails.newAddressCode(to, '048213'),
  'address taken': (mails) => mails.addressTaken(to),
  'address changed': (mails) => mails.addressChanged(to, 'ann.b@example.org'),
  'account deleted': (mails) => mails.accountDeleted(to, 'Ann & <Ben>'),
}

/** Returns the text that a person reads in an HTML mail. */
function read(html: string): string {
  const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" }
  return html
    .replace(/<head>.*<\/head>/s, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(\w+|#39);/g, (_, name: string) => entities[name]!)
    .replace(/\s+/g, ' ')
}

describe.each(Object.entries(all))('the mail "%s"', (_name, write) => {
  const mail = mailWrittenBy(write)

  it('has the same text in both versions, plain and HTML', () => {
    const html = read(mail.html)
    for (const line of mail.text.split('\n')) {
      if (/^(-- |https:)|:$/.test(line)) continue
      expect(html).toContain(line.trim())
    }
    for (const [url] of mail.text.matchAll(/https:\S+(?=\n)/g)) expect(mail.html).toContain(`href="${url}"`)
  })

  it('goes to its address, names the sender, and loads nothing from elsewhere', () => {
    expect(mail.to).toBe(to)
    expect(mail.text).toContain('run by Hill Road <School>')
    expect(mail.html).toContain('Hill Road &lt;School&gt;')
    expect(mail.html).not.toMatch(/<(img|script|link|iframe)|url\(/i)
  })

  it('says what to do if it is unexpected, in short sentences', () => {
    expect(mail.text).toMatch(/[Ii]gnore this email|Reset my password|Then tell us/)
    const sentences = mail.text.split(/(?<=[.?!:])\s+|\n+/)
    for (const sentence of sentences) expect(sentence.split(/\s+/).length, sentence).toBeLessThanOrEqual(16)
    expect(mail.text + mail.subject).not.toMatch(/e-mail|['"]/)
  })

  it('never shows a placeholder where the installation has no operator or address', () => {
    const unset = mailWrittenBy(write, { ...site, operator: undefined, contactEmail: undefined })
    expect(unset.text + unset.html).not.toMatch(/undefined|run by|Questions|tell us/)
  })
})

describe('a masked address', () => {
  it('shows the first letter and the host', () => {
    expect(maskAddress('ann.b@mail.example.org')).toBe('a•••@mail.example.org')
  })
})

describe('mails of an installation without operator and contact address', () => {
  const unnamed = { publicUrl: site.publicUrl, operator: undefined, contactEmail: undefined }
  const sent: Mail[] = []
  const mails = new AccountMails({ send: (mail) => sent.push(mail) }, unnamed)
  for (const write of Object.values(all)) write(mails)

  it.each(sent)('mention neither: $subject', ({ text, html }) => {
    for (const version of [text, html]) {
      expect(version).not.toMatch(
        /undefined|run by|Questions:|OPERATOR|not-set|[Ww]rite (at once )?to|tell us:/,
      )
    }
  })
})
