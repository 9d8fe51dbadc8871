import { pages } from '@wordhoard/contracts/site/pages'
import type { Mail } from './mail'
import { type MailContent, type MailSite, mailOf } from './mail-template'
import { accountMailMessages } from './messages/account-messages'

const { codeNote, tellUs, ...messages } = accountMailMessages

/** Sends the mails that concern an account. */
export class AccountMails {
  readonly #send: (mail: Mail) => void
  readonly #site: MailSite

  constructor(mail: { send(mail: Mail): void }, site: MailSite) {
    this.#send = (written) => mail.send(written)
    this.#site = site
  }

  registrationCode(to: string, code: string): void {
    this.#mailCode(to, code, messages.registrationCode)
  }

  /** Sent to a registered address for which a registration code was requested. */
  alreadyRegistered(to: string): void {
    const { subject, heading, text, logIn, forgotten, unexpected } = messages.alreadyRegistered
    this.#mail({
      to,
      subject,
      heading,
      paragraphs: [text],
      links: [this.#loginLink(logIn), this.#resetLink(forgotten)],
      notes: [unexpected],
    })
  }

  passwordReset(to: string, code: string): void {
    this.#mailCode(to, code, messages.passwordReset)
  }

  passwordChanged(to: string): void {
    const { subject, heading, text, unexpected, forgotten } = messages.passwordChanged
    this.#mail({
      to,
      subject,
      heading,
      paragraphs: [text],
      links: [this.#resetLink(forgotten)],
      notes: [this.#explainUnexpected(unexpected)],
    })
  }

  /** Sent to an account whose password is being guessed, when it logs in from an unknown device. */
  deviceCode(to: string, code: string): void {
    this.#mailCode(to, code, messages.deviceCode, [messages.deviceCode.usualDevices])
  }

  /** Sent to a new address that a user wants for their account. */
  newAddressCode(to: string, code: string): void {
    this.#mailCode(to, code, messages.newAddressCode)
  }

  /** Sent to an address that already has an account and that another account wanted. */
  addressTaken(to: string): void {
    const { subject, heading, text, logIn, forgotten, unexpected } = messages.addressTaken
    this.#mail({
      to,
      subject,
      heading,
      paragraphs: [text],
      links: [this.#loginLink(logIn), this.#resetLink(forgotten)],
      notes: [unexpected],
    })
  }

  /** Sent to an account's previous address. */
  addressChanged(oldAddress: string, newAddress: string): void {
    const { subject, heading, text, unexpected } = messages.addressChanged
    const paragraphs = [text(maskAddress(newAddress))]
    this.#mail({ to: oldAddress, subject, heading, paragraphs, notes: [this.#explainUnexpected(unexpected)] })
  }

  accountDeleted(to: string, username: string): void {
    const { subject, heading, text, unexpected } = messages.accountDeleted
    const notes = this.#site.contactEmail === undefined ? [] : [this.#explainUnexpected(unexpected)]
    this.#mail({ to, subject, heading, paragraphs: [text(username)], notes })
  }

  #mailCode(
    to: string,
    code: string,
    { subject, heading, text, unexpected }: CodeMessages,
    notes: readonly string[] = [],
  ): void {
    this.#mail({
      to,
      subject: subject(code),
      heading,
      paragraphs: [text],
      code,
      notes: [codeNote, unexpected, ...notes],
    })
  }

  /** Adds whom to tell, if the installation has an address. */
  #explainUnexpected(text: string): string {
    const { contactEmail } = this.#site
    return contactEmail === undefined ? text : `${text} ${tellUs(contactEmail)}`
  }

  #loginLink(label: string) {
    return { label, url: this.#site.publicUrl + pages.login.path }
  }

  #resetLink(label: string) {
    return { label, url: this.#site.publicUrl + pages.forgotPassword.path }
  }

  #mail(content: MailContent): void {
    this.#send(mailOf(this.#site, content))
  }
}

interface CodeMessages {
  readonly subject: (code: string) => string
  readonly heading: string
  readonly text: string
  readonly unexpected: string
}

/** Masks an address: the owner can recognise it, but nobody else could write to it. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}•••${address.slice(at)}`
}
