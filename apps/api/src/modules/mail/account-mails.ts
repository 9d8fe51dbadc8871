import { CODE_SECONDS } from '@wordhoard/contracts/accounts'
import { brand } from '@wordhoard/contracts/site/brand'
import { pages } from '@wordhoard/contracts/site/pages'
import type { Mail } from './mail'
import { type MailContent, type MailSite, mailOf } from './mail-template'

const minutes = CODE_SECONDS / 60
const onlyHere = `The code is good for ${minutes} minutes and for one use. Type it only on our own pages, and tell nobody.`

/** Sends the mails that concern an account. */
export class AccountMails {
  readonly #send: (mail: Mail) => void
  readonly #site: MailSite

  constructor(mail: { send(mail: Mail): void }, site: MailSite) {
    this.#send = (written) => mail.send(written)
    this.#site = site
  }

  registrationCode(to: string, code: string): void {
    this.#mail({
      to,
      subject: `${code} is your ${brand.name} code`,
      heading: 'Your verification code',
      paragraphs: [`Welcome to ${brand.name}. Type this code on the registration page to make your account:`],
      code,
      notes: [
        onlyHere,
        'You did not want to register? Then you need do nothing: without the code there will be no account.',
      ],
    })
  }

  /** Sent to a registered address for which a registration code was requested. */
  alreadyRegistered(to: string): void {
    this.#mail({
      to,
      subject: `You already have an account at ${brand.name}`,
      heading: 'You already have an account',
      paragraphs: [
        'Somebody, most likely you, wanted to register with this address. It has an account already, so there is no code to type: just log in.',
      ],
      links: [
        { label: 'Log in', url: this.#url(pages.login.path) },
        { label: 'I have forgotten my password', url: this.#url(pages.forgotPassword.path) },
      ],
      notes: ['It was not you? Then you need do nothing: your account is as it was.'],
    })
  }

  passwordReset(to: string, code: string): void {
    this.#mail({
      to,
      subject: `${code} is your code for a new password`,
      heading: 'Choose a new password',
      paragraphs: [
        'Type this code on the page where you asked for it, with the password you want from now on:',
      ],
      code,
      notes: [
        onlyHere,
        'You did not ask for it? Then you need do nothing: your password stays as it is. Should such mails keep coming, somebody may be trying to get at your account.',
      ],
    })
  }

  passwordChanged(to: string): void {
    this.#mail({
      to,
      subject: `Your ${brand.name} password was changed`,
      heading: 'Your password was changed',
      paragraphs: [
        'The password of your account has just been changed. All other devices have been signed out; log in there with the new password.',
      ],
      notes: [
        `It was not you? Choose a new password at once at ${this.#url(pages.forgotPassword.path)}: that signs everybody out.${this.#withContact((contact) => ` Then tell us: ${contact}`)}`,
      ],
    })
  }

  /** Sent to an account whose password is being guessed, when it logs in from an unknown device. */
  deviceCode(to: string, code: string): void {
    this.#mail({
      to,
      subject: `${code} is your ${brand.name} login code`,
      heading: 'Is it you logging in?',
      paragraphs: [
        'Someone has tried many wrong passwords for your account. So we check every new device. Type this code on the login page:',
      ],
      code,
      notes: [
        onlyHere,
        'Was that not you? Ignore this email. Nobody gets in without this code and your password.',
        'Your usual devices don’t need a code.',
      ],
    })
  }

  /** Sent to a new address that a user wants for their account. */
  newAddressCode(to: string, code: string): void {
    this.#mail({
      to,
      subject: `${code} confirms your new e-mail address`,
      heading: 'Confirm your new e-mail address',
      paragraphs: [`Type this code in your ${brand.name} settings to use this address for your account:`],
      code,
      notes: [
        onlyHere,
        'You did not ask for it? Then somebody mistyped their address, and you need do nothing.',
      ],
    })
  }

  /** Sent to an address that already has an account and that another account wanted. */
  addressTaken(to: string): void {
    this.#mail({
      to,
      subject: `This address has an account at ${brand.name}`,
      heading: 'This address has an account already',
      paragraphs: [
        'Somebody wanted to change the e-mail address of another account to this one. An address belongs to one account only, so nothing was changed.',
      ],
      links: [
        { label: 'Log in with this address', url: this.#url(pages.login.path) },
        { label: 'I have forgotten my password', url: this.#url(pages.forgotPassword.path) },
      ],
      notes: [
        'It was you? Log in with this address, or delete that account first. It was not you? Then you need do nothing.',
      ],
    })
  }

  /** Sent to an account's previous address. */
  addressChanged(oldAddress: string, newAddress: string): void {
    this.#mail({
      to: oldAddress,
      subject: `The e-mail address of your ${brand.name} account was changed`,
      heading: 'Your e-mail address was changed',
      paragraphs: [
        `Your account now has the address ${maskAddress(newAddress)}. From now on, log in with that one; this is the last mail to the old one.`,
      ],
      notes: [
        `${this.#withContact((contact) => `It was not you? Write at once to ${contact}, from this address, and we shall look into it. `)}Whoever did this knew your password: change it wherever else you use it.`,
      ],
    })
  }

  accountDeleted(to: string, username: string): void {
    this.#mail({
      to,
      subject: `Your ${brand.name} account was deleted`,
      heading: 'Your account was deleted',
      paragraphs: [
        `The account ${username} and what belonged to it are gone, and nobody can bring them back. Thank you for reading with us; you are welcome to register again at any time.`,
      ],
      notes: [this.#withContact((contact) => `It was not you? Write to us: ${contact}`)].filter(Boolean),
    })
  }

  /** Returns a text with the contact address, or nothing if there is none. */
  #withContact(write: (contact: string) => string): string {
    const { contactEmail } = this.#site
    return contactEmail ? write(contactEmail) : ''
  }

  #mail(content: MailContent): void {
    this.#send(mailOf(this.#site, content))
  }

  #url(path: string): string {
    return `${this.#site.publicUrl}${path}`
  }
}

/** Masks an address: the owner can recognise it, but nobody else could write to it. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@')
  return `${address.slice(0, 1)}•••${address.slice(at)}`
}
