/** One mail to one person. */
export interface Mail {
  /** An address, nothing else; it has passed the contracts' `email`. */
  readonly to: string
  readonly subject: string
  readonly text: string
  readonly html: string
  /** Where the recipient stops mails of this kind, by posting (RFC 8058). */
  readonly unsubscribeUrl?: string
}

/** A mail with its sender, as a transport takes it. */
export interface OutgoingMail extends Mail {
  readonly from: string
}

/** A way for mails to leave. */
export interface MailTransport {
  /** Whether a failure may be gone at another try. */
  readonly retries: boolean
  /** Resolves when the mail has been handed over. */
  deliver(mail: OutgoingMail): Promise<void>
  /** Deletes the copies of mails to an address; absent where none are kept. */
  forget?(address: string): Promise<void>
  close(): Promise<void>
}
